import * as v from 'valibot';
import { FollowedRide, ShareResponse } from '../../src/backend/wire';
import { type ContractCall, contractCalls, nameOf } from '../calls';
import { answerProblems, callNamed } from './answer-check';
import { type Answer, call } from './http-client';
import { type Finding, found, notChecked } from './report';
import type { HttpTarget, Target } from './targets';
import { NO_BOOKING, NO_LINK } from './wrong-requests';

const NAME = 'a shared ride';
/** The calls of a shared ride: a backend has all of them or none. */
export const SHARING: readonly string[] = contractCalls.filter(({ isOptional }) => isOptional).map(nameOf);
const NOT_OFFERED: readonly (number | null)[] = [404, 501];
const LINK_LIFE_MS = 4 * 3_600_000;
/** The tolerance between the clocks of the backend and this device. */
const CLOCK_TOLERANCE_MS = 120_000;

/** Whether the backend has the calls of a shared ride. The test call has no customer token, so it stores nothing. */
export async function offersSharing(target: Target): Promise<boolean> {
  const { status } = await call(target, 'POST', `/bookings/${NO_BOOKING}/share`, { body: {} });
  return !NOT_OFFERED.includes(status);
}

/** Shares a booking, reads its link as a friend's page does, and ends it. */
export async function checkSharing(target: HttpTarget, bookingId: string): Promise<Finding> {
  if (!(await offersSharing(target))) return notChecked(NAME, 'it is not offered');
  const [share, end, follow] = SHARING.map(callNamed) as [ContractCall, ContractCall, ContractCall];
  const context = { at: target.at, nowMs: target.nowMs(), bookingId };
  const { token } = target;
  const path = share.path.replace('{id}', bookingId);
  const problems: string[] = [];
  const shared = async (showsName: boolean) => {
    const answer = await call(target, 'POST', path, { token, body: { showsName } });
    problems.push(...answerProblems(share, answer, context).map((problem) => `POST: ${problem}`));
    return v.is(ShareResponse, answer.body) ? answer.body : null;
  };
  const followed = (linkToken: string) => call(target, 'GET', follow.path.replace('{token}', linkToken));

  const link = await shared(false);
  if (!link) return found(NAME, problems);
  const lifeMs = Date.parse(link.expiresAt) - target.nowMs();
  if (lifeMs <= 0 || lifeMs > LINK_LIFE_MS + CLOCK_TOLERANCE_MS) {
    problems.push(`expiresAt is ${Math.round(lifeMs / 60_000)} minutes ahead, not at most 240`);
  }
  problems.push(...followProblems(follow, await followed(link.token), context, false));
  if ((await shared(true))?.token !== link.token) problems.push('the same call again made another link');
  problems.push(...followProblems(follow, await followed(link.token), context, true));
  const ended = answerProblems(end, await call(target, 'DELETE', path, { token }), context);
  problems.push(...ended.map((problem) => `DELETE: ${problem}`));
  const [gone, guessed] = [await followed(link.token), await followed(NO_LINK)];
  if (gone.status !== guessed.status || JSON.stringify(gone.body) !== JSON.stringify(guessed.body)) {
    problems.push('an ended link answers something else than a guessed one');
  }
  return found(
    NAME,
    [...new Set(problems)].map((problem) => `${problem} (${bookingId})`),
  );
}

/**
 * Beyond its shape: the answer contains no more than the contract, and the passenger's name only if that was allowed.
 */
function followProblems(
  one: ContractCall,
  answer: Answer,
  context: Parameters<typeof answerProblems>[2],
  mayShowName: boolean,
): readonly string[] {
  const { body } = answer;
  const known = Object.keys(FollowedRide.entries);
  const fields = typeof body === 'object' && body !== null ? Object.keys(body) : [];
  const isNamed = v.is(FollowedRide, body) && v.parse(FollowedRide, body).passengerFirstName !== '';
  return [
    ...answerProblems(one, answer, context).map((problem) => `GET: ${problem}`),
    ...fields.filter((field) => !known.includes(field)).map((field) => `GET: ${field} is not in the contract`),
    ...(isNamed && !mayShowName ? ['GET: the passenger is named without having agreed'] : []),
  ];
}
