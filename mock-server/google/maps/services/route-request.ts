import type { Coordinates } from '../../../../src/lib/coordinates';
import { placeByAddress, placeById } from '../../../city/search/place-lookup';
import { InvalidValueError, MapsRequestError, NotCoveredError } from '../base/errors';
import { type LatLngLike, toCoordinates } from '../base/lat-lng';
import { checkProperties } from './request-checks';

/** A point of a route; a `via` point is passed, at every other one the car stops and a leg ends. */
export interface RoutePoint extends Coordinates {
  readonly isVia: boolean;
}

/** Members of a request that do not change an answer without traffic, texts and turns. */
const WITHOUT_EFFECT = [
  'departureTime',
  'internalUsageAttributionIds',
  'language',
  'polylineQuality',
  'region',
  'routingPreference',
  'trafficModel',
  'units',
];
const TRAVEL_MODES = ['BICYCLING', 'DRIVING', 'TRANSIT', 'TWO_WHEELER', 'WALKING'];

/** https://developers.google.com/maps/documentation/javascript/reference/route#ComputeRoutesRequest */
const CHOICES = {
  polylineQuality: ['HIGH_QUALITY', 'OVERVIEW'],
  routingPreference: ['TRAFFIC_AWARE', 'TRAFFIC_AWARE_OPTIMAL', 'TRAFFIC_UNAWARE'],
  trafficModel: ['BEST_GUESS', 'OPTIMISTIC', 'PESSIMISTIC'],
  // Numbers in google.maps.UnitSystem.
  units: ['IMPERIAL', 'METRIC', 0, 1],
} as const;
/** "Now" is slightly in the past on arrival. */
const CLOCK_TOLERANCE_MS = 60_000;

/** The members checked in every request. */
type CheckedRequest = { readonly [Name in keyof typeof CHOICES | 'travelMode' | 'departureTime']?: unknown };

/**
 * Refuses a request with a property unknown to Google, and one with a property without effect here.
 * https://developers.google.com/maps/documentation/javascript/reference/route#ComputeRoutesRequest
 */
export function checkRequest(
  request: CheckedRequest,
  requestName: 'ComputeRoutesRequest' | 'ComputeRouteMatrixRequest',
  covered: readonly string[],
  endpoint: string,
): void {
  checkProperties(request, requestName, [...covered, 'travelMode', ...WITHOUT_EFFECT]);
  const mode = request.travelMode ?? 'DRIVING';
  if (!TRAVEL_MODES.some((known) => known === mode)) {
    throw new InvalidValueError(`in property travelMode: not one of ${TRAVEL_MODES.join(', ')}`);
  }
  if (mode !== 'DRIVING') throw new NotCoveredError(`the travel mode ${mode}`);
  for (const [name, known] of Object.entries(CHOICES)) {
    const value = request[name as keyof typeof CHOICES];
    if (value !== undefined && value !== null && !known.some((one) => one === value)) {
      throw new InvalidValueError(`in property ${name}: not one of ${known.join(', ')}`);
    }
  }
  checkDepartureTime(request.departureTime, endpoint);
}

/**
 * "You can specify a departureTime in the past only when RouteTravelMode is set to TRANSIT."
 * https://developers.google.com/maps/documentation/routes/reference/rest/v2/TopLevel/computeRoutes#request-body
 */
function checkDepartureTime(value: unknown, endpoint: string): void {
  if (value === undefined || value === null) return;
  if (!(value instanceof Date) || Number.isNaN(value.getTime())) {
    throw new InvalidValueError('in property departureTime: not a Date');
  }
  if (value.getTime() < Date.now() - CLOCK_TOLERANCE_MS) {
    throw new MapsRequestError(endpoint, 'INVALID_ARGUMENT', 'Timestamp must be set to a future time.');
  }
}

/**
 * An end of a route in any of the shapes that Google takes: a point, an address, a place or a waypoint around one.
 * https://developers.google.com/maps/documentation/javascript/reference/route#Waypoint
 */
export function toRoutePoint(value: unknown, property: string, endpoint: string): RoutePoint {
  if (value === null || value === undefined) throw new InvalidValueError(`in property ${property}: missing`);
  if (typeof value === 'string') {
    const known = placeByAddress(value);
    if (!known) throw new MapsRequestError(endpoint, 'NOT_FOUND', `Address not found: ${property}.`);
    return { lat: known.lat, lng: known.lng, isVia: false };
  }
  const { id, location, waypoint, via } = value as Readonly<Record<string, unknown>>;
  const known = typeof id === 'string' ? placeById(id) : null;
  if (known) return { lat: known.lat, lng: known.lng, isVia: false };
  const inner = waypoint ?? location;
  if (inner) return { ...toRoutePoint(inner, property, endpoint), isVia: via === true };
  return { ...toCoordinates(value as LatLngLike), isVia: false };
}
