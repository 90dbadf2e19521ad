import type { Place } from '../places/place';
import { site } from '../site';
import { formatDay, formatEuro, formatWeekday } from './formats';
import { type Language, languages } from './languages';

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

/** A line of opening hours: one day or several, and two times of the day (schema.org, openingHours). */
export const OPENING_LINE =
  /^(Mo|Tu|We|Th|Fr|Sa|Su)(?:-(Mo|Tu|We|Th|Fr|Sa|Su))? ([01]\d|2[0-3]):([0-5]\d)-([01]\d|2[0-3]):([0-5]\d)$/;

/** Opening hours in a language: `Mo-Fr 05:00-23:30` is "Mon–Fri 05:00–23:30", "Mo–Fr 05:00–23:30". */
export function openingHoursText(language: Language, lines: readonly string[]): string {
  const day = (code: string) => formatWeekday(language, DAYS.indexOf(code) + 1).replace('.', '');
  return lines.map((line) => line.replace(/[A-Z][a-z]/g, day).replaceAll('-', '–')).join(', ');
}

/** The operator's tariff as variables for texts: amounts in euro, and the date from which it applies. */
export function tariffText(language: Language) {
  const { baseFare, perKm, largeTaxi, waitingPerHour, validFrom } = site.tariff;
  return {
    baseFare: formatEuro(language, baseFare),
    perKm: formatEuro(language, perKm),
    largeTaxi: formatEuro(language, largeTaxi),
    waiting: formatEuro(language, waitingPerHour),
    validFrom: formatDay(language, validFrom),
  };
}

/** The names of the operator's country in the site's languages. */
const countries = () =>
  languages.map((language) => new Intl.DisplayNames(language, { type: 'region' }).of(site.map.country.toUpperCase()));

/**
 * A place's label without obvious last parts: the operator's country, and in the operator's own city also the city with
 * its zip code.
 */
export function shortAddress({ label, city, zipcode }: Place): string {
  const town = city === site.city ? [city, `${zipcode} ${city}`.trim()] : [];
  const obvious = new Set<string | undefined>([...countries(), ...town]);
  const parts = label.split(', ');
  while (parts.length > 1 && obvious.has(parts.at(-1))) parts.pop();
  return parts.join(', ');
}
