import { type Coordinates, formatCoordinates } from '../lib/coordinates';
import { idToPart } from '../lib/id';
import type { Listed } from '../lib/reading';
import { mapValue } from '../lib/result';
import * as answers from './answers';
import { requestEntries, requestListed, takeEntries } from './entries';
import { type Answer, request } from './request';
import type {
  BookingDetails,
  ExtraOption,
  NearbyVehicle,
  NearestVehicle,
  Profile,
  Ride,
  VehicleCategory,
} from './types';

/**
 * The calls of Spec §7 that screens make as they open, in its order; those that come with something somebody does are in files of their own,
 * so that their scripts come with it: `login-call`, `order-calls`, `account-calls`. Each answers a Result; a failure carries its
 * sentence of §8. How an answer is read stands under `answers`.
 */

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
  return mapValue(result, (list) => list.map((vehicle, place) => ({ ...vehicle, id: vehicle.id ?? `#${place}` })));
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
    path: `/bookings/${idToPart(bookingId)}`,
    bearer: true,
    answer: answers.bookingAnswer,
    failure: 'bookingDetailsCall',
  });
  return mapValue(result, (details) => ({ bookingId, ...details }));
}

/**
 * GET /bookings/ongoingAndPreOrder: current and pre-ordered rides, the last entry is the current one (Spec §4). An order that is looked for
 * may be one of the entries that could not be read (D46).
 */
export async function getListedRides(): Answer<Listed<Ride>> {
  return requestListed({
    method: 'GET',
    path: '/bookings/ongoingAndPreOrder',
    bearer: true,
    answer: answers.ridesAnswer,
    failure: 'currentRidesCall',
  });
}

/** The entries of {@link getListedRides} that could be read. */
export async function getCurrentRides(): Answer<readonly Ride[]> {
  return mapValue(await getListedRides(), (list) => takeEntries('GET /bookings/ongoingAndPreOrder', list));
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
  return mapValue(result, answers.nearestOf);
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
