import type { Language } from '../../i18n/languages';
import { useChunkTexts } from '../../i18n/use-translation';

const textsIn = (language: Language) => require(`../../locales/${language}/series.json`);

/** The texts of a series of rides: they load with the parts that show them. */
export const useSeriesTexts = () => useChunkTexts('series', textsIn);
