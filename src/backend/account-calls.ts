import * as v from 'valibot';
import { count, orNull } from '../lib/reading';
import { mapValue, succeed } from '../lib/result';
import { businessStatusAnswer, changedProfileAnswer } from './action-answers';
import { ridesAnswer } from './answers';
import { readEntries, requestEntries } from './entries';
import { type Answer, request } from './request';
import { feedbackOnWire, profileOnWire } from './to-wire';
import type { Feedback, Profile, ProfileChange, Ride, RidesPage } from './types';

/**
 * One page of completed rides (Spec §3); null `content` is empty. `number` and `size` are ignored: the page is the
 * requested one.
 */
const RidesPageAnswer = v.object({
  content: v.nullable(v.array(v.unknown()), []),
  totalElements: orNull(count),
  totalPages: orNull(count),
});

/** The page size of completed rides, from page 0 (Spec §9). */
export const COMPLETED_RIDES_PAGE_SIZE = 20;

/** GET /bookings/doneOrder: one page of completed rides. */
export async function getCompletedRides(page = 0): Answer<RidesPage> {
  const result = await request({
    method: 'GET',
    path: `/bookings/doneOrder?pageNo=${page}&pageSize=${COMPLETED_RIDES_PAGE_SIZE}`,
    bearer: true,
    answer: RidesPageAnswer,
    failure: 'completedRidesCall',
  });
  if (!result.ok) return result;
  const { content, totalElements, totalPages } = result.value;
  const rides = await readEntries('GET /bookings/doneOrder', content, ridesAnswer);
  return succeed({ rides, page, entries: content.length, pages: totalPages, total: totalElements });
}

/** GET /bookings/missing-feedback: completed rides without feedback. */
export async function getRidesWithoutFeedback(): Answer<readonly Ride[]> {
  return requestEntries({
    method: 'GET',
    path: '/bookings/missing-feedback',
    bearer: true,
    answer: ridesAnswer,
    failure: 'rides',
  });
}

/** POST /bookings/feedback: rates a ride or skips it. The answer may be empty (D42). */
export async function sendFeedback(feedback: Feedback): Answer<null> {
  const result = await request({
    method: 'POST',
    path: '/bookings/feedback',
    bearer: true,
    body: feedbackOnWire(feedback),
    answer: v.unknown(),
    failure: feedback.isSkip ? 'feedbackSkip' : 'feedbackCall',
  });
  return mapValue(result, () => null);
}

/** PUT /auth/me, our own addition (D4): the profile after the change, or null if the backend does not return it. */
export async function updateProfile(change: ProfileChange): Answer<Profile | null> {
  return request({
    method: 'PUT',
    path: '/auth/me',
    bearer: true,
    body: profileOnWire(change),
    answer: changedProfileAnswer,
    failure: 'profileUpdate',
  });
}

/** GET /business-status: whether the signed-in customer's business account is active (D2). Its failure is not shown. */
export async function getBusinessStatus(): Answer<boolean> {
  return request({
    method: 'GET',
    path: '/business-status',
    bearer: true,
    answer: businessStatusAnswer,
    failure: 'profileCall',
  });
}
