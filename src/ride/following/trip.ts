import { jobStatusTable } from '../../job/job-status';
import type { Tracking } from '../../job/tracked-ride';
import { type Coordinates, distanceInMeters, METERS_PER_KM } from '../../lib/coordinates';

/** Added to the route's duration at the drop marker: 300 s (Spec §2). */
const DROP_EXTRA_MINUTES = 5;

/** The drop marker's time: route duration plus 300 s, in minutes (Spec §2); null without a route. */
export const dropMarkerMinutes = (routeMinutes: number | null) =>
  routeMinutes === null ? null : Math.round(routeMinutes + DROP_EXTRA_MINUTES);

/**
 * The time at the drop. `planned`: route duration plus 300 s, in minutes from the pickup (Spec §2); `live`: the arrival
 * that the backend reports.
 */
export type DropTime =
  | { readonly kind: 'planned'; readonly minutes: number }
  | { readonly kind: 'live'; readonly atMs: number };

/**
 * The time at the drop, one for marker and panel: the live one as soon as a frame has told it, before that the planned
 * one. Null for a ride that has ended, and if unknown.
 */
export function dropTime(
  { status, dropAtMs }: Pick<Tracking, 'status' | 'dropAtMs'>,
  routeMinutes: number | null,
): DropTime | null {
  const { isOver, arrival } = jobStatusTable[status];
  if (isOver) return null;
  if (dropAtMs !== null) return { kind: 'live', atMs: dropAtMs };
  const planned = arrival === 'drop' ? null : dropMarkerMinutes(routeMinutes);
  return planned === null ? null : { kind: 'planned', minutes: planned };
}

/** Remaining kilometres along the route from the taxi's position; null without a route (D17: the read has none). */
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
