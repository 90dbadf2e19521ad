import * as v from 'valibot';
import { FollowedRide, ShareResponse } from '../../src/backend/wire';
import { callNamed } from '../calls';
import { answerProblems } from './answer-check';
import { type Answer, call } from './http-client';
import { type Finding, found, notChecked } from './report';
import type { CheckSettings } from './settings';
import { NO_BOOKING, NO_LINK } from './wrong-requests';

const LINK_LIFE_MS = 4 * 3_600_000;
/** The tolerance between the clocks of the backend and this device. */
const CLOCK_TOLERANCE_MS = 120_000;

/** Whether the backend has the calls of a shared ride. The test call has no customer token, so it stores nothing. */
export async function offersSharing(target: CheckSettings): Promise<boolean> {
  const { status } = await call(target, 'POST', `/bookings/${NO_BOOKING}/share`, { body: {} });
  return status !== 404 && status !== 501;
}

/** Shares a booking, reads its link as a friend's page does, and ends it. */
export async function checkSharing(target: CheckSettings, bookingId: string): Promise<Finding> {
  const name = 'a shared ride';
  if (!(await offersSharing(target))) return notChecked(name, 'it is not offered');
  const { at, token } = target;
  const problems: string[] = [];
  const judge = (callName: string, answer: Answer) => {
    const wrong = answerProblems(callNamed(callName), answer, { at, nowMs: Date.now(), bookingId });
    problems.push(...wrong.map((problem) => `${callName.split(' ')[0]}: ${problem}`));
    return answer.body;
  };
  const path = `/bookings/${bookingId}/share`;
  const share = async (showsName: boolean) => {
    const body = judge('POST /bookings/{id}/share', await call(target, 'POST', path, { token, body: { showsName } }));
    return v.is(ShareResponse, body) ? body : null;
  };
  const follow = (linkToken: string) => call(target, 'GET', `/follow/${linkToken}`);

  const link = await share(false);
  if (!link) return found(name, problems);
  const lifeMs = Date.parse(link.expiresAt) - Date.now();
  if (lifeMs <= 0 || lifeMs > LINK_LIFE_MS + CLOCK_TOLERANCE_MS) {
    problems.push(`expiresAt is ${Math.round(lifeMs / 60_000)} minutes ahead, not at most 240`);
  }
  const seen = judge('GET /follow/{token}', await follow(link.token));
  const isNamed = v.is(FollowedRide, seen) && v.parse(FollowedRide, seen).passengerFirstName !== '';
  if (isNamed) problems.push('GET: the passenger is named without having agreed');
  if ((await share(true))?.token !== link.token) problems.push('the same call again made another link');
  judge('GET /follow/{token}', await follow(link.token));
  judge('DELETE /bookings/{id}/share', await call(target, 'DELETE', path, { token }));
  const [gone, guessed] = [await follow(link.token), await follow(NO_LINK)];
  if (gone.status !== guessed.status || JSON.stringify(gone.body) !== JSON.stringify(guessed.body)) {
    problems.push('an ended link answers something else than a guessed one');
  }
  return found(name, problems, bookingId);
}
