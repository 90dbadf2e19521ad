import { type Coordinates, distanceInMeters } from '../../../src/lib/coordinates';
import type { StreetRoute } from './street-route';

/** Finds a route along streets; null if no streets are known. */
export type RouteAlongStreets = (from: Coordinates, to: Coordinates) => StreetRoute | null;

/** Streets are longer than the straight line by about this factor. */
const DETOUR_FACTOR = 1.3;
const TOWN_METERS_PER_SECOND = 5.6;
const COUNTRY_METERS_PER_SECOND = 25;
const COUNTRY_FROM_M = 20_000;

/** The route from door to door: along the streets, or a straight line with a realistic length if no street is known. */
export function routeDoorToDoor(alongStreets: RouteAlongStreets, from: Coordinates, to: Coordinates): StreetRoute {
  return alongStreets(from, to) ?? straightLine(from, to);
}

function straightLine(from: Coordinates, to: Coordinates): StreetRoute {
  const distanceMeters = distanceInMeters(from, to) * DETOUR_FACTOR;
  const metersPerSecond = distanceMeters > COUNTRY_FROM_M ? COUNTRY_METERS_PER_SECOND : TOWN_METERS_PER_SECOND;
  const path = [from, to];
  return { path, drivenPath: path, distanceMeters, durationSeconds: distanceMeters / metersPerSecond };
}
