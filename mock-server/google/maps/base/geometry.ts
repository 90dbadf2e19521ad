import type { Coordinates } from '../../../../src/lib/coordinates';
import { limitClass, limited } from '../../covered';
import { InvalidValueError } from './errors';

const clampLat = (lat: number) => Math.max(-90, Math.min(90, lat));
const wrapLng = (lng: number) => (lng >= -180 && lng < 180 ? lng : ((((lng + 180) % 360) + 360) % 360) - 180);

/** Reads a point in any of Google's forms; throws Google's error for anything else. */
export function toCoordinates(value: unknown): Coordinates {
  const point = value as { lat: unknown; lng: unknown } | null | undefined;
  if (typeof point !== 'object' || point === null) throw new InvalidValueError('not a LatLng or LatLngLiteral');
  const lat = typeof point.lat === 'function' ? point.lat() : point.lat;
  const lng = typeof point.lng === 'function' ? point.lng() : point.lng;
  for (const [name, degrees] of Object.entries({ lat, lng })) {
    if (typeof degrees === 'number' && !Number.isNaN(degrees)) continue;
    const what = `in property ${name}: not a number`;
    throw new InvalidValueError(`not a LatLng or LatLngLiteral with finite coordinates: ${what}`);
  }
  return { lat: clampLat(lat), lng: wrapLng(lng) };
}

/** https://developers.google.com/maps/documentation/javascript/reference/coordinates#LatLng */
export function latLng(place: Coordinates): google.maps.LatLng {
  const { lat, lng } = toCoordinates(place);
  const part = { lat: () => lat, lng: () => lng, toJSON: () => ({ lat, lng }) } satisfies Partial<google.maps.LatLng>;
  return limited('google.maps.LatLng', part) as google.maps.LatLng;
}

/**
 * A place in a route's path.
 * https://developers.google.com/maps/documentation/javascript/reference/coordinates#LatLngAltitude
 */
export const latLngAltitude = ({ lat, lng }: Coordinates) =>
  limited('google.maps.LatLngAltitude', { lat, lng, altitude: 0 });

/** https://developers.google.com/maps/documentation/javascript/reference/coordinates#LatLngBounds */
export const boundsOf = (corners: google.maps.LatLngBoundsLiteral): google.maps.LatLngBounds =>
  limited('google.maps.LatLngBounds', { toJSON: () => corners }) as google.maps.LatLngBounds;

/** A pair of pixels. https://developers.google.com/maps/documentation/javascript/reference/coordinates#Point */
export class Point {
  constructor(
    readonly x: number,
    readonly y: number,
  ) {}
}
limitClass('google.maps.Point', Point);

/** A width and a height. https://developers.google.com/maps/documentation/javascript/reference/coordinates#Size */
export class Size {
  constructor(
    readonly width: number,
    readonly height: number,
  ) {}
}
limitClass('google.maps.Size', Size);
