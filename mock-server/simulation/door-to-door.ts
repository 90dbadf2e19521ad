import { type Coordinates, distanceInMeters } from '../../src/lib/coordinates';
import type { StreetRoute } from './street-route';

/** Finds a way along streets, or null where no streets are known. */
export type RouteAlongStreets = (from: Coordinates, to: Coordinates) => StreetRoute | null;

/** Nobody walks further than this from the nearest known street; beyond it the streets say nothing about the way. */
const FARTHEST_FROM_STREET_M = 1500;
/** Streets are longer than the straight line by about this factor. */
const DETOUR_FACTOR = 1.3;
const TOWN_METERS_PER_SECOND = 8.5;
const COUNTRY_METERS_PER_SECOND = 25;
const COUNTRY_FROM_M = 20_000;

/**
 * The way of a car from door to door: along the streets, with the last metres to the doors added, and as the crow
 * flies (with a believable length) where no streets are known.
 */
export function routeDoorToDoor(alongStreets: RouteAlongStreets, from: Coordinates, to: Coordinates): StreetRoute {
  const streets = alongStreets(from, to);
  const first = streets?.path[0];
  const last = streets?.path.at(-1);
  if (!streets || !first || !last) return straightLine(from, to);
  const toStreet = distanceInMeters(from, first);
  const fromStreet = distanceInMeters(last, to);
  if (Math.max(toStreet, fromStreet) > FARTHEST_FROM_STREET_M) return straightLine(from, to);
  return {
    path: [from, ...streets.path, to],
    distanceMeters: toStreet + streets.distanceMeters + fromStreet,
    durationSeconds: streets.durationSeconds + (toStreet + fromStreet) / TOWN_METERS_PER_SECOND,
  };
}

function straightLine(from: Coordinates, to: Coordinates): StreetRoute {
  const distanceMeters = distanceInMeters(from, to) * DETOUR_FACTOR;
  const metersPerSecond = distanceMeters > COUNTRY_FROM_M ? COUNTRY_METERS_PER_SECOND : TOWN_METERS_PER_SECOND;
  return { path: [from, to], distanceMeters, durationSeconds: distanceMeters / metersPerSecond };
}
