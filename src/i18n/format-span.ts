import { languageTable } from '../address-table';
import type { Language } from './languages';

/** A span of time in whole units, in singular or plural: "14 days", "1 year", "14 Tage", "1 Jahr". */
export const formatSpan = (language: Language, number: number, unit: 'day' | 'year') =>
  new Intl.NumberFormat(languageTable[language].locale, { style: 'unit', unit, unitDisplay: 'long' }).format(number);
