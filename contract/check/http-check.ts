import * as v from 'valibot';
import { RidesPage, VehicleCategory } from '../../src/backend/wire';
import { type ContractCall, contractCalls, nameOf } from '../calls';
import { answerProblems, callNamed, tryWrong } from './answer-check';
import type { RuleContext } from './answer-rules';
import { checkClock, checkPreflight } from './cors-check';
import { type Answer, call } from './http-client';
import { checkLargeBody } from './large-body';
import { idOf } from './problems';
import { type Finding, found, notChecked } from './report';
import { offersSharing, SHARING } from './share-check';
import type { HttpTarget, KnownBookings, Target } from './targets';
import { NO_BOOKING, NO_LINK, noCalls, tripOf, wrongRequests, wrongTokens } from './wrong-requests';

/** Calls with side effects, which are only checked with invalid requests. */
const CHANGING = [
  'POST /google/login',
  'POST /bookings/createWebsiteOrder',
  'PUT /auth/me',
  'POST /bookings/feedback',
  ...SHARING,
];
const ENDS = ['JOB_COMPLETED', 'JOB_SETTLED', 'CANCELED'];
const LOOKED_AT = 5;

/**
 * Checks every HTTP call without side effects: a call that changes something only gets requests that it must refuse.
 */
export async function checkHttp(target: HttpTarget): Promise<{ findings: readonly Finding[]; known: KnownBookings }> {
  const isSharing = await offersSharing(target);
  const findings: Finding[] = [await checkPreflight(target, isSharing), await checkClock(target, target.nowMs)];
  const rides = await knownRides(target);
  for (const one of contractCalls) {
    const isOffered = isSharing || !one.isOptional;
    findings.push(isOffered ? await checkCall(one, target, rides) : notChecked(nameOf(one), 'it is not offered'));
  }
  findings.push(await checkNoCalls(target), await checkLargeBody(target));
  if (target.foreignBooking === null) {
    findings.push(notChecked('bookings of other customers', 'that needs the number of one: --foreign-booking'));
  }
  if (!target.takesOrderKey) {
    findings.push(
      notChecked('the header Idempotency-Key', 'only sites with GATSBY_ORDER_KEY_HEADER send it: --order-key'),
    );
  }
  if (target.refreshToken === null) {
    findings.push(notChecked('a refresh token in place of the token', 'no --refresh-token was given'));
  }
  return { findings, known: knownBookingsOf(rides) };
}

/** Reads the customer's rides for the checks of the live connection. */
export const readKnownBookings = async (target: HttpTarget): Promise<KnownBookings> =>
  knownBookingsOf(await knownRides(target));

const knownBookingsOf = ({ ongoing, done }: KnownRides): KnownBookings => ({
  currentId: ongoing.at(-1) ?? null,
  doneId: done[0] ?? null,
});

const knownRides = async (target: HttpTarget): Promise<KnownRides> => ({
  ongoing: bookingIds((await read(target, '/bookings/ongoingAndPreOrder'))?.body),
  done: bookingIds(contentOf((await read(target, '/bookings/doneOrder'))?.body)),
});

interface KnownRides {
  readonly ongoing: readonly string[];
  readonly done: readonly string[];
}

const read = async (target: Target, path: string): Promise<Answer | null> =>
  target.token ? call(target, 'GET', path, { token: target.token }) : null;

/** The booking ids of a list of rides; none for anything else. */
export const bookingIds = (list: unknown): readonly string[] =>
  Array.isArray(list) ? list.flatMap((ride) => (idOf(ride) === null ? [] : [String(idOf(ride))])) : [];
const contentOf = (page: unknown): unknown =>
  typeof page === 'object' && page !== null && 'content' in page ? page.content : null;

async function checkCall(one: ContractCall, target: HttpTarget, rides: KnownRides): Promise<Finding> {
  const name = nameOf(one);
  const problems: string[] = [];
  const bookingId = rides.ongoing.at(-1) ?? rides.done[0] ?? NO_BOOKING;
  const asked = { ...one, path: one.path.replace('{id}', bookingId).replace('{token}', NO_LINK) };
  const mayAsk = target.token !== null || !one.isBearer;
  const wrongs = [
    // With an empty body, because the token is checked first.
    ...(one.isBearer ? wrongTokens(target).map((wrong) => ({ ...wrong, body: one.request ? {} : undefined })) : []),
    ...(mayAsk ? wrongRequests(name, target) : []),
  ];
  for (const wrong of wrongs) {
    const tried = await tryWrong(target, asked, wrong);
    problems.push(...tried.problems);
    if (tried.madeId !== null) target.made.add(tried.madeId);
    if (tried.isUnanswered) return found(name, problems);
  }
  if (mayAsk && !CHANGING.includes(name)) problems.push(...(await rightProblems(one, target, rides)));
  return found(name, problems);
}

/** The problems of the answers to valid requests. */
async function rightProblems(one: ContractCall, target: HttpTarget, rides: KnownRides): Promise<readonly string[]> {
  const name = nameOf(one);
  const context: RuleContext = { at: target.at, nowMs: target.nowMs(), bookingId: null };
  if (name === 'GET /bookings/{id}') return bookingsProblems(target, rides, context);
  const { token } = target;
  const body = {
    'POST /bookings/get-categories': tripOf(target),
    'POST /vehicle-location/get-vehicles-distance': target.at,
  }[name];
  const answer = await call(target, one.method, one.path, { token, body });
  const problems = answerProblems(one, answer, context);
  if (problems.length > 0) return problems;
  if (name === 'POST /bookings/get-categories') return tariffProblems(target);
  return name === 'GET /bookings/doneOrder' ? pagingProblems(target, answer.body) : [];
}

/** Checks some rides of both lists: each must have a status that fits its list. */
async function bookingsProblems(target: HttpTarget, { ongoing, done }: KnownRides, context: RuleContext) {
  const asked = [
    ...ongoing.slice(-LOOKED_AT).map((id) => ({ id, isDone: false })),
    ...done.slice(0, 1).map((id) => ({ id, isDone: true })),
  ];
  const problems: string[] = [];
  for (const { id, isDone } of asked) {
    const answer = await call(target, 'GET', `/bookings/${id}`, { token: target.token });
    const wrong = answerProblems(callNamed('GET /bookings/{id}'), answer, { ...context, bookingId: id });
    problems.push(...wrong.map((problem) => (problem.includes(`(${id})`) ? problem : `${problem} (${id})`)));
    const status = (answer.body as { jobStatus?: string } | null | undefined)?.jobStatus ?? '';
    const fits = isDone ? ENDS.slice(0, 2).includes(status) : !ENDS.includes(status);
    if (wrong.length === 0 && !fits) {
      problems.push(`jobStatus is ${status}, but the booking is listed as ${isDone ? 'completed' : 'ongoing'} (${id})`);
    }
  }
  return [...new Set(problems)];
}

/** With a taximeter price: base price + distance × price per kilometre, the distance rounded to 0.1 km. */
async function tariffProblems(target: HttpTarget): Promise<readonly string[]> {
  const priceAt = async (kilometers: number) => {
    const answer = await call(target, 'POST', '/bookings/get-categories', { body: tripOf(target, kilometers) });
    const categories = v.safeParse(v.array(VehicleCategory), answer.body);
    const metered = categories.success
      ? categories.output.filter(({ priceKind }) => (priceKind ?? 'taximeter') === 'taximeter')
      : [];
    return new Map(metered.map(({ carType, price }) => [carType, price ?? 0]));
  };
  const [five, nearlySame, ten, fifteen] = await Promise.all([5, 5.04, 10, 15].map(priceAt));
  const cents = (more?: number, less?: number) => Math.round(((more ?? 0) - (less ?? 0)) * 100);
  return [...(five ?? [])].flatMap(([carType, price]) => [
    ...(cents(fifteen?.get(carType), ten?.get(carType)) === cents(ten?.get(carType), price)
      ? []
      : [`price is not base price + distance × price per kilometre (${carType})`]),
    ...(cents(nearlySame?.get(carType), price) === 0
      ? []
      : [`price is not of the distance rounded to 0.1 km (${carType})`]),
  ]);
}

/** Pages count from 0: two pages of one ride each are the first two rides. */
async function pagingProblems(target: HttpTarget, whole: unknown): Promise<readonly string[]> {
  const expected = bookingIds(contentOf(whole)).slice(0, 2);
  const problems: string[] = [];
  for (const [pageNo, id] of expected.entries()) {
    const { body } = await call(target, 'GET', `/bookings/doneOrder?pageNo=${pageNo}&pageSize=1`, {
      token: target.token,
    });
    const given = bookingIds(contentOf(body));
    if (!v.is(RidesPage, body) || given.length !== 1 || given[0] !== id) {
      problems.push(`with pageNo=${pageNo}&pageSize=1: expected booking ${id}, got ${given.join(', ') || 'none'}`);
    }
  }
  return problems;
}

async function checkNoCalls(target: HttpTarget): Promise<Finding> {
  const problems: string[] = [];
  for (const path of noCalls) {
    const wrong = { when: path, status: 404 };
    problems.push(...(await tryWrong(target, { method: 'GET', path }, wrong)).problems);
  }
  return found('paths that are no call', problems);
}
