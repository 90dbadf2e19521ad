import * as v from 'valibot';
import type { Place } from '../../places/place';
import { PlaceShape } from '../../places/place-shape';
import type { Service } from '../port/service';

/** So many of the last addresses are kept, and so many favourites at most. */
export const RECENT_MAX = 5;
export const FAVOURITES_MAX = 10;

/** A list that names no provider was kept before there was a choice: it is Google's. */
const Kept = v.object({ places: v.array(v.unknown()), provider: v.optional(v.string(), 'google') });

/** Whether a kept list is of another provider. */
export function isOfAnother(kept: unknown, provider: Service['provider']): boolean {
  const list = v.safeParse(Kept, kept);
  return list.success && list.output.provider !== provider;
}

/**
 * Reads a stored list; null for none. Entries that are no places are left out (D42), and so is a whole list of another
 * provider: its terms and its ids are valid for it alone.
 */
export function readPlaces(kept: unknown, provider: Service['provider']): readonly Place[] | null {
  const list = v.safeParse(Kept, kept);
  if (!list.success) return null;
  if (isOfAnother(kept, provider)) return [];
  const places = list.output.places.flatMap((entry) => {
    const place = v.safeParse(PlaceShape, entry);
    return place.success && place.output.label.trim() ? [place.output] : [];
  });
  return places.slice(0, FAVOURITES_MAX);
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
