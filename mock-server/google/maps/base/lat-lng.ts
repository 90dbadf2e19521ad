import type { Coordinates } from '../../../../src/lib/coordinates';
import { InvalidValueError } from './errors';

const clampLat = (lat: number) => Math.max(-90, Math.min(90, lat));
const wrapLng = (lng: number) => (lng >= -180 && lng < 180 ? lng : ((((lng + 180) % 360) + 360) % 360) - 180);

/** All of Google's types for a point. */
export type LatLngLike =
  | google.maps.LatLng
  | google.maps.LatLngLiteral
  | google.maps.LatLngAltitude
  | google.maps.LatLngAltitudeLiteral;

/** Reads a point in any of Google's forms; throws Google's error for anything else. */
export function toCoordinates(value: LatLngLike): Coordinates {
  const point = value as { lat: unknown; lng: unknown } | null | undefined;
  if (typeof point !== 'object' || point === null) throw new InvalidValueError('not a LatLng or LatLngLiteral');
  const lat = typeof point.lat === 'function' ? point.lat() : point.lat;
  const lng = typeof point.lng === 'function' ? point.lng() : point.lng;
  if (typeof lat !== 'number' || Number.isNaN(lat)) {
    throw new InvalidValueError('not a LatLng or LatLngLiteral with finite coordinates: in property lat: not a number');
  }
  if (typeof lng !== 'number' || Number.isNaN(lng)) {
    throw new InvalidValueError('not a LatLng or LatLngLiteral with finite coordinates: in property lng: not a number');
  }
  return { lat, lng };
}

/** https://developers.google.com/maps/documentation/javascript/reference/coordinates#LatLng */
export class LatLng implements google.maps.LatLng {
  readonly #lat: number;
  readonly #lng: number;
  // An own property, as in Google's class: `const { lat } = location` works.
  readonly lat = (): number => this.#lat;
  readonly lng = (): number => this.#lng;

  constructor(
    latOrPoint: number | google.maps.LatLngLiteral | google.maps.LatLng,
    lngOrNoWrap?: number | boolean | null,
    noWrap?: boolean,
  ) {
    const isPoint = typeof latOrPoint === 'object';
    const point = isPoint ? toCoordinates(latOrPoint) : { lat: latOrPoint, lng: lngOrNoWrap };
    const { lat, lng } = toCoordinates(point as google.maps.LatLngLiteral);
    const asGiven = isPoint ? lngOrNoWrap === true : noWrap === true;
    this.#lat = asGiven ? lat : clampLat(lat);
    this.#lng = asGiven ? lng : wrapLng(lng);
  }

  equals(other: google.maps.LatLng | google.maps.LatLngLiteral | null | undefined): boolean {
    if (!other) return false;
    const { lat, lng } = toCoordinates(other);
    return Math.abs(lat - this.#lat) <= 1e-9 && Math.abs(lng - this.#lng) <= 1e-9;
  }

  toJSON(): google.maps.LatLngLiteral {
    return { lat: this.#lat, lng: this.#lng };
  }

  toString(): string {
    return `(${this.#lat}, ${this.#lng})`;
  }

  toUrlValue(precision = 6): string {
    return `${Number(this.#lat.toFixed(precision))},${Number(this.#lng.toFixed(precision))}`;
  }
}

/**
 * The shape of points in a route's path.
 * https://developers.google.com/maps/documentation/javascript/reference/coordinates#LatLngAltitude
 */
export class LatLngAltitude implements google.maps.LatLngAltitude {
  readonly #point: Coordinates;
  readonly #altitude: number;

  constructor(value: LatLngLike, noWrap = false) {
    const { lat, lng } = toCoordinates(value);
    this.#point = noWrap ? { lat, lng } : { lat: clampLat(lat), lng: wrapLng(lng) };
    this.#altitude = 'altitude' in value ? value.altitude : 0;
  }

  get lat(): number {
    return this.#point.lat;
  }

  get lng(): number {
    return this.#point.lng;
  }

  get altitude(): number {
    return this.#altitude;
  }

  equals(other: google.maps.LatLngAltitude | google.maps.LatLngAltitudeLiteral | null): boolean {
    if (!other) return false;
    const near = (one: number, another: number) => Math.abs(one - another) <= 1e-9;
    return near(other.lat, this.lat) && near(other.lng, this.lng) && near(other.altitude, this.altitude);
  }

  toJSON(): google.maps.LatLngAltitudeLiteral {
    return { lat: this.lat, lng: this.lng, altitude: this.altitude };
  }
}
