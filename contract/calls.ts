import * as v from 'valibot';
import * as wire from '../src/backend/wire';

/** A call of docs/backend.md. */
export interface ContractCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The path; `{id}` is a booking id, `{token}` that of a shared link. */
  readonly path: string;
  /** Whether it requires a customer's token (Spec §6). */
  readonly isBearer: boolean;
  /** Whether its answer belongs to a customer: no cache may keep it (decision 382). */
  readonly isPersonal: boolean;
  /** A backend without this call answers 404 or 501. */
  readonly isOptional?: true;
  readonly summary: string;
  readonly query?: readonly { readonly name: string; readonly summary: string; readonly schema: v.GenericSchema }[];
  readonly headers?: readonly { readonly name: string; readonly summary: string; readonly schema: v.GenericSchema }[];
  readonly request?: v.GenericSchema;
  readonly answer: v.GenericSchema;
  /** The statuses of its failures, each with `{ message }`. */
  readonly failures: readonly number[];
}

const open = { isBearer: false, isPersonal: false } as const;
/** Without a bearer token, but for one person: who has signed in with Google, or has the link. */
const proved = { isBearer: false, isPersonal: true } as const;
const bearer = { isBearer: true, isPersonal: true } as const;
const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Every call of docs/backend.md, in the same order. */
export const contractCalls: readonly ContractCall[] = [
  {
    ...proved,
    method: 'POST',
    path: '/google/login',
    summary: "Signs in with Google's identity token",
    request: wire.GoogleLoginRequest,
    answer: wire.GoogleLoginResponse,
    failures: [400, 401],
  },
  {
    ...open,
    method: 'GET',
    path: '/bookings/get-more-option',
    summary: 'The extras: c-… are car categories, d-… features of the driver',
    answer: v.array(wire.MoreOption),
    failures: [],
  },
  {
    ...open,
    method: 'GET',
    path: '/vehicle-location',
    summary: 'The cars that are free now',
    answer: v.array(wire.NearbyVehicle),
    failures: [],
  },
  {
    ...open,
    method: 'POST',
    path: '/bookings/get-categories',
    summary: 'What can be ordered for a way, in how many minutes and for how many euro',
    request: wire.CategoriesRequest,
    answer: v.array(wire.VehicleCategory),
    failures: [400],
  },
  {
    ...open,
    method: 'POST',
    path: '/vehicle-location/get-vehicles-distance',
    summary: 'Minutes and kilometres of the nearest free cars',
    request: wire.VehiclesDistanceRequest,
    answer: v.array(wire.VehicleDistance),
    failures: [400],
  },
  {
    ...bearer,
    method: 'POST',
    path: '/bookings/createWebsiteOrder',
    summary: 'Orders a taxi',
    headers: [
      {
        name: 'Idempotency-Key',
        summary: 'Two orders of one customer with the same key are one booking',
        schema: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
      },
    ],
    request: wire.CreateOrderRequest,
    answer: wire.CreateOrderResponse,
    failures: [400, 401],
  },
  {
    ...bearer,
    method: 'GET',
    path: '/bookings/{id}',
    summary: 'One booking of the customer',
    answer: wire.BookingDetails,
    failures: [401, 404],
  },
  {
    ...bearer,
    method: 'GET',
    path: '/bookings/ongoingAndPreOrder',
    summary: 'The rides that are neither completed nor cancelled, the current one last',
    answer: v.array(wire.Ride),
    failures: [401],
  },
  {
    ...bearer,
    method: 'GET',
    path: '/bookings/doneOrder',
    summary: 'The completed rides, the newest first, in pages',
    query: [
      { name: 'pageNo', summary: 'From 0, which is the default', schema: wholeNumber },
      { name: 'pageSize', summary: '1 to 100; 20 when left out', schema: v.pipe(wholeNumber, v.maxValue(100)) },
    ],
    answer: wire.RidesPage,
    failures: [400, 401],
  },
  {
    ...bearer,
    method: 'GET',
    path: '/bookings/missing-feedback',
    summary: 'The completed rides without feedback, the newest first',
    answer: v.array(wire.Ride),
    failures: [401],
  },
  {
    ...bearer,
    method: 'POST',
    path: '/bookings/feedback',
    summary: 'Rates a completed ride, or skips that',
    request: wire.FeedbackRequest,
    answer: v.object({ bookingId: v.string() }),
    failures: [400, 401, 404],
  },
  {
    ...bearer,
    method: 'GET',
    path: '/bookings/get-miles',
    summary: 'The bonus in euro that the points allow',
    answer: wire.Miles,
    failures: [401],
  },
  {
    ...bearer,
    method: 'GET',
    path: '/auth/me',
    summary: 'The profile of the customer',
    answer: wire.Profile,
    failures: [401],
  },
  {
    ...bearer,
    method: 'PUT',
    path: '/auth/me',
    summary: 'Changes the profile',
    request: wire.ProfileUpdateRequest,
    answer: wire.Profile,
    failures: [400, 401],
  },
  {
    ...bearer,
    method: 'GET',
    path: '/business-status',
    summary: 'Whether the customer has an active business account',
    answer: wire.BusinessStatus,
    failures: [401],
  },
  {
    ...bearer,
    isOptional: true,
    method: 'POST',
    path: '/bookings/{id}/share',
    summary: 'Makes the link with which anybody can follow this ride, or extends it',
    request: wire.ShareRequest,
    answer: wire.ShareResponse,
    failures: [400, 401, 404],
  },
  {
    ...bearer,
    isOptional: true,
    method: 'DELETE',
    path: '/bookings/{id}/share',
    summary: 'Ends the link',
    answer: wire.ShareEnded,
    failures: [401, 404],
  },
  {
    ...proved,
    isOptional: true,
    method: 'GET',
    path: '/follow/{token}',
    summary: 'What somebody with the link may see of the ride',
    answer: wire.FollowedRide,
    failures: [404, 429],
  },
];

/** A call's name: `GET /bookings/{id}`. */
export const nameOf = ({ method, path }: Pick<ContractCall, 'method' | 'path'>): string => `${method} ${path}`;
