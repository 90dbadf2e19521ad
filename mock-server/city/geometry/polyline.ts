import { bearingInDegrees, type Coordinates, distanceInMeters } from '../../../src/lib/coordinates';
import { nearestOnStretch, pointBetween } from './nearest-point';
import { shareBetween } from './share';

/** A place on a line: the point and its direction (degrees, 0 is north, clockwise). */
export interface PointOnLine {
  readonly position: Coordinates;
  readonly heading: number;
}

/** A line that has been measured, so that finding a place on it is quick. */
export interface MeasuredLine {
  /** At least one point, without repetitions in a row. */
  readonly path: readonly [Coordinates, ...Coordinates[]];
  /** Metres from the start of the line to each of its points. */
  readonly metersAt: readonly number[];
  readonly meters: number;
}

/** Measures a line. Repeated points have no direction and are left out. Throws without any point. */
export function measureLine([first, ...others]: readonly Coordinates[]): MeasuredLine {
  if (!first) throw new Error('A line without points has no place on it');
  const path: [Coordinates, ...Coordinates[]] = [first];
  const metersAt = [0];
  let meters = 0;
  for (const point of others) {
    const stretch = distanceInMeters(path.at(-1) ?? first, point);
    if (stretch === 0) continue;
    meters += stretch;
    path.push(point);
    metersAt.push(meters);
  }
  return { path, metersAt, meters };
}

/**
 * The point after these metres along a line, and the direction of its segment. Below 0 it is the start, beyond the
 * length the end.
 */
export function pointAlong({ path, metersAt }: MeasuredLine, meters: number): PointOnLine {
  const index = stretchAt(metersAt, meters);
  const from = path[index] ?? path[0];
  const to = path[index + 1];
  if (!to) return { position: from, heading: 0 };
  const startsAt = metersAt[index] ?? 0;
  const share = shareBetween(meters, startsAt, metersAt[index + 1] ?? startsAt);
  return { position: pointBetween(from, to, share), heading: bearingInDegrees(from, to) };
}

/** Which stretch a place is on: the last one that starts at or before it. Searched by halves. */
function stretchAt(metersAt: readonly number[], meters: number): number {
  let low = 0;
  let high = Math.max(0, metersAt.length - 2);
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((metersAt[middle] ?? 0) <= meters) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The point of a line nearest to another point: its distance from the start of the line and from the other point. */
interface FootOnLine {
  readonly position: Coordinates;
  readonly metersAlong: number;
  readonly metersAway: number;
}

/** Finds the place on a line that is nearest to a point; within 40 km of Kassel. */
export function nearestOnLine({ path, metersAt }: MeasuredLine, to: Coordinates): FootOnLine {
  const feet = path.map((end, index): FootOnLine => {
    const start = path[index - 1] ?? end;
    const [from = 0, until = 0] = [metersAt[index - 1] ?? metersAt[index], metersAt[index]];
    const { point, share } = nearestOnStretch(to, start, end);
    return { position: point, metersAlong: from + (until - from) * share, metersAway: distanceInMeters(point, to) };
  });
  return feet.reduce((best, next) => (next.metersAway < best.metersAway ? next : best));
}
