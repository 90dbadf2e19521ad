import { addressTable } from '../../address-table';
import { env } from '../../env';
import { type Language, type Languages, languages, languagesIn, localPath } from '../../i18n/languages';
import { listedPages } from './page-addresses';

/** Width and height in pixels of a card, the preview image of a shared link. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** The path of a page's card below the path prefix; null for pages that search engines do not list. */
export function cardPath(language: Language, path: string): string | null {
  const isListed = listedPages().some((listed) => listed === path);
  return isListed ? `/cards/${language}-${path.slice(1) || 'home'}.png` : null;
}

/** The absolute URL of a file or page below the path prefix. */
export const absoluteUrl = (prefix: string, path: string) => `${env.siteUrl}${prefix}${path}`;

/** The absolute URL of a page in a language. */
export const pageUrl = (prefix: string, language: Language, path: string, known: Languages = languages) =>
  absoluteUrl(prefix, localPath(language, path, known));

/** The URLs of a page in all languages, by `hreflang`, with the default language for all others. */
export function alternateUrls(
  prefix: string,
  path: string,
  table = addressTable,
): readonly (readonly [string, string])[] {
  const known = languagesIn(table.languages);
  return [
    ...known.map((language) => [language, pageUrl(prefix, language, path, known)] as const),
    ['x-default', pageUrl(prefix, known[0], path, known)],
  ];
}
