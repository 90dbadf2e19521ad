import { languageTable } from '../address-table';
import type { Language } from './languages';

const inWords = (language: Language, unit: 'hour' | 'minute', number: number) =>
  new Intl.NumberFormat(languageTable[language].locale, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    maximumFractionDigits: 0,
  }).format(number);

/** Whole minutes for screen readers, at least 1: "1 minute", "6 Minuten". */
export const minutesInWords = (language: Language, minutes: number): string =>
  inWords(language, 'minute', Math.max(1, Math.round(minutes)));

/** Whole minutes of an hour or more: "3 hours 5 minutes", "1 Stunde". */
export function hoursInWords(language: Language, minutes: number): string {
  const rest = minutes % 60;
  const hours = inWords(language, 'hour', Math.floor(minutes / 60));
  return rest === 0 ? hours : `${hours} ${inWords(language, 'minute', rest)}`;
}
