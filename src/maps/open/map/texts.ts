import type { Language } from '../../../i18n/languages';
import type english from '../../../locales/en/open-map.json';

/**
 * The texts of the open map in a language, by key. They are part of its chunk, so that pages with Google's map do not
 * contain them.
 */
export function textsIn(language: Language): (key: keyof typeof english) => string {
  const texts: typeof english = require(`../../../locales/${language}/open-map.json`);
  return (key) => texts[key];
}
