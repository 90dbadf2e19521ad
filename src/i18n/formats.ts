import { languageTable } from '../address-table';
import { BERLIN } from '../lib/berlin-time';
import type { Language } from './languages';

/** Shown for unknown values, which must never look like zero (D17). */
export const UNKNOWN = '–';

/** The BCP 47 tag for a language's numbers and dates. */
const localeOf = (language: Language) => languageTable[language].locale;

/** Euro with cents: "€14.80", "14,80 €"; with `maximumFractionDigits`, up to that many digits. */
export const formatEuro = (language: Language, amount: number, maximumFractionDigits = 2) =>
  new Intl.NumberFormat(localeOf(language), { style: 'currency', currency: 'EUR', maximumFractionDigits }).format(
    amount,
  );

/** A weekday, its day and its month, which stay in one line: "Fr., 27. Nov.". */
const INSIDE_DAY = /(^\p{L}{2,3}\.?,?|\d\.?) (?=[\p{L}\d])/gu;

/** Formats a moment in Berlin time; an invalid date becomes the dash for unknown and does not throw. */
const formatInstant = (language: Language, instant: Date, options: Intl.DateTimeFormatOptions) =>
  Number.isNaN(instant.getTime())
    ? UNKNOWN
    : new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone: BERLIN })
        .format(instant)
        .replace(INSIDE_DAY, '$1\u00a0');

/** The month of a moment in Berlin: "November 2026". */
export const formatMonth = (language: Language, instant: Date) =>
  formatInstant(language, instant, { month: 'long', year: 'numeric' });

/** A number with the language's decimal sign and a maximum number of digits after it: "7.35", "7,35". */
export const formatNumber = (language: Language, number: number, maximumFractionDigits: number) =>
  new Intl.NumberFormat(localeOf(language), { maximumFractionDigits }).format(number);

/** Whole minutes, "4 min" in each language; zero or less is unknown (D17). */
export function formatMinutes(minutes: number | null): string {
  if (minutes === null || !Number.isFinite(minutes) || minutes <= 0) return UNKNOWN;
  return `${Math.max(1, Math.round(minutes))} min`;
}

/** Kilometres with one digit, "1.2 km", "1,2 km"; zero or less is unknown (D17). */
export function formatKilometers(language: Language, kilometers: number | null): string {
  if (kilometers === null || !Number.isFinite(kilometers) || kilometers <= 0) return UNKNOWN;
  const number = new Intl.NumberFormat(localeOf(language), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return `${number.format(Math.max(0.1, kilometers))} km`;
}

/** The time in Berlin: "14:05". */
export const formatClock = (language: Language, instant: Date) =>
  formatInstant(language, instant, { hour: '2-digit', minute: '2-digit' });

/** The time in the device's time zone: "14:05". */
export const formatDeviceClock = (language: Language, instant: Date) =>
  new Intl.DateTimeFormat(localeOf(language), { hour: '2-digit', minute: '2-digit' }).format(instant);

/** Day and time in Berlin: "Fri, 20 Nov 2026, 14:05", "Fr., 20. Nov. 2026, 14:05". */
export const formatDayAndTime = (language: Language, instant: Date) =>
  formatInstant(language, instant, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });

/** Day and time in Berlin, short: "20 Nov, 14:05", "20. Nov., 14:05". */
export const formatShortDayAndTime = (language: Language, instant: Date) =>
  formatInstant(language, instant, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });

/** The day of an instant in Berlin, short: "20 Nov", "20. Nov." */
export const formatShortDay = (language: Language, instant: Date) =>
  formatInstant(language, instant, { day: 'numeric', month: 'short' });

/** Day and time of a pickup in Berlin: "Fri 20 Nov, 14:05", "Fr., 20. Nov., 14:05". */
export const formatWeekdayAndTime = (language: Language, instant: Date) =>
  formatInstant(language, instant, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });

/** A calendar day from `YYYY-MM-DD`: "1 November 2026", "1. November 2026". */
export const formatDay = (language: Language, day: string) =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

/** The short name of a weekday, 1 for Monday: "Mon", "Mo". */
export const formatWeekday = (language: Language, weekday: number) =>
  // 1 January 2024 was a Monday.
  new Intl.DateTimeFormat(localeOf(language), { weekday: 'short', timeZone: 'UTC' }).format(Date.UTC(2024, 0, weekday));

/** A list of alternatives: "in cash or by card", "bar oder mit Karte". */
export const formatChoice = (language: Language, choices: readonly string[]) =>
  new Intl.ListFormat(localeOf(language), { type: 'disjunction' }).format(choices);

/** A driver's rating with one digit, "4.9", "4,9"; empty if there is none. */
export function formatRating(language: Language, rating: number | null): string {
  if (rating === null || !Number.isFinite(rating) || rating <= 0) return '';
  return new Intl.NumberFormat(localeOf(language), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    rating,
  );
}

/** A duration in ms as a stopwatch, "0:45", "12:05"; negative ones become 0:00. */
export function formatStopwatch(spanMs: number): string {
  const seconds = Math.max(0, Math.floor(spanMs / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** A span of time in whole units, in singular or plural: "14 days", "1 year", "14 Tage", "1 Jahr". */
export const formatSpan = (language: Language, number: number, unit: 'day' | 'year') =>
  new Intl.NumberFormat(languageTable[language].locale, { style: 'unit', unit, unitDisplay: 'long' }).format(number);

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

/** A line of opening hours: one day or several, and two times of the day (schema.org, openingHours). */
export const OPENING_LINE =
  /^(Mo|Tu|We|Th|Fr|Sa|Su)(?:-(Mo|Tu|We|Th|Fr|Sa|Su))? ([01]\d|2[0-3]):([0-5]\d)-([01]\d|2[0-3]):([0-5]\d)$/;

/** Opening hours in a language: `Mo-Fr 05:00-23:30` is "Mon–Fri 05:00–23:30", "Mo–Fr 05:00–23:30". */
export function openingHoursText(language: Language, lines: readonly string[]): string {
  const day = (code: string) => formatWeekday(language, DAYS.indexOf(code) + 1).replace('.', '');
  return lines.map((line) => line.replace(/[A-Z][a-z]/g, day).replaceAll('-', '–')).join(', ');
}

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
