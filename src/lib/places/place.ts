import { type Coordinates, formatCoordinates } from '../coordinates';

/** The parts of an address in orders and rides (Spec §3); empty if unknown. */
export interface Address {
  readonly area: string;
  readonly city: string;
  readonly zipcode: string;
}

/** An address with its position: pickup or destination of an order (Spec §3). */
export interface LocatedAddress extends Address {
  readonly coordinates: Coordinates;
}

/** A located address chosen from the suggestions, with the text that the field shows. */
export interface Place extends LocatedAddress {
  readonly id: string;
  readonly label: string;
  /** A whole town, district or zip code, until the customer has said that it is the pickup (Spec §2). */
  readonly isArea?: boolean;
}

/** The place as the customer wants it: a whole town is no longer asked about. */
export const exactly = ({ isArea: _answered, ...place }: Place): Place => place;

/** The city of an address without one (Spec §3). */
export const UNKNOWN_CITY = 'Unknown';

/**
 * A place with a label and a position only, for an order: the label becomes its area, and its city is unknown (D27).
 */
export const namedPlace = (label: string, coordinates: Coordinates): Place => ({
  id: formatCoordinates(coordinates),
  label,
  coordinates,
  area: label,
  city: UNKNOWN_CITY,
  zipcode: '',
});

/** An address in two lines, the more specific part first. */
export interface AddressLines {
  readonly first: string;
  readonly second: string;
}

/** Area above zip code and city; an unknown city is left out (Spec §3). Null if nothing is known. */
export function addressLines(address: Address | null | undefined): AddressLines | null {
  if (!address) return null;
  const city = address.city === UNKNOWN_CITY ? '' : address.city;
  const town = [address.zipcode, city].filter(Boolean).join(' ');
  const [first, second = ''] = [address.area, town].filter(Boolean);
  return first ? { first, second } : null;
}

/** Joins two lines with a comma; empty for null. */
export const joinLines = (lines: AddressLines | null): string =>
  lines ? [lines.first, lines.second].filter(Boolean).join(', ') : '';

/** An address in one line: area, zip code and city; empty if unknown. */
export const addressLine = (address: Address | null): string => joinLines(addressLines(address));
