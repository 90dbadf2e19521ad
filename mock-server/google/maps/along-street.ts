import { type Coordinates, distanceInMeters } from '../../../src/lib/coordinates';
import { toWorld } from './mercator';

/** A spot on a street: how many metres from its beginning, and how far from the point that was asked for. */
export interface Foot {
  readonly spot: Coordinates;
  readonly metersAlong: number;
  readonly metersAway: number;
}

const between = (from: Coordinates, to: Coordinates, share: number): Coordinates => ({
  lat: from.lat + (to.lat - from.lat) * share,
  lng: from.lng + (to.lng - from.lng) * share,
});

/** The stretches of a street, each with its length. */
const stretches = (path: readonly Coordinates[]) =>
  path.slice(1).map((to, index) => {
    const from = path[index] ?? to;
    return { from, to, meters: distanceInMeters(from, to) };
  });

/** The length of a street in metres. */
export const lengthOf = (path: readonly Coordinates[]) => stretches(path).reduce((sum, { meters }) => sum + meters, 0);

/** The point so many metres along a street; its end if the street is shorter, null if it has no points. */
export function pointAlong(path: readonly Coordinates[], metersAlong: number): Coordinates | null {
  let left = Math.max(0, metersAlong);
  for (const { from, to, meters } of stretches(path)) {
    if (left <= meters && meters > 0) return between(from, to, left / meters);
    left -= meters;
  }
  return path.at(-1) ?? null;
}

/** The spot of a street that is nearest to a point; null if the street has fewer than two points. */
export function nearestOn(path: readonly Coordinates[], point: Coordinates): Foot | null {
  const wanted = toWorld(point);
  let best: Foot | null = null;
  let passed = 0;
  for (const { from, to, meters } of stretches(path)) {
    const [start, end] = [toWorld(from), toWorld(to)];
    const [dx, dy] = [end.x - start.x, end.y - start.y];
    const lengthSquared = dx * dx + dy * dy;
    const share = lengthSquared === 0 ? 0 : ((wanted.x - start.x) * dx + (wanted.y - start.y) * dy) / lengthSquared;
    const held = Math.min(1, Math.max(0, share));
    const spot = between(from, to, held);
    const metersAway = distanceInMeters(spot, point);
    if (best === null || metersAway < best.metersAway) best = { spot, metersAlong: passed + meters * held, metersAway };
    passed += meters;
  }
  return best;
}
