import type { NearbyVehicle, VehicleCategory } from '../../backend/types';
import { type Coordinates, distanceInMeters, METERS_PER_KM } from '../../lib/coordinates';

/** The taxi list over the map has at most this length, so that the card fits on a small phone. */
export const TAXIS_LISTED = 3;

/** A free taxi and its distance in a straight line. */
export interface ListedTaxi {
  readonly id: string;
  readonly kinds: readonly string[];
  readonly distanceKm: number;
}

/** The taxis nearest to a point, nearest first: the map's content as text, for people who cannot see it. */
export function nearestTaxis(vehicles: readonly NearbyVehicle[], center: Coordinates): readonly ListedTaxi[] {
  return vehicles
    .map(({ id, position, carCategories }) => ({
      id,
      kinds: carCategories,
      distanceKm: distanceInMeters(center, position) / METERS_PER_KM,
    }))
    .sort((a, b) => a.distanceKm - b.distanceKm)
    .slice(0, TAXIS_LISTED);
}

const sameWord = (word: string) => word.trim().toLowerCase();

/** Whether the words of a free taxi have one of these names. */
export const named = (words: readonly string[], names: readonly string[]) =>
  words.some((word) => names.some((name) => name !== '' && sameWord(name) === sameWord(word)));

/** Whether a free taxi with these words is one of the vehicle. */
export const isTaxiOf = (words: readonly string[], { id, name, carType }: VehicleCategory) =>
  named(words, [id, name, carType]);
