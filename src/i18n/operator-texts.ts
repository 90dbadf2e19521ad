import type { AddressLines, Place } from '../lib/places/place';
import { site } from '../site';
import { formatDay, formatEuro } from './formats';
import { type Language, languages } from './languages';

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

/** A text without the operator's country as its last part. */
export function withoutCountry(text: string): string {
  const parts = text.split(', ');
  return parts.length > 1 && countries().includes(parts.at(-1)) ? parts.slice(0, -1).join(', ') : text;
}

/** A label in two lines: up to the first comma, and the rest without the operator's country. Null if it is empty. */
export function labelLines(label: string | null): AddressLines | null {
  const [first = '', ...rest] = withoutCountry(label ?? '').split(',');
  return first.trim() ? { first: first.trim(), second: rest.join(',').trim() } : null;
}

/**
 * A place's label without obvious last parts: the operator's country, and in the operator's own city also the city with
 * its zip code.
 */
export function shortAddress({ label, city, zipcode }: Pick<Place, 'label' | 'city' | 'zipcode'>): string {
  const town = city === site.city ? [city, `${zipcode} ${city}`.trim()] : [];
  const obvious = new Set<string | undefined>([...countries(), ...town]);
  const parts = label.split(', ');
  while (parts.length > 1 && obvious.has(parts.at(-1))) parts.pop();
  return parts.join(', ');
}
