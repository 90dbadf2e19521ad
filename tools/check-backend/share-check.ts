import * as v from 'valibot';
import { callNamed } from '../../contract/calls';
import { FollowedRide, ShareResponse } from '../../src/backend/wire';
import { type Answer, call, fieldOf, type Request } from '../shared/http-client';
import { type Finding, found, notChecked } from '../shared/report';
import { ask, pathOf, refusalProblems } from './answer-check';
import { preflightProblems } from './cors-check';
import type { CheckSettings } from './settings';
import { NO_BOOKING, NO_LINK } from './wrong-requests';

const LONGEST_LINK_MIN = 4 * 60;
/** The tolerance between the clocks of the backend and this device. */
const CLOCK_TOLERANCE_MIN = 2;

const SHARE = callNamed('POST /bookings/{id}/share');
const isAbsent = ({ status }: Answer) => status === 404 || status === 501;

/**
 * Whether the backend may have the calls of a shared ride. One that checks tokens before paths answers 401 to this
 * call, so only sharing a ride tells it for certain.
 */
export const offersSharing = async (target: CheckSettings): Promise<boolean> =>
  !isAbsent(await ask(target, SHARE, { body: {}, token: null }, NO_BOOKING)) &&
  (await ask(target, SHARE, { body: {} }, NO_BOOKING)).status !== 501;

/** Shares a booking, reads its link as a friend's page does, and ends it; a completed ride cannot be shared. */
export async function checkSharing(target: CheckSettings, bookingId: string, doneId?: string): Promise<Finding> {
  const name = 'a shared ride';
  const problems: (string | false)[] = [];
  const asked = async (callName: string, id: string, request: Request = {}) => {
    const one = callNamed(callName);
    const answer = await ask(target, one, request, id);
    problems.push(...answer.problems.map((problem) => `${one.method}: ${problem}`));
    return answer;
  };
  const share = (showsName: boolean) => asked(SHARE.name, bookingId, { body: { showsName } });
  const first = await share(false);
  if (isAbsent(first)) return notChecked(name, 'it is not offered');
  if (!v.is(ShareResponse, first.body)) return found(name, problems);
  const link = first.body;
  const follow = (linkToken: string) => asked('GET /follow/{token}', linkToken, { token: null });

  const lifeMin = (Date.parse(link.expiresAt) - Date.now()) / 60_000;
  const isLifeWrong = lifeMin <= 0 || lifeMin > LONGEST_LINK_MIN + CLOCK_TOLERANCE_MIN;
  problems.push(isLifeWrong && `expiresAt is ${Math.round(lifeMin)} minutes ahead, not at most ${LONGEST_LINK_MIN}`);
  const seen = v.safeParse(FollowedRide, (await follow(link.token)).body);
  const isNamed = seen.success && seen.output.passengerFirstName !== '';
  problems.push(isNamed && 'GET: the passenger is named without having agreed');
  const { body: again } = await share(true);
  problems.push(fieldOf(again, 'token') !== link.token && 'the same call again made another link');
  problems.push((!link.isNew || fieldOf(again, 'isNew') !== false) && 'isNew is not true for the first call alone');
  await follow(link.token);
  await asked('DELETE /bookings/{id}/share', bookingId);
  const [gone, guessed] = await Promise.all(
    [link.token, NO_LINK].map(async (linkToken) => {
      const { status, body } = await call(target, 'GET', `/follow/${linkToken}`);
      return JSON.stringify([status, body]);
    }),
  );
  problems.push(gone !== guessed && 'an ended link answers something else than a guessed one');
  const wrong = { when: 'POST for a completed ride', path: pathOf(SHARE, `${doneId}`), body: {}, status: 404 };
  problems.push(
    ...(await preflightProblems(target, 'DELETE', pathOf(SHARE, bookingId))),
    ...(await refusalProblems(target, SHARE, doneId === undefined ? [] : [wrong])),
  );
  return found(name, problems, bookingId);
}
