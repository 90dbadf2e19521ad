import { type ContractCall, callNamed, contractCalls } from '../../contract/calls';
import { idOf } from '../../contract/problems';
import { call, fieldOf } from '../shared/http-client';
import { type Finding, found, notChecked } from '../shared/report';
import { ask, refusalProblems } from './answer-check';
import { checkClock, checkPreflights } from './cors-check';
import type { CheckSettings } from './settings';
import { offersSharing } from './share-check';
import { NO_BOOKING, wrongRequests, wrongTokens } from './wrong-requests';

const OVER = ['JOB_COMPLETED', 'JOB_SETTLED'];
const READ_BOOKINGS = 5;
const NO_CALL = { method: 'GET', path: '/no-such-call' };

/** The rides in a list or a page of the customer; none if it cannot be read. */
async function ridesAt(target: CheckSettings, path: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
  if (target.token === null) return [];
  const { body } = await call(target, 'GET', path, { token: target.token });
  const list = Array.isArray(body) ? body : fieldOf(body, 'content');
  return Array.isArray(list) ? list : [];
}

/** The rides in the customer's list of those that are not over. */
export const ongoingRides = (target: CheckSettings) => ridesAt(target, '/bookings/ongoingAndPreOrder');

/** The ids of rides. */
export const idsOf = (rides: readonly unknown[]): readonly string[] => rides.flatMap((ride) => idOf(ride) ?? []);

/** Reads the ids of the customer's rides: of those that are not over, the current one last, and of completed ones. */
export const readKnownRides = async (target: CheckSettings) => ({
  ongoing: idsOf(await ongoingRides(target)),
  done: idsOf(await ridesAt(target, '/bookings/doneOrder')),
});
export type KnownRides = Awaited<ReturnType<typeof readKnownRides>>;

/** Checks every HTTP call without side effects: one that changes something only gets requests that it must refuse. */
export async function checkHttp(target: CheckSettings, rides: KnownRides): Promise<readonly Finding[]> {
  const { foreignBooking, takesOrderKey, refreshToken } = target;
  const isSharing = await offersSharing(target);
  const findings = [await checkPreflights(target), await checkClock(target)];
  for (const one of contractCalls) {
    const isOffered = isSharing || !one.isOptional;
    findings.push(isOffered ? await checkCall(one, target, rides) : notChecked(one.name, 'it is not offered'));
  }
  const missing = {
    'bookings of other customers': foreignBooking === null && 'that needs the number of one: --foreign-booking',
    'the header Idempotency-Key': !takesOrderKey && 'only sites with GATSBY_ORDER_KEY_HEADER send it: --order-key',
    'a refresh token in place of the token': refreshToken === null && 'no --refresh-token was given',
  };
  return [
    ...findings,
    found('a call that there is not', await refusalProblems(target, NO_CALL, [{ when: NO_CALL.path, status: 404 }])),
    ...Object.entries(missing).flatMap(([name, why]) => (why ? [notChecked(name, why)] : [])),
  ];
}

type Problems = Promise<readonly (string | false)[]>;

async function checkCall(one: ContractCall, target: CheckSettings, rides: KnownRides): Promise<Finding> {
  const mayAsk = target.token !== null || !one.isBearer;
  const id = rides.ongoing.at(-1) ?? rides.done[0] ?? NO_BOOKING;
  // With an empty body, because the token is checked first.
  const request = { id, body: one.request ? {} : undefined };
  const problems = await refusalProblems(target, one, [
    ...(one.isBearer ? wrongTokens(target).map((wrong) => ({ ...wrong, ...request })) : []),
    ...(mayAsk ? (wrongRequests(target)[one.name] ?? []) : []),
  ]);
  const isRead = mayAsk && !one.stores && !one.isOptional;
  return found(one.name, [...problems, ...(isRead ? await readProblems(one, target, rides) : [])]);
}

/** The problems of the answers to valid requests. */
async function readProblems(one: ContractCall, target: CheckSettings, rides: KnownRides): Problems {
  if (one.name === 'GET /bookings/{id}') return bookingsProblems(target, rides);
  const { problems } = await ask(target, one, { body: one.example?.(target.at) });
  const isPaged = problems.length === 0 && one.name === 'GET /bookings/doneOrder';
  return isPaged ? pagingProblems(target, rides) : problems;
}

/** Checks some rides of both lists: each must have a status that fits its list. */
async function bookingsProblems(target: CheckSettings, { ongoing, done }: KnownRides): Problems {
  const asked = [...ongoing.slice(-READ_BOOKINGS), ...done.slice(0, 1)];
  const problems = asked.map(async (id) => {
    const { body, problems: wrongs } = await ask(target, callNamed('GET /bookings/{id}'), { id });
    const status = String(fieldOf(body, 'jobStatus'));
    const isDone = done.includes(id);
    const fits = isDone === OVER.includes(status) && status !== 'CANCELED';
    const misplaced = `jobStatus is ${status}, but the booking is listed as ${isDone ? 'completed' : 'ongoing'}`;
    return (wrongs.length > 0 || fits ? wrongs : [misplaced]).map((problem) => `${problem} (${id})`);
  });
  return (await Promise.all(problems)).flat();
}

/** Pages count from 0: two pages of one ride each are the first two rides. */
async function pagingProblems(target: CheckSettings, { done }: KnownRides): Problems {
  const pages = done.slice(0, 2).map(async (id, pageNo) => {
    const query = `pageNo=${pageNo}&pageSize=1`;
    const given = idsOf(await ridesAt(target, `/bookings/doneOrder?${query}`)).join(', ');
    return given !== id && `with ${query}: expected booking ${id}, got ${given || 'none'}`;
  });
  return Promise.all(pages);
}
