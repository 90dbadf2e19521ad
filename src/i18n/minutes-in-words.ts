import { languageTable } from '../address-table';
import type { Language } from './languages';

/** Whole minutes for screen readers, at least 1: "1 minute", "6 Minuten". */
export const minutesInWords = (language: Language, minutes: number): string =>
  new Intl.NumberFormat(languageTable[language].locale, {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'long',
    maximumFractionDigits: 0,
  }).format(Math.max(1, Math.round(minutes)));
