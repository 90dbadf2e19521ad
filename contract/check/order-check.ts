import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { Miles } from '../../src/backend/wire';
import { statusOverHttp } from '../known-values';
import { answerProblems, callNamed, orderedId, tryWrong } from './answer-check';
import { cancel, cancelAgain } from './cancel-check';
import { CHECK_NAME, orderOf, wrongOrders } from './check-order';
import { call } from './http-client';
import { statusOverHttpOf } from './live/follow-check';
import { courseProblems, statusIn, TRACKING } from './live/frame-rules';
import type { HeardFrame, LiveClient } from './live/live-client';
import { idOf } from './problems';
import { type Finding, found, notChecked } from './report';
import { checkSharing } from './share-check';
import type { KnownBookings, LiveTarget } from './targets';

/** A backend that accepts orders from the check. */
export interface OrderTarget extends LiveTarget {
  /** The time limit for a driver's acceptance, in ms. */
  readonly waitMs: number;
}

const ORDER = callNamed('POST /bookings/createWebsiteOrder');
const FOLLOW_EVERY_MS = 1_000;

/** The rides in the customer's list; none if it cannot be read. */
async function ongoingRides(target: OrderTarget): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const { body } = await call(target, 'GET', '/bookings/ongoingAndPreOrder', { token: target.token });
  return Array.isArray(body) ? body : [];
}

/** Orders a taxi, reads and follows the booking until a driver accepts or the time is over, and cancels it. */
export const orderAndCancel =
  (target: OrderTarget, known: KnownBookings) =>
  async (client: LiveClient): Promise<readonly Finding[]> => {
    const before = (await ongoingRides(target)).map(idOf);
    const findings: Finding[] = [];
    try {
      const { finding, bookingId } = await checkOrder(target);
      const miles = await milesDiscountOf(target);
      findings.push(finding, await checkWrongOrders(target, miles));
      if (miles !== 0) findings.push(notChecked('useMiles without a bonus', 'the customer has one'));
      if (bookingId !== null) {
        findings.push(await checkCourse(client, target, bookingId));
        findings.push(await checkSharing(target, bookingId));
        findings.push(await cancel(client, target, bookingId, known.doneId));
        findings.push(await checkMoreOrders(client, target, bookingId));
      }
    } catch (error) {
      findings.push(found('the check itself', [String(error)]));
    }
    // An order may be stored although its answer was lost.
    const added = (await ongoingRides(target)).filter(
      (ride) => ride.custName === CHECK_NAME && !before.includes(idOf(ride)),
    );
    for (const ride of added) target.made.add(String(idOf(ride)));
    return findings;
  };

/** Sends an order, and records every booking that it creates. */
async function send(target: OrderTarget, body: object, headers: Readonly<Record<string, string>> = {}) {
  const answer = await call(target, 'POST', ORDER.path, { token: target.token, body, headers });
  const id = orderedId(answer.body);
  if (id !== null) target.made.add(id);
  return { answer, id };
}

/** The customer's bonus in euro; null if it cannot be read. */
async function milesDiscountOf(target: OrderTarget): Promise<number | null> {
  const { body } = await call(target, 'GET', '/bookings/get-miles', { token: target.token });
  return v.is(Miles, body) ? v.parse(Miles, body).milesDiscount : null;
}

/** Sends two more orders without a key: two more bookings, the newest last in the list; both are cancelled at once. */
async function checkMoreOrders(client: LiveClient, target: OrderTarget, firstId: string): Promise<Finding> {
  const order = orderOf(target);
  const { id: secondId } = await send(target, order);
  const { id: thirdId } = await send(target, order);
  const ids = [secondId, thirdId].filter((id) => id !== null);
  const different = new Set([firstId, ...ids]);
  const problems: string[] = [];
  if (different.size < 3) problems.push(`three orders are not three bookings, but ${[...different].join(', ')}`);
  const listed = (await ongoingRides(target)).map(idOf).filter((id) => id !== null && ids.includes(id));
  if (listed.length === 2 && listed.join() !== ids.join()) {
    problems.push(`they are listed as ${listed.join(', ')}, not the newest last (${ids.join(', ')})`);
  }
  for (const id of new Set(ids)) await cancelAgain(client, target, id);
  return found('POST /bookings/createWebsiteOrder (orders without a key)', problems);
}

async function checkOrder(target: OrderTarget): Promise<{ finding: Finding; bookingId: string | null }> {
  const { token } = target;
  const name = 'POST /bookings/createWebsiteOrder (an order)';
  const headers = target.takesOrderKey ? { 'Idempotency-Key': randomUUID() } : {};
  const order = orderOf(target);
  const context = { at: target.at, nowMs: target.nowMs(), bookingId: null };
  const { answer, id } = await send(target, order, headers);
  const problems = [...answerProblems(ORDER, answer, context)];
  if (id === null) return { finding: found(name, problems), bookingId: null };
  if (target.takesOrderKey) {
    const again = await send(target, order, headers);
    if (again.id !== id) problems.push(`the same Idempotency-Key made booking ${again.id ?? '(no id)'} beside ${id}`);
  }
  const listed = (await ongoingRides(target)).find((ride) => idOf(ride) === id);
  if (listed) problems.push(...orderedProblems(order, listed, id));
  else problems.push(`it is not listed under ongoingAndPreOrder (${id})`);
  const details = await call(target, 'GET', `/bookings/${id}`, { token });
  const read = answerProblems(callNamed('GET /bookings/{id}'), details, { ...context, bookingId: id });
  problems.push(...read.map((problem) => `GET /bookings/${id}: ${problem}`));
  return { finding: found(name, problems), bookingId: id };
}

/** The ride in the list must match the order. */
function orderedProblems(order: ReturnType<typeof orderOf>, ride: Readonly<Record<string, unknown>>, id: string) {
  const { custName, custMobile, noOfPassanger, pickupAreaName, pickupCity, isDropRequired, orderStartDate } = order;
  const ordered = { custName, custMobile, noOfPassanger, pickupAreaName, pickupCity, isDropRequired };
  return Object.entries({ ...ordered, orderStartDateTime: orderStartDate })
    .filter(([field, value]) => ride[field] !== value)
    .map(([field, value]) => `${field} of the ride is ${ride[field]}, but ${value} was ordered (${id})`);
}

async function checkWrongOrders(target: OrderTarget, milesDiscount: number | null): Promise<Finding> {
  const problems: string[] = [];
  for (const wrong of wrongOrders(target, milesDiscount)) {
    const tried = await tryWrong(target, ORDER, wrong);
    problems.push(...tried.problems);
    if (tried.madeId !== null) target.made.add(tried.madeId);
  }
  return found('POST /bookings/createWebsiteOrder (wrong orders)', problems);
}

/** Requests the position repeatedly, as the site does, until a driver accepts. */
async function checkCourse(client: LiveClient, target: OrderTarget, booking_id: string): Promise<Finding> {
  const { customerId: customer_id, waitMs, answerWaitMs, quietMs } = target;
  const before = client.heard.length;
  const since = () => client.heard.slice(before);
  const isAccepted = ({ key, frame }: HeardFrame) =>
    key === 'customer_job_update_accepted' && String(frame.booking_id) === booking_id;
  let asked = 0;
  const ask = () => {
    client.send({ case_value: 705, customer_id, booking_id });
    asked += 1;
  };
  ask();
  const asking = setInterval(ask, FOLLOW_EVERY_MS);
  await client.until(isAccepted, waitMs);
  clearInterval(asking);
  await client.during(quietMs);
  const statuses = since().flatMap((heard) =>
    String(heard.frame.booking_id) === booking_id ? (statusIn(heard) ?? []) : [],
  );
  const positions = since().filter(({ key }) => key === TRACKING);
  const problems = [...courseProblems(statuses)];
  if (positions.length > asked) problems.push(`${asked} times 705 were answered with ${positions.length} positions`);
  const early = since().findIndex(({ frame }) => Boolean(frame.driver_location));
  if (early >= 0 && early < since().findIndex(isAccepted))
    problems.push('a position came before a driver had accepted');
  const status = await statusOverHttpOf(target, booking_id);
  const isSame = (heard: HeardFrame) => statusOverHttp(statusIn(heard) ?? '') === status && since().includes(heard);
  const told = await client.until(isSame, answerWaitMs);
  if (!told) problems.push(`the status is ${statuses.at(-1) ?? 'not told'} live, and ${status} over HTTP`);
  return found(
    'the course of a ride',
    [...new Set(problems)].map((problem) => `${problem} (${booking_id})`),
  );
}
