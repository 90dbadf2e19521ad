import { type GazetteerPlace, states } from '../../data/places';
import type { MapLanguage } from './texts';

/** One part of an address with Google's name for it. */
export interface AddressPart {
  readonly long: string;
  readonly short: string;
  readonly types: readonly string[];
}

const country = { de: 'Deutschland', en: 'Germany' } as const;

/** "Wilhelmshöher Allee 100", "Königsplatz" or the name of the city. */
export function streetLine(place: GazetteerPlace): string | null {
  if (place.street === null) return null;
  return place.houseNumber === null ? place.street : `${place.street} ${place.houseNumber}`;
}

/** The bold first line of a suggestion. */
export const mainLine = (place: GazetteerPlace) => place.name ?? streetLine(place) ?? place.city;

/** The quiet second line of a suggestion. */
export function secondaryLine(place: GazetteerPlace, language: MapLanguage = 'de'): string {
  const street = place.name !== null && streetLine(place) !== place.name ? streetLine(place) : null;
  const city = place.kind === 'locality' ? null : place.city;
  return [street, city, country[language]].filter((part) => part !== null).join(', ');
}

/** The address on one line, the German way: "Rainer-Dierichs-Platz 1, 34117 Kassel, Deutschland". */
export function formattedAddress(place: GazetteerPlace, language: MapLanguage): string {
  const city = place.postalCode === null ? place.city : `${place.postalCode} ${place.city}`;
  return [streetLine(place), city, country[language]].filter((part) => part !== null).join(', ');
}

/**
 * The parts of an address, smallest first, with the types Google gives them in Germany:
 * https://developers.google.com/maps/documentation/javascript/geocoding#GeocodingAddressTypes
 */
export function addressParts(place: GazetteerPlace, language: MapLanguage): readonly AddressPart[] {
  const part = (text: string | null, ...types: string[]): AddressPart[] =>
    text === null ? [] : [{ long: text, short: text, types }];
  return [
    ...part(place.houseNumber, 'street_number'),
    ...part(place.street, 'route'),
    ...part(place.district, 'sublocality_level_1', 'sublocality', 'political'),
    ...part(place.city, 'locality', 'political'),
    { long: states[place.state], short: place.state, types: ['administrative_area_level_1', 'political'] },
    { long: country[language], short: 'DE', types: ['country', 'political'] },
    ...part(place.postalCode, 'postal_code'),
  ];
}

/** What Google calls this place. https://developers.google.com/maps/documentation/javascript/place-types */
export function placeTypes(place: GazetteerPlace): string[] {
  if (place.kind === 'locality') return ['locality', 'political'];
  if (place.kind !== 'street_address') return [place.kind, 'point_of_interest', 'establishment'];
  return place.houseNumber === null ? ['route'] : ['street_address'];
}
