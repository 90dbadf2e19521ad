import type { Language } from '../../i18n/languages';
import { useChunkTexts } from '../../i18n/use-translation';

const textsIn = (language: Language) => require(`../../locales/${language}/more.json`);

/** The texts of this room: they load with its fields. */
export const useMoreTexts = () => useChunkTexts('more', textsIn);
