import { LatLng, toCoordinates } from './lat-lng';

type Point = google.maps.LatLng | google.maps.LatLngLiteral;
type Bounds = google.maps.LatLngBounds | google.maps.LatLngBoundsLiteral;

/** Reads bounds in either of Google's shapes. */
export function toBoundsLiteral(bounds: Bounds): google.maps.LatLngBoundsLiteral {
  return 'toJSON' in bounds ? bounds.toJSON() : bounds;
}

/**
 * A rectangle on the globe, without the 180th meridian, which Germany is far from.
 * https://developers.google.com/maps/documentation/javascript/reference/coordinates#LatLngBounds
 */
export class LatLngBounds implements google.maps.LatLngBounds {
  static readonly MAX_BOUNDS = new LatLngBounds({ lat: -90, lng: -180 }, { lat: 90, lng: 180 });

  // Google's own empty bounds: south is north of north.
  #south = 1;
  #north = -1;
  #west = 180;
  #east = -180;

  constructor(southWestOrBounds?: Point | Bounds | null, northEast?: Point | null) {
    if (!southWestOrBounds) return;
    if ('south' in southWestOrBounds || 'getSouthWest' in southWestOrBounds) {
      const { south, north, west, east } = toBoundsLiteral(southWestOrBounds);
      this.#set(south, north, west, east);
      return;
    }
    const from = toCoordinates(southWestOrBounds);
    const to = northEast ? toCoordinates(northEast) : from;
    this.#set(from.lat, to.lat, from.lng, to.lng);
  }

  #set(south: number, north: number, west: number, east: number) {
    this.#south = south;
    this.#north = north;
    this.#west = west;
    this.#east = east;
  }

  contains(point: Point): boolean {
    const { lat, lng } = toCoordinates(point);
    return lat >= this.#south && lat <= this.#north && lng >= this.#west && lng <= this.#east;
  }

  equals(other: Bounds | null): boolean {
    if (!other) return false;
    const { south, north, west, east } = toBoundsLiteral(other);
    const near = (one: number, another: number) => Math.abs(one - another) <= 1e-9;
    return near(south, this.#south) && near(north, this.#north) && near(west, this.#west) && near(east, this.#east);
  }

  extend(point: Point): this {
    const { lat, lng } = toCoordinates(point);
    if (this.isEmpty()) this.#set(lat, lat, lng, lng);
    else {
      this.#set(
        Math.min(this.#south, lat),
        Math.max(this.#north, lat),
        Math.min(this.#west, lng),
        Math.max(this.#east, lng),
      );
    }
    return this;
  }

  getCenter(): LatLng {
    return new LatLng((this.#south + this.#north) / 2, (this.#west + this.#east) / 2);
  }

  getNorthEast(): LatLng {
    return new LatLng(this.#north, this.#east, true);
  }

  getSouthWest(): LatLng {
    return new LatLng(this.#south, this.#west, true);
  }

  intersects(other: Bounds): boolean {
    const { south, north, west, east } = toBoundsLiteral(other);
    return south <= this.#north && north >= this.#south && west <= this.#east && east >= this.#west;
  }

  isEmpty(): boolean {
    return this.#south > this.#north || this.#west > this.#east;
  }

  toJSON(): google.maps.LatLngBoundsLiteral {
    return { south: this.#south, west: this.#west, north: this.#north, east: this.#east };
  }

  toSpan(): LatLng {
    return new LatLng(this.#north - this.#south, this.#east - this.#west, true);
  }

  toString(): string {
    return `(${this.getSouthWest()}, ${this.getNorthEast()})`;
  }

  toUrlValue(precision?: number): string {
    return `${this.getSouthWest().toUrlValue(precision)},${this.getNorthEast().toUrlValue(precision)}`;
  }

  union(other: Bounds): this {
    const { south, north, west, east } = toBoundsLiteral(other);
    if (south > north) return this;
    return this.extend({ lat: south, lng: west }).extend({ lat: north, lng: east });
  }
}
