import { countries, type GazetteerPlace, states } from '../../../city/places/gazetteer';
import { addressLine, cityName, streetLine } from '../../../city/search/words';
import type { StandInLanguage } from '../../elements';

/** One part of an address with Google's name for it. */
export interface AddressPart {
  readonly long: string;
  readonly short: string;
  readonly types: readonly string[];
}

/** The quiet second line of a suggestion. */
export function secondaryLine(place: GazetteerPlace, language: StandInLanguage = 'de'): string {
  const street = place.name !== null && streetLine(place) !== place.name ? streetLine(place) : null;
  const city = place.kind === 'locality' ? null : place.city;
  return [street, city, countries[place.country][language]].filter((part) => part !== null).join(', ');
}

/** The address on one line, the German way: "Rainer-Dierichs-Platz 1, 34117 Kassel, Deutschland". */
export function formattedAddress(place: GazetteerPlace, language: StandInLanguage): string {
  const city = cityName(place, language);
  const cityLine = place.postalCode === null ? city : `${place.postalCode} ${city}`;
  return [addressLine(place), cityLine, countries[place.country][language]].filter((part) => part !== null).join(', ');
}

/**
 * The parts of an address, smallest first, with the types Google gives them in Germany:
 * https://developers.google.com/maps/documentation/javascript/geocoding#GeocodingAddressTypes
 */
export function addressParts(place: GazetteerPlace, language: StandInLanguage): readonly AddressPart[] {
  const part = (long: string | null, types: readonly string[], short = long): AddressPart[] =>
    long === null ? [] : [{ long, short: short ?? long, types }];
  const state = place.state === null ? null : states[place.state];
  return [
    ...part(place.houseNumber, ['street_number']),
    ...part(place.street, ['route']),
    ...part(place.district, ['sublocality_level_1', 'sublocality', 'political']),
    ...part(cityName(place, language), ['locality', 'political']),
    ...part(state, ['administrative_area_level_1', 'political'], place.state),
    ...part(countries[place.country][language], ['country', 'political'], place.country),
    ...part(place.postalCode, ['postal_code']),
  ];
}

/**
 * Google's types of this place, the primary one first.
 * https://developers.google.com/maps/documentation/javascript/place-types
 */
export function placeTypes(place: GazetteerPlace): string[] {
  if (place.kind === 'locality') return ['locality', 'political'];
  if (place.kind === 'sublocality') return ['sublocality_level_1', 'sublocality', 'political'];
  if (place.kind !== 'street_address') return [place.kind, 'point_of_interest', 'establishment'];
  return place.houseNumber === null ? ['route'] : ['street_address'];
}
