/** The kind of a place, in Google's terms: https://developers.google.com/maps/documentation/javascript/place-types */
export type PlaceKind =
  | 'airport'
  | 'botanical_garden'
  | 'castle'
  | 'cemetery'
  | 'church'
  | 'city_hall'
  | 'convention_center'
  | 'corporate_office'
  | 'courthouse'
  | 'cultural_center'
  | 'fire_station'
  | 'furniture_store'
  | 'golf_course'
  | 'government_office'
  | 'hospital'
  | 'hostel'
  | 'hotel'
  | 'library'
  | 'light_rail_station'
  | 'locality'
  | 'market'
  | 'movie_theater'
  | 'museum'
  | 'park'
  | 'performing_arts_theater'
  | 'plaza'
  | 'police'
  | 'restaurant'
  | 'school'
  | 'shopping_mall'
  | 'spa'
  | 'stadium'
  | 'street_address'
  | 'sublocality'
  | 'swimming_pool'
  | 'tourist_attraction'
  | 'train_station'
  | 'university'
  | 'wildlife_park';

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
