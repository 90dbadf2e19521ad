import { type Coordinates, formatCoordinates } from '../lib/coordinates';
import { idToPart } from '../lib/id';
import type { Listed } from '../lib/reading';
import { mapValue } from '../lib/result';
import * as answers from './answers';
import { readableEntries, requestEntries, requestListed } from './entries';
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
 * The calls of Spec §7 that screens make on load, in its order. Calls that follow a user action are in `login-call`,
 * `order-calls` and `account-calls`, so that their code loads with that action. Each returns a Result; a failure has
 * its sentence of §8. `answers` parses the answers.
 */

/** GET /bookings/get-more-option: the extras. Spec §8 has no sentence for its failure; the form has its own. */
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
  // A vehicle without an id gets its position in the list as id.
  return mapValue(result, (list) => list.map((vehicle, place) => ({ ...vehicle, id: vehicle.id ?? `#${place}` })));
}

/** POST /bookings/get-categories: the vehicle categories for a route of this length (km), with prices. */
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

/** GET /bookings/{id}: the booking, or a failure; status 404 means that this customer has no such booking. */
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
 * GET /bookings/ongoingAndPreOrder: current and pre-ordered rides, the last entry is the current one (Spec §4).
 * Includes the number of unreadable entries, because one may be an order that is searched for (D46).
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

/** The readable entries of {@link getListedRides}. */
export async function getCurrentRides(): Answer<readonly Ride[]> {
  return mapValue(await getListedRides(), (list) => readableEntries('GET /bookings/ongoingAndPreOrder', list));
}

/**
 * POST /vehicle-location/get-vehicles-distance: the nearest taxi, all null if unknown; on a failure callers use time 0
 * (Spec §8).
 */
export async function getNearestVehicle(position: Coordinates): Answer<NearestVehicle> {
  const result = await requestEntries({
    method: 'POST',
    path: '/vehicle-location/get-vehicles-distance',
    body: { lat: position.lat, lng: position.lng },
    answer: answers.vehicleDistancesAnswer,
    failure: 'vehicles',
  });
  return mapValue(result, answers.nearestVehicle);
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
