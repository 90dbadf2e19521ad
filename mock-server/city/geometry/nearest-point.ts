import type { Coordinates } from '../../../src/lib/coordinates';
import { shareBetween } from './share';

// Within 40 km a flat sheet of metres is exact enough to compare and cut lines; lengths are measured on the sphere.
export const METERS_PER_DEGREE = 111_195;
const METERS_PER_DEGREE_LNG = METERS_PER_DEGREE * Math.cos((51.3 * Math.PI) / 180);

/** The point of a stretch that is nearest to another point. */
export interface Nearest {
  readonly point: Coordinates;
  readonly meters: number;
  /** The position of the point on the segment, 0 at its start and 1 at its end. */
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

/** Whether a stretch is certainly farther north or south of a point than these metres: quicker than its distance. */
export function isBeyond(meters: number, point: Coordinates, from: Coordinates, to: Coordinates): boolean {
  const degrees = meters / METERS_PER_DEGREE;
  return Math.min(from.lat, to.lat) - point.lat > degrees || point.lat - Math.max(from.lat, to.lat) > degrees;
}

/** Straight between two points; at the length of a street the roundness of the earth does not show. */
export function pointBetween(from: Coordinates, to: Coordinates, share: number): Coordinates {
  return { lat: from.lat + (to.lat - from.lat) * share, lng: from.lng + (to.lng - from.lng) * share };
}
