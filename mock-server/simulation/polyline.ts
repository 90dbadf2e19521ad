import { bearingInDegrees, type Coordinates, distanceInMeters } from '../../src/lib/coordinates';

/** Where something on a line is: the point and the way it looks (degrees, 0 is north, clockwise). */
export interface PointOnLine {
  readonly position: Coordinates;
  readonly heading: number;
}

/** Length of a line in metres. */
export function lengthInMeters(path: readonly Coordinates[]): number {
  let meters = 0;
  for (const [index, point] of path.entries()) {
    const before = path[index - 1];
    if (before) meters += distanceInMeters(before, point);
  }
  return meters;
}

/**
 * The point after the given metres along a line, and the direction of the stretch it is on. Less than nothing is the
 * start, more than the length is the end. The line needs at least one point.
 */
export function pointAlong(path: readonly Coordinates[], meters: number): PointOnLine {
  const [first] = path;
  if (!first) throw new Error('A line without points has no place on it');
  let left = Math.max(0, meters);
  let last: PointOnLine = { position: first, heading: 0 };
  for (const [index, to] of path.entries()) {
    const from = path[index - 1];
    if (!from) continue;
    const stretch = distanceInMeters(from, to);
    // Points entered twice have no direction: the car keeps looking where it looked before.
    if (stretch === 0) continue;
    const heading = bearingInDegrees(from, to);
    if (left <= stretch) return { position: between(from, to, left / stretch), heading };
    left -= stretch;
    last = { position: to, heading };
  }
  return last;
}

/** Straight between two points; at the length of a street the roundness of the earth does not show. */
function between(from: Coordinates, to: Coordinates, share: number): Coordinates {
  return { lat: from.lat + (to.lat - from.lat) * share, lng: from.lng + (to.lng - from.lng) * share };
}
