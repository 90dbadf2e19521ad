import { readFragment } from '../lib/address-part';
import { type Coordinates, formatCoordinates, parseCoordinates } from '../lib/coordinates';
import { LINE_MAX } from '../lib/line-max';

/** Longer fragments are not looked at: two addresses are far below. */
export const LINK_LIMIT = 1_000;

/** A place as a link carries it. */
export interface LinkedPlace {
  readonly label: string;
  readonly coordinates: Coordinates;
}

/** Where a trip starts and ends, as far as the link says. */
export interface LinkedTrip {
  readonly from: LinkedPlace | null;
  readonly to: LinkedPlace | null;
}

/**
 * Places in links travel in the fragment, so that no server log holds a home address (D37): `#from=lat,lng,label&to=lat,lng,label`.
 * Empty without a place.
 */
export function writePlaceLink({ from, to }: LinkedTrip): string {
  const parts = new URLSearchParams();
  if (from) parts.set('from', `${formatCoordinates(from.coordinates)},${from.label}`);
  if (to) parts.set('to', `${formatCoordinates(to.coordinates)},${to.label}`);
  const text = parts.toString();
  return text && `#${text}`;
}

/** What a fragment says, strictly; null for whatever is not exactly that: a link comes from strangers. */
export function readPlaceLink(fragment: string): LinkedTrip {
  if (fragment.length > LINK_LIMIT) return { from: null, to: null };
  const parts = readFragment(fragment);
  return { from: readPlace(parts.getAll('from')), to: readPlace(parts.getAll('to')) };
}

function readPlace([text, ...more]: readonly string[]): LinkedPlace | null {
  if (text === undefined || more.length > 0) return null;
  const match = /^(-?\d{1,2}(?:\.\d{1,10})?,-?\d{1,3}(?:\.\d{1,10})?),(.+)$/u.exec(text);
  const coordinates = match?.[1] ? parseCoordinates(match[1]) : null;
  const label = match?.[2]?.trim() ?? '';
  // Characters that are not to be seen (control, direction, joiners) have no place in an address.
  return coordinates && label && label.length <= LINE_MAX && !/\p{C}/u.test(label) ? { label, coordinates } : null;
}
