import type { Coordinates } from '../lib/coordinates';

/** A chosen address: what the field shows and the parts that an order needs (Spec §3). */
export interface Place {
  readonly id: string;
  readonly label: string;
  readonly coordinates: Coordinates;
  readonly area: string;
  readonly city: string;
  readonly zipcode: string;
}

/** City of an address that names none (Spec §3). */
export const UNKNOWN_CITY = 'Unknown';

/** One part of an address as Google's Place gives it. */
export interface AddressComponent {
  readonly longText: string | null;
  readonly types: readonly string[];
}

/** Area from the sublocality or neighbourhood, city from the locality, zipcode from the postal code (Spec §3). */
export function addressParts(components: readonly AddressComponent[]): Pick<Place, 'area' | 'city' | 'zipcode'> {
  const find = (...types: string[]) =>
    types.map((type) => components.find((component) => component.types.includes(type))?.longText).find(Boolean) ?? '';
  return {
    area: find('sublocality', 'sublocality_level_1', 'neighborhood'),
    city: find('locality') || UNKNOWN_CITY,
    zipcode: find('postal_code'),
  };
}

/** An address in two lines, the better known part first. */
export interface AddressLines {
  readonly first: string;
  readonly second: string;
}

/** Area above zip code and city; a city that the address did not name says nothing (Spec §3). Null when nothing is known. */
export function addressLines(
  address: Pick<Place, 'area' | 'city' | 'zipcode'> | null | undefined,
): AddressLines | null {
  if (!address) return null;
  const city = address.city === UNKNOWN_CITY ? '' : address.city;
  const town = [address.zipcode, city].filter(Boolean).join(' ');
  const [first, second = ''] = [address.area, town].filter(Boolean);
  return first ? { first, second } : null;
}
