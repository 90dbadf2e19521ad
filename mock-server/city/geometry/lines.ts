import { type Coordinates, distanceInMeters } from '../../../src/lib/coordinates';

/** A straight piece of a line. */
export interface Stretch {
  readonly from: Coordinates;
  readonly to: Coordinates;
}

/** The straight pieces of a line. */
export const stretchesOf = (path: readonly Coordinates[]): readonly Stretch[] =>
  path.slice(1).map((to, index) => ({ from: path[index] ?? to, to }));

// Within 40 km a flat sheet of metres is exact enough to compare and cut lines; lengths are measured on the sphere.
export const METERS_PER_DEGREE = 111_195;
const METERS_PER_DEGREE_LNG = METERS_PER_DEGREE * Math.cos((51.3 * Math.PI) / 180);

/** The progress from one number to another: 0 up to the first, 1 from the second. */
export const shareBetween = (now: number, from: number, to: number): number =>
  Math.min(1, Math.max(0, (now - from) / (to - from)));

/** Straight between two points; at the length of a street the roundness of the earth does not show. */
export const pointBetween = (from: Coordinates, to: Coordinates, share: number): Coordinates => ({
  lat: from.lat + (to.lat - from.lat) * share,
  lng: from.lng + (to.lng - from.lng) * share,
});

/** The point of a stretch that is nearest to another point. */
export interface Nearest {
  readonly point: Coordinates;
  readonly meters: number;
  /** The position of the point on the stretch, 0 at its start and 1 at its end. */
  readonly share: number;
}

/** Finds the nearest point on the straight stretch between two others; within 40 km of Kassel. */
export function nearestOnStretch(point: Coordinates, from: Coordinates, to: Coordinates): Nearest {
  const dx = (to.lng - from.lng) * METERS_PER_DEGREE_LNG;
  const dy = (to.lat - from.lat) * METERS_PER_DEGREE;
  const px = (point.lng - from.lng) * METERS_PER_DEGREE_LNG;
  const py = (point.lat - from.lat) * METERS_PER_DEGREE;
  const lengthSquared = dx * dx + dy * dy;
  const share = lengthSquared === 0 ? 0 : shareBetween(px * dx + py * dy, 0, lengthSquared);
  return { point: pointBetween(from, to, share), meters: Math.hypot(px - dx * share, py - dy * share), share };
}

/**
 * The point where two stretches cross or touch, or null; `slack` is the tolerance at the end of each, as a share of its
 * length.
 */
export function crossingOf(one: Stretch, other: Stretch, slack = 0): Coordinates | null {
  const ax = one.to.lng - one.from.lng;
  const ay = one.to.lat - one.from.lat;
  const bx = other.to.lng - other.from.lng;
  const by = other.to.lat - other.from.lat;
  const determinant = ax * by - ay * bx;
  if (Math.abs(determinant) < 1e-14) return null;
  const cx = other.from.lng - one.from.lng;
  const cy = other.from.lat - one.from.lat;
  const t = (cx * by - cy * bx) / determinant;
  const u = (cx * ay - cy * ax) / determinant;
  if (t < -slack || t > 1 + slack || u < -slack || u > 1 + slack) return null;
  return { lat: one.from.lat + ay * t, lng: one.from.lng + ax * t };
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

/** The point after these metres along a line. Below 0 it is the start, beyond the length the end. */
export function pointAlong({ path, metersAt }: MeasuredLine, meters: number): Coordinates {
  const index = stretchAt(metersAt, meters);
  const from = path[index] ?? path[0];
  const to = path[index + 1];
  if (!to) return from;
  const startsAt = metersAt[index] ?? 0;
  const share = shareBetween(meters, startsAt, metersAt[index + 1] ?? startsAt);
  return pointBetween(from, to, share);
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
