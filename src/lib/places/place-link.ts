import { type Coordinates, formatCoordinates, parseCoordinates } from '../coordinates';
import { readFragment } from '../links';
import { LINE_MAX } from '../text/clean-text';

/** Longer fragments are ignored: two addresses are far shorter. */
export const LINK_LIMIT = 1_000;

/** A place in a link. */
export interface LinkedPlace {
  readonly label: string;
  readonly coordinates: Coordinates;
}

/** Pickup and destination of a trip in a link; null if missing. */
export interface LinkedTrip {
  readonly from: LinkedPlace | null;
  readonly to: LinkedPlace | null;
}

/**
 * Serialises places into a link's fragment, so that no server logs a home address (D37):
 * `#from=lat,lng,label&to=lat,lng,label`. Empty without a place.
 */
export function writePlaceLink({ from, to }: LinkedTrip): string {
  const parts = new URLSearchParams();
  if (from) parts.set('from', `${formatCoordinates(from.coordinates)},${from.label}`);
  if (to) parts.set('to', `${formatCoordinates(to.coordinates)},${to.label}`);
  const text = parts.toString();
  return text && `#${text}`;
}

/** Parses a fragment strictly, because links may come from strangers; null for anything invalid. */
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
  // Invisible characters (control, direction, joiners) do not belong in an address.
  return coordinates && label && label.length <= LINE_MAX && !/\p{C}/u.test(label) ? { label, coordinates } : null;
}
