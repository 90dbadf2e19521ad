import * as v from 'valibot';
import { env } from '../env';
import { type Coordinates, formatCoordinates } from '../lib/coordinates';
import { count, type Listed, orNull } from '../lib/reading';
import { type Result, succeed } from '../lib/result';
import * as answers from './answers';
import { readEntries } from './entries';
import type { CallFailure } from './failure';
import { type Call, request } from './request';
import { feedbackOnWire, orderOnWire, profileOnWire } from './to-wire';
import type {
  BookingDetails,
  ExtraOption,
  Feedback,
  NearbyVehicle,
  NearestVehicle,
  OrderRequest,
  Profile,
  ProfileChange,
  Ride,
  RidesPage,
  VehicleCategory,
} from './types';

/**
 * The calls of Spec §7 in its order. Each answers a Result; a failure carries its sentence of §8. How an answer is read stands
 * under `answers`.
 */
type Answer<Value> = Promise<Result<Value, CallFailure>>;

const map = <From, To>(result: Result<From, CallFailure>, change: (value: From) => To): Result<To, CallFailure> =>
  result.ok ? succeed(change(result.value)) : result;

/** A call that answers a list: its entries that could be read. */
async function requestEntries<Entry>({
  answer,
  ...call
}: Call<v.GenericSchema<unknown, Listed<Entry>>>): Answer<readonly Entry[]> {
  const result = await request({ ...call, answer: v.array(v.unknown()) });
  return result.ok ? succeed(await readEntries(`${call.method} ${call.path}`, result.value, answer)) : result;
}

/**
 * One page of completed rides (Spec §3); `content` null is an empty one. `number`, `size` and `totalElements` are not read: the page is
 * the one that was asked for.
 */
const RidesPageAnswer = v.object({ content: v.nullable(v.array(v.unknown()), []), totalPages: orNull(count) });

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
  return request({
    method: 'POST',
    path: '/google/login',
    body: { idToken, userInfo },
    answer: answers.loginAnswer,
    failure: 'loginServer',
  });
}

/** GET /bookings/get-more-option: the extras. Their failure has no sentence in Spec §8; the form says it in its own words. */
export async function getMoreOptions(): Answer<readonly ExtraOption[]> {
  return requestEntries({
    method: 'GET',
    path: '/bookings/get-more-option',
    answer: answers.moreOptionsAnswer,
    failure: 'vehicles',
  });
}

/** GET /vehicle-location: the free taxis nearby. */
export async function getNearbyVehicles(): Answer<readonly NearbyVehicle[]> {
  const result = await requestEntries({
    method: 'GET',
    path: '/vehicle-location',
    answer: answers.nearbyVehiclesAnswer,
    failure: 'vehicles',
  });
  // One without an id of its own is known by its place in the list.
  return map(result, (list) => list.map((vehicle, place) => ({ ...vehicle, id: vehicle.id ?? `#${place}` })));
}

/** POST /bookings/get-categories: what can be ordered for a route of this length (km), and its price. */
export async function getCategories(route: {
  distanceKm: number;
  pickup: Coordinates;
  drop: Coordinates;
}): Answer<readonly VehicleCategory[]> {
  return requestEntries({
    method: 'POST',
    path: '/bookings/get-categories',
    body: {
      distance: route.distanceKm,
      pickupCoordinates: formatCoordinates(route.pickup),
      dropCoordinates: formatCoordinates(route.drop),
    },
    answer: answers.categoriesAnswer,
    failure: 'vehicles',
  });
}

/** GET /bookings/{id}: the booking, or a failure; status 404 means there is no such booking of this customer. */
export async function getBooking(bookingId: string): Answer<BookingDetails> {
  const result = await request({
    method: 'GET',
    path: `/bookings/${encodeURIComponent(bookingId)}`,
    bearer: true,
    answer: answers.bookingAnswer,
    failure: 'bookingDetailsCall',
  });
  return map(result, (details) => ({ bookingId, ...details }));
}

/** GET /bookings/get-miles: the discount in euro that the points allow (D3), 0 for none. */
export async function getMilesDiscount(): Answer<number> {
  return request({
    method: 'GET',
    path: '/bookings/get-miles',
    bearer: true,
    answer: answers.milesAnswer,
    failure: 'bookingFailed',
  });
}

/**
 * POST /bookings/createWebsiteOrder: the id under which the booking is followed from here on (D30). A browser sends a request
 * again by itself when its connection is cut before the answer, and a customer may retry: by the key of the intent (D29) the
 * backend knows the order again.
 */
export async function createOrder(order: OrderRequest, key: string): Answer<string> {
  return request({
    headers: env.orderKeyHeader ? { [env.orderKeyHeader]: key } : {},
    method: 'POST',
    path: '/bookings/createWebsiteOrder',
    bearer: true,
    body: orderOnWire(order),
    answer: answers.orderAnswer,
    failure: 'bookingFailed',
  });
}

/** GET /bookings/ongoingAndPreOrder: current and pre-ordered rides, the last entry is the current one (Spec §4). */
export async function getCurrentRides(): Answer<readonly Ride[]> {
  return requestEntries({
    method: 'GET',
    path: '/bookings/ongoingAndPreOrder',
    bearer: true,
    answer: answers.ridesAnswer,
    failure: 'currentRidesCall',
  });
}

/**
 * GET /bookings/doneOrder: one page of completed rides. Without a readable totalPages a full page has another one after it, any other
 * is the last.
 */
export async function getCompletedRides(page = 0): Answer<RidesPage> {
  const result = await request({
    method: 'GET',
    path: `/bookings/doneOrder?pageNo=${page}&pageSize=${COMPLETED_RIDES_PAGE_SIZE}`,
    bearer: true,
    answer: RidesPageAnswer,
    failure: 'completedRidesCall',
  });
  if (!result.ok) return result;
  const { content, totalPages } = result.value;
  const isFull = content.length >= COMPLETED_RIDES_PAGE_SIZE;
  const rides = await readEntries('GET /bookings/doneOrder', content, answers.ridesAnswer);
  return succeed({ rides, page, pages: totalPages ?? page + (isFull ? 2 : 1) });
}

/** GET /bookings/missing-feedback: completed rides that have not been rated yet. */
export async function getRidesWithoutFeedback(): Answer<readonly Ride[]> {
  return requestEntries({
    method: 'GET',
    path: '/bookings/missing-feedback',
    bearer: true,
    answer: answers.ridesAnswer,
    failure: 'rides',
  });
}

/** POST /bookings/feedback: rates a ride or skips it. No answer is needed, so nothing is one too (D42). */
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

/** POST /vehicle-location/get-vehicles-distance: the nearest taxi, all null when none is known; failure means time 0 to the caller (Spec §8). */
export async function getNearestVehicle(position: Coordinates): Answer<NearestVehicle> {
  const result = await requestEntries({
    method: 'POST',
    path: '/vehicle-location/get-vehicles-distance',
    body: { lat: position.lat, lng: position.lng },
    answer: answers.vehicleDistancesAnswer,
    failure: 'vehicles',
  });
  return map(result, answers.nearestOf);
}

/** GET /auth/me: the signed-in customer's profile. */
export async function getProfile(): Answer<Profile> {
  return request({
    method: 'GET',
    path: '/auth/me',
    bearer: true,
    answer: answers.profileAnswer,
    failure: 'profileCall',
  });
}

/** PUT /auth/me, a call of ours (D4): the profile after the change, or null when the backend does not repeat it. */
export async function updateProfile(change: ProfileChange): Answer<Profile | null> {
  return request({
    method: 'PUT',
    path: '/auth/me',
    bearer: true,
    body: profileOnWire(change),
    answer: answers.changedProfileAnswer,
    failure: 'profileUpdate',
  });
}

/** GET /business-status: whether the signed-in customer's business account is active (D2). Its failure is never shown. */
export async function getBusinessStatus(): Answer<boolean> {
  return request({
    method: 'GET',
    path: '/business-status',
    bearer: true,
    answer: answers.businessStatusAnswer,
    failure: 'profileCall',
  });
}
