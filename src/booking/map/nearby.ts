import type { NearbyVehicle } from '../../backend/types';
import type { Coordinates } from '../../lib/coordinates';

/** So many taxis are drawn: what can be told apart on a map, and what a phone draws without a pause. */
export const TAXIS_DRAWN_MAX = 60;

const DEGREES_TO_RADIANS = Math.PI / 180;

/**
 * The taxis that are drawn of all that are free: the nearest ones to a point, all of them when they are few. Compared on a plane, which
 * is exact enough for an order and quick for fifty thousand.
 */
export function taxisToDraw(vehicles: readonly NearbyVehicle[], center: Coordinates): readonly NearbyVehicle[] {
  if (vehicles.length <= TAXIS_DRAWN_MAX) return vehicles;
  const shrink = Math.cos(center.lat * DEGREES_TO_RADIANS);
  const squared = ({ position }: NearbyVehicle) =>
    (position.lat - center.lat) ** 2 + ((position.lng - center.lng) * shrink) ** 2;
  return vehicles
    .map((vehicle) => ({ vehicle, distance: squared(vehicle) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, TAXIS_DRAWN_MAX)
    .map(({ vehicle }) => vehicle);
}
