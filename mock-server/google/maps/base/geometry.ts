import type { Coordinates } from '../../../../src/lib/coordinates';
import { limitClass } from '../../covered';
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
export class LatLng {
  // Own properties, as in Google's class: `const { lat } = location` works.
  readonly lat: () => number;
  readonly lng: () => number;

  constructor(place: Coordinates) {
    const { lat, lng } = toCoordinates(place);
    this.lat = () => lat;
    this.lng = () => lng;
  }

  toJSON(): google.maps.LatLngLiteral {
    return { lat: this.lat(), lng: this.lng() };
  }
}
limitClass('google.maps.LatLng', LatLng);

/**
 * The shape of points in a route's path.
 * https://developers.google.com/maps/documentation/javascript/reference/coordinates#LatLngAltitude
 */
export class LatLngAltitude {
  readonly lat: number;
  readonly lng: number;
  readonly altitude = 0;

  constructor({ lat, lng }: Coordinates) {
    this.lat = lat;
    this.lng = lng;
  }
}
limitClass('google.maps.LatLngAltitude', LatLngAltitude);

/** https://developers.google.com/maps/documentation/javascript/reference/coordinates#LatLngBounds */
export class LatLngBounds {
  readonly toJSON: () => google.maps.LatLngBoundsLiteral;

  constructor(bounds: google.maps.LatLngBoundsLiteral) {
    this.toJSON = () => ({ ...bounds });
  }
}
limitClass('google.maps.LatLngBounds', LatLngBounds);

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
