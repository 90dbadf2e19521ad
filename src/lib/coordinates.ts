/** A point in degrees (WGS 84), in the format of Google Maps. */
export interface Coordinates {
  readonly lat: number;
  readonly lng: number;
}

/** Whether both numbers are finite and on the globe. */
export function isOnGlobe({ lat, lng }: Coordinates): boolean {
  return Number.isFinite(lat) && Number.isFinite(lng) && Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
}

/** The bounds of an area in degrees. */
export interface Edges {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** Whether a point is within these bounds. */
export const isWithin = ({ lat, lng }: Coordinates, { south, west, north, east }: Edges): boolean =>
  lat >= south && lat <= north && lng >= west && lng <= east;

/** A decimal number: `Number` alone would accept "0x33" and "1e1" too. */
const DECIMAL = /^[+-]?\d+(\.\d+)?$/;

/** Whether a point is a real position: on the globe, and not (0, 0), which means "no position". */
export const isPosition = (point: Coordinates) => isOnGlobe(point) && (point.lat !== 0 || point.lng !== 0);

/** Parses "lat,lng" (Spec §3); null for anything else, and for (0, 0). */
export function parseCoordinates(text: string): Coordinates | null {
  const parts = text.split(',').map((part) => part.trim());
  if (parts.length !== 2 || !parts.every((part) => DECIMAL.test(part))) return null;
  const [lat, lng] = parts.map(Number) as [number, number];
  return isPosition({ lat, lng }) ? { lat, lng } : null;
}

/** Formats "lat,lng" (Spec §3) with six digits: about ten centimetres. */
export function formatCoordinates({ lat, lng }: Coordinates): string {
  return `${Number(lat.toFixed(6))},${Number(lng.toFixed(6))}`;
}

/** Distances are measured in metres and shown in kilometres. */
export const METERS_PER_KM = 1_000;

/** Smaller movements of a vehicle, in metres, are GPS noise: it keeps its heading. */
export const RECEIVER_NOISE_M = 8;

const EARTH_RADIUS_M = 6_371_000;
const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** Straight-line distance in metres (haversine). */
export function distanceInMeters(from: Coordinates, to: Coordinates): number {
  const dLat = toRadians(to.lat - from.lat);
  const dLng = toRadians(to.lng - from.lng);
  const a =
    Math.sin(dLat / 2) ** 2 + Math.cos(toRadians(from.lat)) * Math.cos(toRadians(to.lat)) * Math.sin(dLng / 2) ** 2;
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(a)));
}

/** Compass bearing in degrees (0 is north, clockwise) from one point to the next. */
export function bearingInDegrees(from: Coordinates, to: Coordinates): number {
  const dLng = toRadians(to.lng - from.lng);
  const y = Math.sin(dLng) * Math.cos(toRadians(to.lat));
  const x =
    Math.cos(toRadians(from.lat)) * Math.sin(toRadians(to.lat)) -
    Math.sin(toRadians(from.lat)) * Math.cos(toRadians(to.lat)) * Math.cos(dLng);
  return ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360;
}
