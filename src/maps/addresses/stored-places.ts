import * as v from 'valibot';
import type { Place } from '../../lib/places/place';
import { PlaceShape } from '../../lib/places/place-shape';
import type { Service } from '../port/service';

/** The maximum numbers of stored recent addresses and favourites. */
export const RECENT_MAX = 5;
export const FAVOURITES_MAX = 10;

/** A list without a provider predates the choice of providers: it is Google's. */
const Kept = v.object({ places: v.array(v.unknown()), provider: v.optional(v.string(), 'google') });

/** Whether a stored list belongs to another provider. */
export function isOfAnother(kept: unknown, provider: Service['provider']): boolean {
  const list = v.safeParse(Kept, kept);
  return list.success && list.output.provider !== provider;
}

/**
 * Parses a stored list, at most as long as that of the favourites; null for none. Invalid entries are left out (D42). A
 * list of another provider becomes empty, because its terms and ids are valid for that provider only.
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

/** Two places with the same label are the same address. */
const isSame = (place: Place, other: Place) => place.label === other.label;

/** The list without a place. */
export const withoutPlace = (places: readonly Place[], place: Place): readonly Place[] =>
  places.filter((kept) => !isSame(kept, place));

/** The list with a place at the start, without duplicates, cut to the maximum length. */
export const withPlace = (places: readonly Place[], place: Place, max: number): readonly Place[] =>
  [place, ...withoutPlace(places, place)].slice(0, max);

export const hasPlace = (places: readonly Place[], place: Place): boolean => places.some((kept) => isSame(kept, place));
