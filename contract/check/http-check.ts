import { once } from 'node:events';
import { type IncomingMessage, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import * as v from 'valibot';
import { VehicleCategory } from '../../src/backend/wire';
import type { RuleContext } from '../answer-rules';
import { type ContractCall, callNamed, contractCalls, tripFrom } from '../calls';
import { idOf } from '../problems';
import { answerProblems, refusalProblems } from './answer-check';
import { checkClock, checkPreflight } from './cors-check';
import { ANSWER_WAIT_MS, call } from './http-client';
import { type Finding, found, notChecked } from './report';
import type { CheckSettings } from './settings';
import { offersSharing } from './share-check';
import { NO_BOOKING, NO_LINK, wrongRequests, wrongTokens } from './wrong-requests';

/** The customer's bookings, by list. */
export interface KnownRides {
  /** The current one is last. */
  readonly ongoing: readonly string[];
  /** The newest one is first. */
  readonly done: readonly string[];
}

const ENDS = ['JOB_COMPLETED', 'JOB_SETTLED', 'CANCELED'];
const READ_BOOKINGS = 5;
const TOO_LARGE_BYTES = 10 * 1024 * 1024 + 1;

/** The entries of a list or a page; none for anything else. */
const entriesOf = (body: unknown): readonly unknown[] => {
  const list = Array.isArray(body) ? body : (body as { content?: unknown } | null | undefined)?.content;
  return Array.isArray(list) ? list : [];
};
const bookingIds = async (target: CheckSettings, path: string): Promise<readonly string[]> => {
  if (target.token === null) return [];
  const { body } = await call(target, 'GET', path, { token: target.token });
  return entriesOf(body).flatMap((ride) => idOf(ride) ?? []);
};

/** Reads the lists of the customer's rides. */
export const readKnownRides = async (target: CheckSettings): Promise<KnownRides> => ({
  ongoing: await bookingIds(target, '/bookings/ongoingAndPreOrder'),
  done: await bookingIds(target, '/bookings/doneOrder'),
});

/** Checks every HTTP call without side effects: one that changes something only gets requests that it must refuse. */
export async function checkHttp(target: CheckSettings, rides: KnownRides): Promise<readonly Finding[]> {
  const { foreignBooking, takesOrderKey, refreshToken } = target;
  const isSharing = await offersSharing(target);
  const findings = [await checkPreflight(target, isSharing), await checkClock(target)];
  for (const one of contractCalls) {
    const isOffered = isSharing || !one.isOptional;
    findings.push(isOffered ? await checkCall(one, target, rides) : notChecked(one.name, 'it is not offered'));
  }
  const noCall = 'paths that are no call';
  const noCalls = await refusalProblems(target, { method: 'GET', path: '' }, wrongRequests(target)[noCall] ?? []);
  const missing: readonly (readonly [isMissing: boolean, name: string, why: string])[] = [
    [foreignBooking === null, 'bookings of other customers', 'that needs the number of one: --foreign-booking'],
    [!takesOrderKey, 'the header Idempotency-Key', 'only sites with GATSBY_ORDER_KEY_HEADER send it: --order-key'],
    [refreshToken === null, 'a refresh token in place of the token', 'no --refresh-token was given'],
  ];
  return [
    ...findings,
    found(noCall, noCalls),
    await checkLargeBody(target),
    ...missing.flatMap(([isMissing, name, why]) => (isMissing ? [notChecked(name, why)] : [])),
  ];
}

async function checkCall(one: ContractCall, target: CheckSettings, rides: KnownRides): Promise<Finding> {
  const { token } = target;
  const bookingId = rides.ongoing.at(-1) ?? rides.done[0] ?? NO_BOOKING;
  const path = one.path.replace('{id}', bookingId).replace('{token}', NO_LINK);
  const mayAsk = token !== null || !one.isBearer;
  const problems = await refusalProblems(target, { ...one, path }, [
    // With an empty body, because the token is checked first.
    ...(one.isBearer ? wrongTokens(target).map((wrong) => ({ ...wrong, body: one.request ? {} : undefined })) : []),
    ...(mayAsk ? (wrongRequests(target)[one.name] ?? []) : []),
  ]);
  const isRead = !one.stores && !one.isOptional;
  return found(one.name, [...problems, ...(mayAsk && isRead ? await readProblems(one, target, rides) : [])]);
}

/** The problems of the answers to valid requests. */
async function readProblems(one: ContractCall, target: CheckSettings, rides: KnownRides): Promise<readonly string[]> {
  const { token, at } = target;
  const context: RuleContext = { at, nowMs: Date.now(), bookingId: null };
  if (one.name === 'GET /bookings/{id}') return bookingsProblems(target, rides, context);
  const answer = await call(target, one.method, one.path, { token, body: one.example?.(at) });
  const problems = answerProblems(one, answer, context);
  if (problems.length > 0) return problems;
  if (one.name === 'POST /bookings/get-categories') return tariffProblems(target);
  return one.name === 'GET /bookings/doneOrder' ? pagingProblems(target, rides) : [];
}

/** Checks some rides of both lists: each must have a status that fits its list. */
async function bookingsProblems(target: CheckSettings, { ongoing, done }: KnownRides, context: RuleContext) {
  const asked = [
    ...ongoing.slice(-READ_BOOKINGS).map((id) => ({ id, list: 'ongoing' })),
    ...done.slice(0, 1).map((id) => ({ id, list: 'completed' })),
  ];
  const problems: string[] = [];
  for (const { id, list } of asked) {
    const answer = await call(target, 'GET', `/bookings/${id}`, { token: target.token });
    const wrong = answerProblems(callNamed('GET /bookings/{id}'), answer, { ...context, bookingId: id });
    problems.push(...wrong.map((problem) => (problem.includes(`(${id})`) ? problem : `${problem} (${id})`)));
    const status = (answer.body as { jobStatus?: string } | null | undefined)?.jobStatus ?? '';
    const isOver = ENDS.includes(status);
    const fits = list === 'completed' ? isOver && status !== 'CANCELED' : !isOver;
    if (wrong.length === 0 && !fits)
      problems.push(`jobStatus is ${status}, but the booking is listed as ${list} (${id})`);
  }
  return problems;
}

/** With a taximeter price: base price + distance × price per kilometre, the distance rounded to 0.1 km. */
async function tariffProblems(target: CheckSettings): Promise<readonly string[]> {
  const centsAt = async (kilometers: number) => {
    const { body } = await call(target, 'POST', '/bookings/get-categories', { body: tripFrom(target.at, kilometers) });
    const { success, output } = v.safeParse(v.array(VehicleCategory), body);
    const metered = success ? output.filter(({ priceKind }) => (priceKind ?? 'taximeter') === 'taximeter') : [];
    return new Map(metered.map(({ carType, price }) => [carType, Math.round(price * 100)]));
  };
  const [five, nearlySame, ten, fifteen] = await Promise.all([5, 5.04, 10, 15].map(centsAt));
  return [...(five ?? [])].flatMap(([carType, cents]) => {
    const middle = ten?.get(carType) ?? 0;
    const isLinear = (fifteen?.get(carType) ?? 0) - middle === middle - cents;
    return [
      ...(isLinear ? [] : [`price is not base price + distance × price per kilometre (${carType})`]),
      ...(nearlySame?.get(carType) === cents ? [] : [`price is not of the distance rounded to 0.1 km (${carType})`]),
    ];
  });
}

/** Pages count from 0: two pages of one ride each are the first two rides. */
async function pagingProblems(target: CheckSettings, { done }: KnownRides): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const [pageNo, id] of done.slice(0, 2).entries()) {
    const query = `pageNo=${pageNo}&pageSize=1`;
    const given = (await bookingIds(target, `/bookings/doneOrder?${query}`)).join(', ');
    if (given !== id) problems.push(`with ${query}: expected booking ${id}, got ${given || 'none'}`);
  }
  return problems;
}

/**
 * A body of more than 10 MB is refused with 413; not checked if the connection is closed during the upload. On a
 * connection of its own, because a backend may close it after that.
 */
async function checkLargeBody({ url, origin }: CheckSettings): Promise<Finding> {
  const name = 'a body of more than 10 MB';
  const headers = { Origin: origin, 'Content-Type': 'application/json', 'Content-Length': TOO_LARGE_BYTES };
  const options = { method: 'POST', headers, agent: false, signal: AbortSignal.timeout(ANSWER_WAIT_MS) } as const;
  const request = (url.startsWith('https:') ? secureRequest : plainRequest)(`${url}/bookings/get-categories`, options);
  request.on('error', () => {});
  request.end(Buffer.alloc(TOO_LARGE_BYTES, 'x'));
  const response: IncomingMessage | null = await once(request, 'response').then(
    ([answer]) => answer,
    () => null,
  );
  request.destroy();
  if (response === null) return notChecked(name, 'the connection was cut before an answer');
  return found(name, [response.statusCode !== 413 && `expected 413, got ${response.statusCode}`]);
}
