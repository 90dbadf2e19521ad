import * as v from 'valibot';
import { callNamed } from '../../contract/calls';
import { FollowedRide, ShareResponse } from '../../src/backend/wire';
import { call, type Request } from '../shared/http-client';
import { type Finding, found, notChecked } from '../shared/report';
import { ask } from './answer-check';
import type { CheckSettings } from './settings';
import { NO_BOOKING, NO_LINK } from './wrong-requests';

const LONGEST_LINK_MIN = 4 * 60;
/** The tolerance between the clocks of the backend and this device. */
const CLOCK_TOLERANCE_MIN = 2;

/** Whether the backend has the calls of a shared ride. The test call has no customer token, so it stores nothing. */
export async function offersSharing(target: CheckSettings): Promise<boolean> {
  const { status } = await call(target, 'POST', `/bookings/${NO_BOOKING}/share`, { body: {} });
  return status !== 404 && status !== 501;
}

/** Shares a booking, reads its link as a friend's page does, and ends it. */
export async function checkSharing(target: CheckSettings, bookingId: string): Promise<Finding> {
  const name = 'a shared ride';
  if (!(await offersSharing(target))) return notChecked(name, 'it is not offered');
  const problems: (string | false)[] = [];
  const bodyOf = async (callName: string, id: string, request: Request = {}) => {
    const one = callNamed(callName);
    const { body, problems: wrong } = await ask(target, one, request, id);
    problems.push(...wrong.map((problem) => `${one.method}: ${problem}`));
    return body;
  };
  const share = async (showsName: boolean) => {
    const body = await bodyOf('POST /bookings/{id}/share', bookingId, { body: { showsName } });
    return v.is(ShareResponse, body) ? body : null;
  };
  const link = await share(false);
  if (!link) return found(name, problems);
  const follow = (linkToken: string) => bodyOf('GET /follow/{token}', linkToken, { token: null });

  const lifeMin = (Date.parse(link.expiresAt) - Date.now()) / 60_000;
  const isLifeWrong = lifeMin <= 0 || lifeMin > LONGEST_LINK_MIN + CLOCK_TOLERANCE_MIN;
  problems.push(isLifeWrong && `expiresAt is ${Math.round(lifeMin)} minutes ahead, not at most ${LONGEST_LINK_MIN}`);
  const seen = v.safeParse(FollowedRide, await follow(link.token));
  const isNamed = seen.success && seen.output.passengerFirstName !== '';
  problems.push(isNamed && 'GET: the passenger is named without having agreed');
  problems.push((await share(true))?.token !== link.token && 'the same call again made another link');
  await follow(link.token);
  await bodyOf('DELETE /bookings/{id}/share', bookingId);
  const [gone, guessed] = await Promise.all(
    [link.token, NO_LINK].map(async (linkToken) => {
      const { status, body } = await call(target, 'GET', `/follow/${linkToken}`);
      return JSON.stringify([status, body]);
    }),
  );
  problems.push(gone !== guessed && 'an ended link answers something else than a guessed one');
  return found(name, problems, bookingId);
}
