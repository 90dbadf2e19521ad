import * as v from 'valibot';
import type { Place } from '../../places/place';
import { PlaceShape } from '../../places/place-shape';

/** So many of the last addresses are kept, and so many favourites at most. */
export const RECENT_MAX = 5;
export const FAVOURITES_MAX = 10;

const Kept = v.object({ places: v.array(v.unknown()) });

/** Reads a kept list; null for none, entries that are no places are left out (D42). */
export function readPlaces(kept: unknown): readonly Place[] | null {
  const list = v.safeParse(Kept, kept);
  if (!list.success) return null;
  return list.output.places.flatMap((entry) => {
    const place = v.safeParse(PlaceShape, entry);
    return place.success && place.output.label.trim() ? [place.output] : [];
  });
}

/** Two entries are one address when they read the same. */
const isSame = (place: Place, other: Place) => place.label === other.label;

/** The list without a place. */
export const withoutPlace = (places: readonly Place[], place: Place): readonly Place[] =>
  places.filter((kept) => !isSame(kept, place));

/** The list with a place in front, once, and no longer than it may be. */
export const withPlace = (places: readonly Place[], place: Place, max: number): readonly Place[] =>
  [place, ...withoutPlace(places, place)].slice(0, max);

/** Whether a place is in the list. */
export const hasPlace = (places: readonly Place[], place: Place): boolean => places.some((kept) => isSame(kept, place));
