/**
 * The enumerations of Google's core library that a taxi website meets, with Google's own values:
 * https://developers.google.com/maps/documentation/javascript/reference/map
 */
export const constants = {
  ColorScheme: { DARK: 'DARK', FOLLOW_SYSTEM: 'FOLLOW_SYSTEM', LIGHT: 'LIGHT' },
  RenderingType: { RASTER: 'RASTER', UNINITIALIZED: 'UNINITIALIZED', VECTOR: 'VECTOR' },
  MapTypeId: { HYBRID: 'hybrid', ROADMAP: 'roadmap', SATELLITE: 'satellite', TERRAIN: 'terrain' },
  TravelMode: {
    BICYCLING: 'BICYCLING',
    DRIVING: 'DRIVING',
    TRANSIT: 'TRANSIT',
    TWO_WHEELER: 'TWO_WHEELER',
    WALKING: 'WALKING',
  },
  UnitSystem: { IMPERIAL: 1, METRIC: 0 },
  SymbolPath: {
    CIRCLE: 0,
    FORWARD_CLOSED_ARROW: 1,
    FORWARD_OPEN_ARROW: 2,
    BACKWARD_CLOSED_ARROW: 3,
    BACKWARD_OPEN_ARROW: 4,
  },
  CollisionBehavior: {
    OPTIONAL_AND_HIDES_LOWER_PRIORITY: 'OPTIONAL_AND_HIDES_LOWER_PRIORITY',
    REQUIRED: 'REQUIRED',
    REQUIRED_AND_HIDES_OPTIONAL: 'REQUIRED_AND_HIDES_OPTIONAL',
  },
  ControlPosition: {
    TOP_LEFT: 1,
    TOP_CENTER: 2,
    TOP_RIGHT: 3,
    LEFT_CENTER: 4,
    LEFT_TOP: 5,
    LEFT_BOTTOM: 6,
    RIGHT_TOP: 7,
    RIGHT_CENTER: 8,
    RIGHT_BOTTOM: 9,
    BOTTOM_LEFT: 10,
    BOTTOM_CENTER: 11,
    BOTTOM_RIGHT: 12,
  },
  GeocoderStatus: {
    ERROR: 'ERROR',
    INVALID_REQUEST: 'INVALID_REQUEST',
    OK: 'OK',
    OVER_QUERY_LIMIT: 'OVER_QUERY_LIMIT',
    REQUEST_DENIED: 'REQUEST_DENIED',
    UNKNOWN_ERROR: 'UNKNOWN_ERROR',
    ZERO_RESULTS: 'ZERO_RESULTS',
  },
  GeocoderLocationType: {
    APPROXIMATE: 'APPROXIMATE',
    GEOMETRIC_CENTER: 'GEOMETRIC_CENTER',
    RANGE_INTERPOLATED: 'RANGE_INTERPOLATED',
    ROOFTOP: 'ROOFTOP',
  },
} as const;

/** A pair of pixels. https://developers.google.com/maps/documentation/javascript/reference/coordinates#Point */
export class Point implements google.maps.Point {
  x: number;
  y: number;

  constructor(x: number, y: number) {
    this.x = x;
    this.y = y;
  }

  equals(other: google.maps.Point | null): boolean {
    return other !== null && other.x === this.x && other.y === this.y;
  }

  toString(): string {
    return `(${this.x}, ${this.y})`;
  }
}

/** A width and a height. https://developers.google.com/maps/documentation/javascript/reference/coordinates#Size */
export class Size implements google.maps.Size {
  width: number;
  height: number;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }

  equals(other: google.maps.Size | null): boolean {
    return other !== null && other.width === this.width && other.height === this.height;
  }

  toString(): string {
    return `(${this.width}, ${this.height})`;
  }
}
