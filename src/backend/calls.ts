import type { Listed } from '../lib/reading';
import { mapValue } from '../lib/result';
import * as answers from './answers';
import { readableEntries, requestListed } from './entries';
import { type Answer, request } from './request';
import type { BookingDetails, Profile, Ride } from './types';

/**
 * The calls of Spec §7 that screens make on load, in its order. Calls about vehicles are in `vehicle-calls`, those that
 * follow a user action in `order-calls`, `account-calls` and `share-calls`, that of the login with its provider, so that
 * their code loads with that action. Each returns a Result; a failure has its sentence of §8. `answers` parses the
 * answers.
 */

/** GET /bookings/{id}: the booking, or a failure; status 404 means that this customer has no such booking. */
export async function getBooking(bookingId: string): Answer<BookingDetails> {
  const result = await request({
    method: 'GET',
    path: `/bookings/${encodeURIComponent(bookingId)}`,
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
