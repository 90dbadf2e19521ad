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
  /** Whether its answer belongs to a customer: no cache may keep it. */
  readonly isPersonal: boolean;
  /** The statuses of its failures, each with `{ message }`. */
  readonly failures: readonly number[];
  readonly summary: string;
  readonly request?: v.GenericSchema;
  /** The names of its parameters in the query and the headers. */
  readonly parameters?: readonly string[];
  readonly answer: v.GenericSchema;
  readonly rules?: rules.Rules<never>;
  /** A body for a request that stores nothing. */
  readonly example?: (at: Coordinates) => unknown;
  /** What a backend may have stored that accepts a wrong request; such a call gets no right one. */
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
  answer: v.GenericSchema<unknown, Answer>,
  more: Pick<ContractCall, 'summary'> & Partial<ContractCall> & { readonly rules?: rules.Rules<Answer> },
): ContractCall {
  const [method = '', path = ''] = name.split(' ');
  return { name, method, path, ...access, failures, answer, ...more };
}

const DEGREES_AWAY = 0.02;
/** A trip in the company's area. */
export const tripFrom = (at: Coordinates) => ({
  distance: 5.3,
  pickupCoordinates: formatCoordinates(at),
  dropCoordinates: formatCoordinates({ lat: at.lat + DEGREES_AWAY, lng: at.lng }),
});

const categories = v.pipe(v.array(wire.VehicleCategory), v.minLength(1, 'there is no kind of car'));
const rides = v.array(wire.Ride);

/** Every call of docs/backend.md, in the same order. */
export const contractCalls: readonly ContractCall[] = [
  define('POST /google/login', proved, [400, 401], wire.GoogleLoginResponse, {
    summary: "Signs in with Google's identity token",
    request: wire.GoogleLoginRequest,
    stores: 'it may have made a customer "Check"',
  }),
  define('GET /bookings/get-more-option', open, [], v.array(wire.MoreOption), {
    summary: 'The extras: c-… are car categories, d-… features of the driver',
  }),
  define('GET /vehicle-location', open, [], v.array(wire.NearbyVehicle), {
    summary: 'The cars that are free now',
    rules: rules.vehicleRules,
  }),
  define('POST /bookings/get-categories', open, [400], categories, {
    summary: 'What can be ordered for a way, in how many minutes and for how many euro',
    request: wire.CategoriesRequest,
    example: tripFrom,
    rules: rules.categoryRules,
  }),
  define('POST /vehicle-location/get-vehicles-distance', open, [400], v.array(wire.VehicleDistance), {
    summary: 'Minutes and kilometres of the nearest free cars',
    request: wire.VehiclesDistanceRequest,
    example: (at) => at,
  }),
  define('POST /bookings/createWebsiteOrder', bearer, [400, 401], wire.CreateOrderResponse, {
    summary: 'Orders a taxi',
    parameters: ['Idempotency-Key'],
    request: wire.CreateOrderRequest,
    stores: 'it may have made a booking',
  }),
  define('GET /bookings/{id}', bearer, [401, 404], wire.BookingDetails, {
    summary: 'One booking of the customer',
    rules: rules.bookingRules,
  }),
  define('GET /bookings/ongoingAndPreOrder', bearer, [401], rides, {
    summary: 'The rides that are neither completed nor cancelled, the current one last',
    rules: rules.ongoingRules,
  }),
  define('GET /bookings/doneOrder', bearer, [400, 401], wire.RidesPage, {
    summary: 'The completed rides, the newest first, in pages',
    parameters: ['pageNo', 'pageSize'],
    rules: rules.pageRules,
  }),
  define('GET /bookings/missing-feedback', bearer, [401], rides, {
    summary: 'The completed rides without feedback, the newest first',
    rules: rules.completedRules,
  }),
  define('POST /bookings/feedback', bearer, [400, 401, 404], v.object({ bookingId: v.string() }), {
    summary: 'Rates a completed ride, or skips that',
    request: wire.FeedbackRequest,
    stores: 'it may have stored a feedback',
  }),
  define('GET /bookings/get-miles', bearer, [401], wire.Miles, { summary: 'The bonus in euro that the points allow' }),
  define('GET /auth/me', bearer, [401], wire.Profile, { summary: 'The profile of the customer' }),
  define('PUT /auth/me', bearer, [400, 401], wire.Profile, {
    summary: 'Changes the profile',
    request: wire.ProfileUpdateRequest,
    stores: 'the profile may be empty now, put it right',
  }),
  define('GET /business-status', bearer, [401], wire.BusinessStatus, {
    summary: 'Whether the customer has an active business account',
  }),
  define('POST /bookings/{id}/share', bearer, [400, 401, 404], wire.ShareResponse, {
    summary: 'Makes the link with which anybody can follow this ride, or extends it',
    request: wire.ShareRequest,
    isOptional: true,
  }),
  define('DELETE /bookings/{id}/share', bearer, [401, 404], wire.ShareEnded, {
    summary: 'Ends the link',
    isOptional: true,
  }),
  define('GET /follow/{token}', proved, [404, 429], wire.FollowedRide, {
    summary: 'What somebody with the link may see of the ride',
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
