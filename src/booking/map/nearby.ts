import type { NearbyVehicle } from '../../backend/types';
import { type Coordinates, distanceInMeters, METERS_PER_KM } from '../../lib/coordinates';

/** So many taxis are named in the card over the map: on a small phone it must not grow out of it. */
export const TAXIS_NAMED = 3;

/** A free taxi and how far it is away, as the crow flies. */
export interface NamedTaxi {
  readonly id: string;
  readonly kinds: readonly string[];
  readonly distanceKm: number;
}

/** The taxis nearest to a point, the nearest first: what the map shows, for those who read or hear it. */
export function nearestTaxis(vehicles: readonly NearbyVehicle[], center: Coordinates): readonly NamedTaxi[] {
  return vehicles
    .map(({ id, position, carCategories }) => ({
      id,
      kinds: carCategories,
      distanceKm: distanceInMeters(center, position) / METERS_PER_KM,
    }))
    .sort((a, b) => a.distanceKm - b.distanceKm)
    .slice(0, TAXIS_NAMED);
}
