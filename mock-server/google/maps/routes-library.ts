import type { Coordinates } from '../../../src/lib/coordinates';
import { routeAlongStreets } from '../../simulation/street-route';
import { InvalidValueError, MapsRequestError, requireFields, requireList } from './errors';
import { LatLngAltitude, type LatLngLike, toCoordinates } from './lat-lng';
import { LatLngBounds } from './lat-lng-bounds';
import { placeByAddress, placeById } from './place-lookup';

const ROUTE_FIELDS = ['path', 'distanceMeters', 'durationMillis', 'staticDurationMillis', 'viewport', 'legs'] as const;
const MATRIX_FIELDS = ['distanceMeters', 'durationMillis', 'staticDurationMillis', 'condition', 'error'] as const;
const TRAVEL_MODES = ['BICYCLING', 'DRIVING', 'TRANSIT', 'TWO_WHEELER', 'WALKING'];
/** Google's largest matrix: https://developers.google.com/maps/documentation/javascript/routes/route-matrix-class */
const MOST_MATRIX_ITEMS = 625;

/** An end of a route in any of the shapes that Google takes: a point, an address, a place or a waypoint around one. */
function toSpot(value: unknown, property: string, endpoint: string): Coordinates {
  if (value === null || value === undefined) throw new InvalidValueError(`in property ${property}: missing`);
  const known = typeof value === 'string' ? placeByAddress(value) : placeOf(value);
  if (known) return { lat: known.lat, lng: known.lng };
  if (typeof value === 'string') {
    throw new MapsRequestError(endpoint, 'NOT_FOUND', `Address not found: ${property}.`);
  }
  const { location, waypoint } = value as { location?: unknown; waypoint?: unknown };
  if (waypoint) return toSpot(waypoint, property, endpoint);
  if (location) return toSpot(location, property, endpoint);
  return toCoordinates(value as LatLngLike);
}

function placeOf(value: unknown) {
  const { id } = value as { id?: unknown };
  return typeof id === 'string' ? placeById(id) : null;
}

function checkTravelMode(mode: unknown): void {
  if (mode === undefined || TRAVEL_MODES.includes(mode as string)) return;
  throw new InvalidValueError(`in property travelMode: not one of ${TRAVEL_MODES.join(', ')}`);
}

/** https://developers.google.com/maps/documentation/javascript/reference/route#Route */
export class Route {
  readonly path: LatLngAltitude[] | undefined;
  readonly distanceMeters: number | undefined;
  readonly durationMillis: number | undefined;
  readonly staticDurationMillis: number | undefined;
  readonly viewport: LatLngBounds | undefined;

  constructor(route: NonNullable<ReturnType<typeof routeAlongStreets>>, asked: ReadonlySet<string>) {
    const bounds = new LatLngBounds();
    for (const point of route.path) bounds.extend(point);
    const millis = route.durationSeconds * 1000;
    this.path = asked.has('path') ? route.path.map((point) => new LatLngAltitude(point)) : undefined;
    this.distanceMeters = asked.has('distanceMeters') ? route.distanceMeters : undefined;
    this.durationMillis = asked.has('durationMillis') ? millis : undefined;
    this.staticDurationMillis = asked.has('staticDurationMillis') ? millis : undefined;
    this.viewport = asked.has('viewport') ? bounds : undefined;
  }

  /** Routes along the streets of Kassel; where they do not reach, an empty list as from Google. */
  static async computeRoutes(
    request: google.maps.routes.ComputeRoutesRequest,
  ): Promise<{ routes: Route[]; fallbackInfo: null; geocodingResults: null }> {
    const endpoint = 'ROUTES_COMPUTE_ROUTES';
    const asked = requireFields(request?.fields, ROUTE_FIELDS, endpoint);
    checkTravelMode(request.travelMode);
    const route = routeAlongStreets(
      toSpot(request.origin, 'origin', endpoint),
      toSpot(request.destination, 'destination', endpoint),
    );
    return { routes: route ? [new Route(route, asked)] : [], fallbackInfo: null, geocodingResults: null };
  }
}

/** https://developers.google.com/maps/documentation/javascript/reference/route-matrix#RouteMatrixItem */
export interface RouteMatrixItem {
  readonly condition: 'ROUTE_EXISTS' | 'ROUTE_NOT_FOUND' | undefined;
  readonly distanceMeters: number | undefined;
  readonly durationMillis: number | undefined;
  readonly staticDurationMillis: number | undefined;
  readonly error: null | undefined;
}

function matrixItem(from: Coordinates, to: Coordinates, asked: ReadonlySet<string>): RouteMatrixItem {
  const route = routeAlongStreets(from, to);
  const only = <T>(field: string, value: T | undefined) => (asked.has(field) ? value : undefined);
  const millis = route ? route.durationSeconds * 1000 : undefined;
  return {
    condition: only('condition', route ? ('ROUTE_EXISTS' as const) : ('ROUTE_NOT_FOUND' as const)),
    distanceMeters: only('distanceMeters', route?.distanceMeters),
    durationMillis: only('durationMillis', millis),
    staticDurationMillis: only('staticDurationMillis', millis),
    error: only('error', null),
  };
}

/** https://developers.google.com/maps/documentation/javascript/reference/route-matrix#RouteMatrix */
export class RouteMatrix {
  readonly rows: { readonly items: readonly RouteMatrixItem[] }[];

  constructor(rows: { readonly items: readonly RouteMatrixItem[] }[]) {
    this.rows = rows;
  }

  static async computeRouteMatrix(
    request: google.maps.routes.ComputeRouteMatrixRequest,
  ): Promise<{ matrix: RouteMatrix }> {
    const endpoint = 'ROUTES_COMPUTE_ROUTE_MATRIX';
    const asked = requireFields(request?.fields, MATRIX_FIELDS, endpoint);
    checkTravelMode(request.travelMode);
    const spots = (values: Iterable<unknown>, property: string) =>
      requireList(values, property).map((value) => toSpot(value, property, endpoint));
    const origins = spots(request.origins, 'origins');
    const destinations = spots(request.destinations, 'destinations');
    if (origins.length * destinations.length > MOST_MATRIX_ITEMS) {
      throw new MapsRequestError(endpoint, 'INVALID_ARGUMENT', `At most ${MOST_MATRIX_ITEMS} elements are allowed.`);
    }
    const rows = origins.map((from) => ({ items: destinations.map((to) => matrixItem(from, to, asked)) }));
    return { matrix: new RouteMatrix(rows) };
  }
}
