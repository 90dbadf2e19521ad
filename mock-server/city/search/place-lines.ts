import type { countries, GazetteerPlace } from '../places/gazetteer-place';

/** A language with names of places. */
export type PlaceLanguage = keyof (typeof countries)['DE'];

/** "Wilhelmshöher Allee 100" or "Königsplatz"; null without a street. */
export function streetLine({ street, houseNumber }: GazetteerPlace): string | null {
  return street === null || houseNumber === null ? street : `${street} ${houseNumber}`;
}

/** The name of the town; its English name if the place is the town itself and has one. */
export const cityName = (place: GazetteerPlace, language: PlaceLanguage): string =>
  (language === 'en' ? place.englishName : null) ?? place.city;

/** The first line of an address: street and number, for a district its name; null for a town. */
export const addressLine = (place: GazetteerPlace): string | null =>
  streetLine(place) ?? (place.kind === 'sublocality' ? place.district : null);

/** How a place is called: its name, else its address. */
export function mainLine(place: GazetteerPlace, language: PlaceLanguage = 'de'): string {
  if (place.kind === 'locality') return cityName(place, language);
  return place.name ?? addressLine(place) ?? place.city;
}
