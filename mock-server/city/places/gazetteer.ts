import placeData from '../data/places.json';
import type { PlaceKind } from './kinds';

/** The sixteen federal states of Germany by the short form in Google's answers (ISO 3166-2 without the country). */
export const states = {
  BB: 'Brandenburg',
  BE: 'Berlin',
  BW: 'Baden-Württemberg',
  BY: 'Bayern',
  HB: 'Bremen',
  HE: 'Hessen',
  HH: 'Hamburg',
  MV: 'Mecklenburg-Vorpommern',
  NI: 'Niedersachsen',
  NW: 'Nordrhein-Westfalen',
  RP: 'Rheinland-Pfalz',
  SH: 'Schleswig-Holstein',
  SL: 'Saarland',
  SN: 'Sachsen',
  ST: 'Sachsen-Anhalt',
  TH: 'Thüringen',
} as const;

/** The countries of the places by their ISO 3166-1 code, in the stand-in's languages. */
export const countries = {
  DE: { de: 'Deutschland', en: 'Germany' },
  AT: { de: 'Österreich', en: 'Austria' },
  CH: { de: 'Schweiz', en: 'Switzerland' },
  CZ: { de: 'Tschechien', en: 'Czechia' },
  FR: { de: 'Frankreich', en: 'France' },
  NL: { de: 'Niederlande', en: 'Netherlands' },
} as const;

/** A language with names of places. */
export type PlaceLanguage = keyof (typeof countries)['DE'];

/**
 * A place with a name, an address without one, a district (kind `sublocality`, called as in an address) or a town (kind
 * `locality`). Districts and towns have neither street nor postal code.
 */
export interface GazetteerPlace {
  readonly id: string;
  readonly kind: PlaceKind;
  readonly name: string | null;
  /** The English name if it differs: "Munich". */
  readonly englishName: string | null;
  readonly street: string | null;
  readonly houseNumber: string | null;
  readonly postalCode: string | null;
  readonly district: string | null;
  readonly city: string;
  /** Null outside Germany. */
  readonly state: keyof typeof states | null;
  readonly country: keyof typeof countries;
  readonly lat: number;
  readonly lng: number;
}

/** Makes a name or an address into the letters of an id: "Königsplatz" becomes "koenigsplatz". */
export function slug(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The id of a place: its name, else its address, with the town outside Kassel because towns share street names. */
function idOf({ kind, name, street, houseNumber, city, district }: Omit<GazetteerPlace, 'id'>): string {
  if (kind === 'locality') return `local-city-${slug(city)}`;
  if (kind === 'sublocality') return `local-district-${slug(`${city} ${district ?? ''}`)}`;
  const address = `${street ?? ''} ${houseNumber ?? ''}`;
  return `local-${slug(name ?? (city === 'Kassel' ? address : `${city} ${address}`))}`;
}

const nothing = { name: null, englishName: null, street: null, houseNumber: null, postalCode: null, district: null };

/** What an entry leaves out: most places are in Kassel. */
function complete(entry: Pick<GazetteerPlace, 'kind' | 'lat' | 'lng'> & Partial<GazetteerPlace>): GazetteerPlace {
  const { city = 'Kassel', country = 'DE' } = entry;
  const state = city === 'Kassel' ? ('HE' as const) : null;
  const place = { ...nothing, state, ...entry, city, country, ...(entry.kind === 'locality' ? { name: city } : {}) };
  return { ...place, id: idOf(place) };
}

/**
 * The places for the stand-ins: real places and addresses, hand-entered from general knowledge. Positions are accurate
 * to some tens of metres in Kassel, and to the centre elsewhere; house numbers may be wrong. Without a better criterion
 * the order of the list is the order of suggestions: towns and districts, well-known places, houses.
 */
export const places: readonly GazetteerPlace[] = (
  placeData as readonly unknown[] as readonly Parameters<typeof complete>[0][]
).map(complete);
