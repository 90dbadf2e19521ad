import type { Coordinates } from '../../../src/lib/coordinates';

/** A straight piece of a line. */
export interface Stretch {
  readonly from: Coordinates;
  readonly to: Coordinates;
}

/**
 * The point where two segments cross or touch, or null; `slack` is the tolerance at the end of each, as a share of its
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
