import * as v from 'valibot';
import { env } from '../env';
import { type Coordinates, formatCoordinates } from '../lib/coordinates';
import { randomId } from '../lib/random-id';
import { fail, type Result, succeed } from '../lib/result';
import type { CallFailure } from './failure';
import {
  toBookingDetails,
  toNearbyVehicle,
  toNearestVehicle,
  toRide,
  toRidesPage,
  toVehicleCategory,
} from './from-wire';
import { request } from './request';
import { feedbackOnWire, orderOnWire } from './to-wire';
import type {
  BookingDetails,
  Feedback,
  NearbyVehicle,
  NearestVehicle,
  OrderRequest,
  Profile,
  Ride,
  RidesPage,
  VehicleCategory,
} from './types';
import * as wire from './wire';

/** The calls of Spec §7 in its order. Each answers a Result; a failure carries its sentence of §8. */
type Answer<Value> = Promise<Result<Value, CallFailure>>;

const map = <From, To>(result: Result<From, CallFailure>, change: (value: From) => To): Result<To, CallFailure> =>
  result.ok ? succeed(change(result.value)) : result;

/** Completed rides come in pages of this size, from page 0 (Spec §9). */
export const COMPLETED_RIDES_PAGE_SIZE = 20;

/** What Google said about who signs in; the backend trusts the idToken alone. */
export interface GoogleUser {
  readonly idToken: string;
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly picture: string;
}

/** POST /google/login: the session's tokens, each null when the answer has none (Spec §5). */
export async function loginWithGoogle({
  idToken,
  ...userInfo
}: GoogleUser): Answer<{ token: string | null; refreshToken: string | null }> {
  const result = await request({
    method: 'POST',
    path: '/google/login',
    body: { idToken, userInfo },
    answer: wire.GoogleLoginResponse,
    failure: 'loginServer',
  });
  return map(result, ({ token, refreshToken }) => ({ token: token || null, refreshToken: refreshToken || null }));
}

/** GET /vehicle-location: the free taxis nearby. */
export async function getNearbyVehicles(): Answer<readonly NearbyVehicle[]> {
  const result = await request({
    method: 'GET',
    path: '/vehicle-location',
    answer: v.array(wire.NearbyVehicle),
    failure: 'vehicles',
  });
  return map(result, (list) => list.map(toNearbyVehicle).filter((vehicle) => vehicle !== null));
}

/** POST /bookings/get-categories: what can be ordered for a route of this length (km), and its price. */
export async function getCategories(route: {
  distanceKm: number;
  pickup: Coordinates;
  drop: Coordinates;
}): Answer<readonly VehicleCategory[]> {
  const result = await request({
    method: 'POST',
    path: '/bookings/get-categories',
    body: {
      distance: route.distanceKm,
      pickupCoordinates: formatCoordinates(route.pickup),
      dropCoordinates: formatCoordinates(route.drop),
    },
    answer: v.array(wire.VehicleCategory),
    failure: 'vehicles',
  });
  return map(result, (list) => list.map(toVehicleCategory));
}

/** GET /bookings/{id}: the booking, or a failure; status 404 means there is no such booking of this customer. */
export async function getBooking(bookingId: string): Answer<BookingDetails> {
  const failure = 'bookingDetailsCall';
  const result = await request({
    method: 'GET',
    path: `/bookings/${encodeURIComponent(bookingId)}`,
    bearer: true,
    answer: wire.BookingDetails,
    failure,
  });
  const details = map(result, toBookingDetails);
  if (!details.ok) return details;
  return details.value ? succeed(details.value) : fail({ kind: 'malformed', status: 200, message: failure });
}

/** GET /bookings/get-miles: the discount in euro that the points allow (D3), 0 for none. */
export async function getMilesDiscount(): Answer<number> {
  const result = await request({
    method: 'GET',
    path: '/bookings/get-miles',
    bearer: true,
    answer: wire.Miles,
    failure: 'bookingFailed',
  });
  return map(result, ({ milesDiscount }) => milesDiscount);
}

/**
 * POST /bookings/createWebsiteOrder: the id under which the booking is followed from here on (D30). A browser sends a request
 * again by itself when its connection is cut before the answer: by the key the backend knows the order again.
 */
export async function createOrder(order: OrderRequest): Answer<string> {
  const result = await request({
    headers: env.orderKeyHeader ? { [env.orderKeyHeader]: randomId() } : {},
    method: 'POST',
    path: '/bookings/createWebsiteOrder',
    bearer: true,
    body: orderOnWire(order),
    answer: wire.CreateOrderResponse,
    failure: 'bookingFailed',
  });
  return map(result, ({ tempBookingId }) => tempBookingId);
}

/** GET /bookings/ongoingAndPreOrder: current and pre-ordered rides, the last entry is the current one (Spec §4). */
export async function getCurrentRides(): Answer<readonly Ride[]> {
  const result = await request({
    method: 'GET',
    path: '/bookings/ongoingAndPreOrder',
    bearer: true,
    answer: v.array(wire.Ride),
    failure: 'currentRidesCall',
  });
  return map(result, (list) => list.map(toRide));
}

/** GET /bookings/doneOrder: one page of completed rides. */
export async function getCompletedRides(page = 0): Answer<RidesPage> {
  const result = await request({
    method: 'GET',
    path: `/bookings/doneOrder?pageNo=${page}&pageSize=${COMPLETED_RIDES_PAGE_SIZE}`,
    bearer: true,
    answer: wire.RidesPage,
    failure: 'completedRidesCall',
  });
  return map(result, toRidesPage);
}

/** GET /bookings/missing-feedback: completed rides that have not been rated yet. */
export async function getRidesWithoutFeedback(): Answer<readonly Ride[]> {
  const result = await request({
    method: 'GET',
    path: '/bookings/missing-feedback',
    bearer: true,
    answer: v.array(wire.Ride),
    failure: 'rides',
  });
  return map(result, (list) => list.map(toRide));
}

/** POST /bookings/feedback: rates a ride or skips it. */
export async function sendFeedback(feedback: Feedback): Answer<null> {
  const result = await request({
    method: 'POST',
    path: '/bookings/feedback',
    bearer: true,
    body: feedbackOnWire(feedback),
    answer: v.unknown(),
    failure: feedback.isSkip ? 'feedbackSkip' : 'feedbackCall',
  });
  return map(result, () => null);
}

/** POST /vehicle-location/get-vehicles-distance: the nearest taxi; failure means time 0 to the caller (Spec §8). */
export async function getNearestVehicle(position: Coordinates): Answer<NearestVehicle> {
  const result = await request({
    method: 'POST',
    path: '/vehicle-location/get-vehicles-distance',
    body: { lat: position.lat, lng: position.lng },
    answer: v.array(wire.VehicleDistance),
    failure: 'vehicles',
  });
  return map(result, toNearestVehicle);
}

/** GET /auth/me: the signed-in customer's profile. */
export async function getProfile(): Answer<Profile> {
  const result = await request({
    method: 'GET',
    path: '/auth/me',
    bearer: true,
    answer: wire.Profile,
    failure: 'profileCall',
  });
  return map(result, ({ customerName, customerMobile, customerEmail }) => ({
    name: customerName,
    phone: customerMobile,
    email: customerEmail,
  }));
}

/** GET /business-status: whether the signed-in customer's business account is active (D2). Its failure is never shown. */
export async function getBusinessStatus(): Answer<boolean> {
  const result = await request({
    method: 'GET',
    path: '/business-status',
    bearer: true,
    answer: wire.BusinessStatus,
    failure: 'profileCall',
  });
  return map(result, ({ status }) => status);
}
