import * as v from 'valibot';
import { type ContractCall, callNamed } from '../../contract/calls';
import { ShareResponse } from '../../src/backend/wire';
import { type Answer, fieldOf } from '../shared/http-client';
import { type Finding, found, notChecked } from '../shared/report';
import { ask, type CallRequest, pathOf, refusalProblems } from './answer-check';
import { preflightProblems } from './cors-check';
import type { CheckSettings } from './settings';
import { NO_BOOKING, NO_LINK } from './wrong-requests';

const LONGEST_LINK_MIN = 4 * 60;
/** The tolerance between the clocks of the backend and this device. */
const CLOCK_TOLERANCE_MIN = 2;

const SHARE = callNamed('POST /bookings/{id}/share');
const FOLLOW = callNamed('GET /follow/{token}');
const isAbsent = ({ status }: Answer) => status === 404 || status === 501;

const textOf = ({ status, body }: Answer) => JSON.stringify([status, body]);

/**
 * Whether the backend may have the calls of a shared ride. One that checks tokens before paths answers 401 to this
 * call, so only sharing a ride tells it for certain.
 */
export const offersSharing = async (target: CheckSettings): Promise<boolean> =>
  !isAbsent(await ask(target, SHARE, { id: NO_BOOKING, body: {}, token: null })) &&
  (await ask(target, SHARE, { id: NO_BOOKING, body: {} })).status !== 501;

/** Shares a booking, reads its link as a friend's page does, and ends it; a completed ride cannot be shared. */
export async function checkSharing(target: CheckSettings, id: string, doneId?: string): Promise<Finding> {
  const name = 'a shared ride';
  const problems: (string | false)[] = [];
  const asked = async (one: ContractCall, request: CallRequest) => {
    const answer = await ask(target, one, request);
    problems.push(...answer.problems.map((problem) => `${one.method}: ${problem}`));
    return answer;
  };
  const first = await asked(SHARE, { id, body: { showsName: false } });
  if (isAbsent(first)) return notChecked(name, 'it is not offered');
  if (!v.is(ShareResponse, first.body)) return found(name, problems);
  const { token, expiresAt, isNew } = first.body;
  const lifeMin = (Date.parse(expiresAt) - Date.now()) / 60_000;
  const isLifeWrong = lifeMin <= 0 || lifeMin > LONGEST_LINK_MIN + CLOCK_TOLERANCE_MIN;
  const link = { id: token, token: null };
  const unnamed = await asked(FOLLOW, link);
  const again = await asked(SHARE, { id, body: { showsName: true } });
  await asked(FOLLOW, link);
  await asked(callNamed('DELETE /bookings/{id}/share'), { id });
  const ended = await ask(target, FOLLOW, link);
  const guessed = await ask(target, FOLLOW, { ...link, id: NO_LINK });
  const ofDone = { when: 'POST for a completed ride', body: {}, status: 404 };
  problems.push(
    isLifeWrong && `expiresAt is ${Math.round(lifeMin)} minutes ahead, not at most ${LONGEST_LINK_MIN}`,
    fieldOf(unnamed.body, 'passengerFirstName') ? 'GET: the passenger is named without having agreed' : false,
    fieldOf(again.body, 'token') !== token && 'the same call again made another link',
    (!isNew || fieldOf(again.body, 'isNew') !== false) && 'isNew is not true for the first call alone',
    textOf(ended) !== textOf(guessed) && 'an ended link answers something else than a guessed one',
    ...(await preflightProblems(target, 'DELETE', pathOf(SHARE, id))),
    ...(await refusalProblems(target, SHARE, doneId === undefined ? [] : [{ ...ofDone, id: doneId }])),
  );
  return found(name, problems, id);
}
