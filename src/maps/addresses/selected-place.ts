import type { Coordinates } from '../../lib/coordinates';
import { namedPlace, type Place } from '../../places/place';
import type { ServiceStatus } from '../port/service';
import { canLookUp } from '../service/service-status';

/** The facts that decide whether an address field counts as selected. */
interface TypedAddress {
  readonly text: string;
  /** The place chosen from the list, or selected before. */
  readonly place: Place | null;
  readonly maps: ServiceStatus;
  /** The customer's position; null until it is shared. */
  readonly position: Coordinates | null;
}

/**
 * The place of a pickup (Spec §5, D27): the chosen one; if addresses cannot be looked up, the typed text with the
 * customer's position; otherwise null.
 */
export function selectedPlace({ text, place, maps, position }: TypedAddress): Place | null {
  if (place) return place;
  return !canLookUp(maps) && position && text.trim() ? namedPlace(text.trim(), position) : null;
}
