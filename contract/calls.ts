import * as v from 'valibot';
import * as wire from '../src/backend/wire';
import { type Coordinates, formatCoordinates } from '../src/lib/coordinates';
import * as rules from './answer-rules';

/** A call of docs/backend.md. */
export interface ContractCall {
  /** Method and path: `GET /bookings/{id}`; `{id}` is a booking id, `{token}` that of a shared link. */
  readonly name: string;
  readonly method: string;
  readonly path: string;
  /** Whether it requires a customer's token (Spec §6). */
  readonly isBearer: boolean;
  /** Whether its answer belongs to a customer: no cache may keep it (decision 382). */
  readonly isPersonal: boolean;
  /** The statuses of its failures, each with `{ message }`. */
  readonly failures: readonly number[];
  readonly summary: string;
  readonly request?: v.GenericSchema;
  readonly query?: v.ObjectEntries;
  readonly headers?: v.ObjectEntries;
  readonly answer: v.GenericSchema;
  readonly rules?: rules.Rules<never>;
  /** A body for a request that stores nothing. */
  readonly example?: (at: Coordinates) => unknown;
  /** What a backend may have stored that accepts a request which it should refuse; such a call is not asked otherwise. */
  readonly stores?: string;
  /** A backend without this call answers 404 or 501. */
  readonly isOptional?: true;
}

const open = { isBearer: false, isPersonal: false };
/** Without a bearer token, but for one person: who has signed in with Google, or has the link. */
const proved = { isBearer: false, isPersonal: true };
const bearer = { isBearer: true, isPersonal: true };

function define<Answer>(
  name: string,
  access: typeof open,
  failures: readonly number[],
  summary: string,
  parts: Omit<ContractCall, 'name' | 'method' | 'path' | keyof typeof open | 'failures' | 'summary' | 'rules'> & {
    readonly answer: v.GenericSchema<unknown, Answer>;
    readonly rules?: rules.Rules<Answer>;
  },
): ContractCall {
  const [method = '', path = ''] = name.split(' ');
  return { name, method, path, ...access, failures, summary, ...parts };
}

const DEGREES_AWAY = 0.02;
/** A trip in the company's area. */
export const tripFrom = (at: Coordinates, distance = 5.3) => ({
  distance,
  pickupCoordinates: formatCoordinates(at),
  dropCoordinates: formatCoordinates({ lat: at.lat + DEGREES_AWAY, lng: at.lng }),
});

const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(0));
const rides = v.array(wire.Ride);

/** Every call of docs/backend.md, in the same order. */
export const contractCalls: readonly ContractCall[] = [
  define('POST /google/login', proved, [400, 401], "Signs in with Google's identity token", {
    request: wire.GoogleLoginRequest,
    answer: wire.GoogleLoginResponse,
    stores: 'it may have made a customer "Check"',
  }),
  define('GET /bookings/get-more-option', open, [], 'The extras: c-… are car categories, d-… features of the driver', {
    answer: v.array(wire.MoreOption),
  }),
  define('GET /vehicle-location', open, [], 'The cars that are free now', {
    answer: v.array(wire.NearbyVehicle),
    rules: rules.vehicleRules,
  }),
  define(
    'POST /bookings/get-categories',
    open,
    [400],
    'What can be ordered for a way, in how many minutes and for how many euro',
    {
      request: wire.CategoriesRequest,
      answer: v.pipe(v.array(wire.VehicleCategory), v.minLength(1, 'there is no kind of car')),
      rules: rules.categoryRules,
      example: tripFrom,
    },
  ),
  define(
    'POST /vehicle-location/get-vehicles-distance',
    open,
    [400],
    'Minutes and kilometres of the nearest free cars',
    { request: wire.VehiclesDistanceRequest, answer: v.array(wire.VehicleDistance), example: (at) => at },
  ),
  define('POST /bookings/createWebsiteOrder', bearer, [400, 401], 'Orders a taxi', {
    headers: {
      'Idempotency-Key': v.pipe(
        v.string(),
        v.minLength(1),
        v.maxLength(100),
        v.description('Two orders of one customer with the same key are one booking'),
      ),
    },
    request: wire.CreateOrderRequest,
    answer: wire.CreateOrderResponse,
    stores: 'it may have made a booking',
  }),
  define('GET /bookings/{id}', bearer, [401, 404], 'One booking of the customer', {
    answer: wire.BookingDetails,
    rules: rules.bookingRules,
  }),
  define(
    'GET /bookings/ongoingAndPreOrder',
    bearer,
    [401],
    'The rides that are neither completed nor cancelled, the current one last',
    { answer: rides, rules: rules.ongoingRules },
  ),
  define('GET /bookings/doneOrder', bearer, [400, 401], 'The completed rides, the newest first, in pages', {
    query: {
      pageNo: v.pipe(wholeNumber, v.description('From 0, which is the default')),
      pageSize: v.pipe(wholeNumber, v.maxValue(100), v.description('1 to 100; 20 when left out')),
    },
    answer: wire.RidesPage,
    rules: rules.pageRules,
  }),
  define('GET /bookings/missing-feedback', bearer, [401], 'The completed rides without feedback, the newest first', {
    answer: rides,
    rules: rules.completedRules,
  }),
  define('POST /bookings/feedback', bearer, [400, 401, 404], 'Rates a completed ride, or skips that', {
    request: wire.FeedbackRequest,
    answer: v.object({ bookingId: v.string() }),
    stores: 'it may have stored a feedback',
  }),
  define('GET /bookings/get-miles', bearer, [401], 'The bonus in euro that the points allow', { answer: wire.Miles }),
  define('GET /auth/me', bearer, [401], 'The profile of the customer', { answer: wire.Profile }),
  define('PUT /auth/me', bearer, [400, 401], 'Changes the profile', {
    request: wire.ProfileUpdateRequest,
    answer: wire.Profile,
    stores: 'the profile may be empty now, put it right',
  }),
  define('GET /business-status', bearer, [401], 'Whether the customer has an active business account', {
    answer: wire.BusinessStatus,
  }),
  define(
    'POST /bookings/{id}/share',
    bearer,
    [400, 401, 404],
    'Makes the link with which anybody can follow this ride, or extends it',
    { request: wire.ShareRequest, answer: wire.ShareResponse, isOptional: true },
  ),
  define('DELETE /bookings/{id}/share', bearer, [401, 404], 'Ends the link', {
    answer: wire.ShareEnded,
    isOptional: true,
  }),
  define('GET /follow/{token}', proved, [404, 429], 'What somebody with the link may see of the ride', {
    answer: wire.FollowedRide,
    rules: rules.sharedRideRules,
    isOptional: true,
  }),
];

/** The call of this name. */
export function callNamed(name: string): ContractCall {
  const found = contractCalls.find((one) => one.name === name);
  if (!found) throw new Error(`There is no call ${name}`);
  return found;
}
