import { formatWeekday } from './formats';
import type { Language } from './languages';

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

/** A line of opening hours: one day or several, and two times of the day (schema.org, openingHours). */
export const OPENING_LINE =
  /^(Mo|Tu|We|Th|Fr|Sa|Su)(?:-(Mo|Tu|We|Th|Fr|Sa|Su))? ([01]\d|2[0-3]):([0-5]\d)-([01]\d|2[0-3]):([0-5]\d)$/;

/** Opening hours in a language: `Mo-Fr 05:00-23:30` is "Mon–Fri 05:00–23:30", "Mo–Fr 05:00–23:30". */
export function openingHoursText(language: Language, lines: readonly string[]): string {
  const day = (code: string) => formatWeekday(language, DAYS.indexOf(code) + 1).replace('.', '');
  return lines.map((line) => line.replace(/[A-Z][a-z]/g, day).replaceAll('-', '–')).join(', ');
}
