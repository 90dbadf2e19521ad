import * as v from 'valibot';
import { mapValue } from '../lib/result';
import { type Answer, type RequestTools, request } from './request';
import { followAnswer, shareAnswer } from './share-answers';
import type { FollowedRide, ShareLink } from './types';

/**
 * The calls of a shared ride, our own extension (D51). A backend without it answers 404 or 501. Spec §8 has no sentence
 * for their failures; the screens have their own.
 */

const sharePath = (bookingId: string) => `/bookings/${encodeURIComponent(bookingId)}/share`;

/**
 * POST /bookings/{id}/share: makes the link of a ride or extends it; `showsName` if the passenger agreed to be named.
 */
export async function shareRide(bookingId: string, showsName: boolean): Answer<ShareLink> {
  return request({
    method: 'POST',
    path: sharePath(bookingId),
    bearer: true,
    body: { showsName },
    answer: shareAnswer,
    failure: 'bookingDetailsCall',
  });
}

/** DELETE /bookings/{id}/share: ends the link. Succeeds also if there is none. */
export async function endShare(bookingId: string, tools?: RequestTools): Answer<null> {
  const call = {
    method: 'DELETE',
    path: sharePath(bookingId),
    bearer: true,
    answer: v.unknown(),
    failure: 'bookingDetailsCall',
  } as const;
  const result = await request(call, tools);
  return mapValue(result, () => null);
}

/** GET /follow/{token}: the ride of a link, without a login. The friend's page reads it in its own rhythm. */
export async function getFollowedRide(token: string): Answer<FollowedRide> {
  return request({
    method: 'GET',
    path: `/follow/${encodeURIComponent(token)}`,
    repeats: false,
    answer: followAnswer,
    failure: 'bookingDetailsCall',
  });
}
