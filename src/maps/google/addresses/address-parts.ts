import { type Address, UNKNOWN_CITY } from '../../../places/place';

/** A part of an address in Google's Place. */
export interface AddressComponent {
  readonly longText: string | null;
  readonly types: readonly string[];
}

/** Area from the sublocality or neighbourhood, city from the locality, zipcode from the postal code (Spec §3). */
export function addressParts(components: readonly AddressComponent[]): Address {
  const find = (...types: string[]) =>
    types.map((type) => components.find((component) => component.types.includes(type))?.longText).find(Boolean) ?? '';
  return {
    area: find('sublocality', 'sublocality_level_1', 'neighborhood'),
    city: find('locality') || UNKNOWN_CITY,
    zipcode: find('postal_code'),
  };
}

/** Street and house number; empty if the details lack them. */
export function streetParts(components: readonly AddressComponent[]): {
  readonly street: string;
  readonly houseNumber: string;
} {
  const find = (type: string) => components.find(({ types }) => types.includes(type))?.longText ?? '';
  return { street: find('route'), houseNumber: find('street_number') };
}
