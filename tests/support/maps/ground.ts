import type { Coordinates } from '../../../src/lib/coordinates';

const METERS_PER_DEGREE = 111_194.93;

/** A place in Kassel, from which others are measured. */
export const origin = { lat: 51.3, lng: 9.5 };

/** The place so many metres north and east of the origin. */
export const at = (north: number, east = 0): Coordinates => ({
  lat: origin.lat + north / METERS_PER_DEGREE,
  lng: origin.lng + east / (METERS_PER_DEGREE * Math.cos((origin.lat * Math.PI) / 180)),
});
