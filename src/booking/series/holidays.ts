import { getHolidays } from 'feiertagejs';
import type { Language } from '../../i18n/languages';
import { site } from '../../site';

/**
 * The name of the public holiday on a date `YYYY-MM-DD` in the operator's state; null for none. Names and dates are the
 * library's.
 */
export function holidayOn(date: string, language: Language): string | null {
  const holidays = getHolidays(Number(date.slice(0, 4)), site.state);
  return holidays.find(({ dateString }) => dateString === date)?.translate(language) ?? null;
}
