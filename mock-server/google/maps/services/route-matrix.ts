import type { Coordinates } from '../../../../src/lib/coordinates';
import { routeAlongStreets } from '../../../city/streets/street-route';
import { MapsRequestError, requireList } from '../base/errors';
import { callGoogle } from './google-call';
import { checkFields, fieldsBeyond } from './request-checks';
import { checkRequest, toRoutePoint } from './route-request';

const ENDPOINT = 'ROUTES_COMPUTE_ROUTE_MATRIX';
const PROPERTIES = ['origins', 'destinations', 'fields'];
const FIELDS = ['distanceMeters', 'durationMillis', 'staticDurationMillis', 'condition', 'error'];
const FIELDS_NOT_COVERED = fieldsBeyond('routes.RouteMatrixItem', FIELDS);
/**
 * https://developers.google.com/maps/documentation/javascript/reference/route-matrix#ComputeRouteMatrixRequest.origins
 */
const MOST_ITEMS = 625;
const MOST_ITEMS_OPTIMAL = 100;
const MOST_NAMED_POINTS = 50;
const MS_PER_SECOND = 1000;

/**
 * One route of the matrix; fields that were not requested, or that an unreachable point lacks, are undefined.
 * https://developers.google.com/maps/documentation/javascript/reference/route-matrix#RouteMatrixItem
 */
export interface RouteMatrixItem {
  readonly condition: 'ROUTE_EXISTS' | 'ROUTE_NOT_FOUND' | undefined;
  readonly distanceMeters: number | undefined;
  readonly durationMillis: number | undefined;
  readonly staticDurationMillis: number | undefined;
  readonly error: null | undefined;
}

/** Given by an address or a place id, not as a point. */
function isNamed(value: unknown): boolean {
  if (typeof value === 'string') return true;
  if (typeof value !== 'object' || value === null) return false;
  return 'waypoint' in value ? isNamed(value.waypoint) : 'id' in value;
}

function matrixItem(from: Coordinates, to: Coordinates, asked: ReadonlySet<string>): RouteMatrixItem {
  const route = routeAlongStreets(from, to);
  const only = <T>(field: string, value: T | undefined) => (asked.has(field) ? value : undefined);
  const millis = route ? route.durationSeconds * MS_PER_SECOND : undefined;
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

  /** A row per origin with an item per destination; an unreachable pair has the condition ROUTE_NOT_FOUND. */
  static async computeRouteMatrix(
    request: google.maps.routes.ComputeRouteMatrixRequest,
  ): Promise<{ matrix: RouteMatrix }> {
    const asked = checkFields(request?.fields, FIELDS, FIELDS_NOT_COVERED, ENDPOINT);
    checkRequest(request, 'ComputeRouteMatrixRequest', PROPERTIES, ENDPOINT);
    const points = (values: Iterable<unknown>, property: string) =>
      requireList(values, property).map((value) => toRoutePoint(value, property, ENDPOINT));
    const origins = points(request.origins, 'origins');
    const destinations = points(request.destinations, 'destinations');
    const most = request.routingPreference === 'TRAFFIC_AWARE_OPTIMAL' ? MOST_ITEMS_OPTIMAL : MOST_ITEMS;
    if (origins.length * destinations.length > most) {
      throw new MapsRequestError(ENDPOINT, 'INVALID_ARGUMENT', `At most ${most} elements are allowed.`);
    }
    if ([...request.origins, ...request.destinations].filter(isNamed).length > MOST_NAMED_POINTS) {
      const limit = `At most ${MOST_NAMED_POINTS} addresses and place IDs are allowed.`;
      throw new MapsRequestError(ENDPOINT, 'INVALID_ARGUMENT', limit);
    }
    await callGoogle('routes.matrix', ENDPOINT);
    const rows = origins.map((from) => ({ items: destinations.map((to) => matrixItem(from, to, asked)) }));
    return { matrix: new RouteMatrix(rows) };
  }
}
