import { type Coordinates, formatCoordinates } from '../lib/coordinates';

/** The parts of an address that orders and rides carry (Spec §3); empty texts for what is not known. */
export interface Address {
  readonly area: string;
  readonly city: string;
  readonly zipcode: string;
}

/** An address and where it is: one end of an order (Spec §3). */
export interface LocatedAddress extends Address {
  readonly coordinates: Coordinates;
}

/** A located address that somebody chose from the suggestions: what the field shows of it. */
export interface Place extends LocatedAddress {
  readonly id: string;
  readonly label: string;
}

/** City of an address that names none (Spec §3). */
export const UNKNOWN_CITY = 'Unknown';

/**
 * A place that is known by what somebody calls it and by where it is, as an order takes it: its area is that text, its city is not
 * known (D27).
 */
export const placeCalled = (label: string, coordinates: Coordinates): Place => ({
  id: formatCoordinates(coordinates),
  label,
  coordinates,
  area: label,
  city: UNKNOWN_CITY,
  zipcode: '',
});

/** An address in two lines, the better known part first. */
export interface AddressLines {
  readonly first: string;
  readonly second: string;
}

/** Area above zip code and city; a city that the address did not name says nothing (Spec §3). Null when nothing is known. */
export function addressLines(address: Address | null | undefined): AddressLines | null {
  if (!address) return null;
  const city = address.city === UNKNOWN_CITY ? '' : address.city;
  const town = [address.zipcode, city].filter(Boolean).join(' ');
  const [first, second = ''] = [address.area, town].filter(Boolean);
  return first ? { first, second } : null;
}

/** Two lines in one, with a comma between them; empty for none. */
export const inOneLine = (lines: AddressLines | null): string =>
  lines ? [lines.first, lines.second].filter(Boolean).join(', ') : '';

/** An address in one line: area, zip code and city; empty when nothing of it is known. */
export const addressLine = (address: Address | null): string => inOneLine(addressLines(address));
