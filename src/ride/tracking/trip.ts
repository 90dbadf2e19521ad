import { type Coordinates, distanceInMeters, METERS_PER_KM } from '../../lib/coordinates';

/** Seconds on top of the route's duration at the drop marker (Spec §2). */
export const DROP_EXTRA_S = 300;

/** The drop marker's time: route duration plus 300 s, in minutes (Spec §2); null without a route. */
export const dropMarkerMinutes = (routeMinutes: number | null) =>
  routeMinutes === null ? null : Math.round(routeMinutes + DROP_EXTRA_S / 60);

/** Kilometres left along the route from where the taxi is; null without a route (D17: the read gives none). */
export function remainingKilometers(path: readonly Coordinates[], position: Coordinates | null): number | null {
  if (path.length < 2) return null;
  const nearest = position ? indexOfNearest(path, position) : 0;
  const lengths = path
    .slice(nearest + 1)
    .map((point, index) => distanceInMeters(path[nearest + index] ?? point, point));
  return lengths.reduce((sum, length) => sum + length, 0) / METERS_PER_KM;
}

function indexOfNearest(path: readonly Coordinates[], position: Coordinates): number {
  const distances = path.map((point) => distanceInMeters(point, position));
  return distances.indexOf(Math.min(...distances));
}
