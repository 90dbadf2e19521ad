import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { callNamed, tripFrom } from '../../contract/calls';
import { idOf } from '../../contract/problems';
import { jobStatuses } from '../../src/backend/status-word';
import { Miles } from '../../src/backend/wire';
import { call, fieldOf, orderedId, type Request } from '../shared/http-client';
import { type Finding, found, notChecked } from '../shared/report';
import { ask, refusalProblems } from './answer-check';
import { cancelBooking, checkCancelling } from './cancel-check';
import { idsOf, type KnownRides, ongoingRides } from './http-check';
import { differentStatus, isSearching } from './live-check';
import { type Frame, framesOf, isOf, isPosition, type LiveClient, statusIn } from './live-client';
import type { LiveSettings } from './settings';
import { checkSharing } from './share-check';
import { CHECK_NAME, type Order, orderFor, wrongOrders } from './wrong-requests';

const ORDER = callNamed('POST /bookings/createWebsiteOrder');
const FOLLOW_EVERY_MS = 1_000;

/** The place of a status in a ride; a search, which repeats its own, comes after JOB_ACCEPTED_YN. */
const rankOf = (status: string) => (isSearching(status) ? 0.5 : (jobStatuses as readonly string[]).indexOf(status));

/** Orders a taxi, reads and follows the booking until a driver accepts or the time is over, and cancels it. */
export async function orderAndCancel(client: LiveClient, target: LiveSettings, rides: KnownRides) {
  const cars = await ask(target, callNamed('POST /bookings/get-categories'), { body: tripFrom(target.at) });
  const carType = fieldOf(fieldOf(cars.body, '0'), 'carType');
  // Where the kinds of cars cannot be read, the usual one (Spec §7).
  const order = orderFor(target.at, typeof carType === 'string' ? carType : 'PKW');
  const request = { body: order, headers: target.takesOrderKey ? { 'Idempotency-Key': randomUUID() } : {} };
  const doneId = rides.done[0];
  const findings: Finding[] = [];
  try {
    const { body, problems } = await ask(target, ORDER, request);
    const bookingId = orderedId(body);
    const further = bookingId === null ? [] : await bookingProblems(target, request, bookingId);
    findings.push(found(`${ORDER.name} (an order)`, [...problems, ...further], bookingId ?? undefined));
    // The ride goes on meanwhile, and can soon not be cancelled any more: everything else comes after that.
    if (bookingId !== null) {
      findings.push(
        await checkCourse(client, target, bookingId),
        await checkSharing(target, bookingId, doneId),
        await checkCancelling(client, target, bookingId, doneId),
        await checkMoreOrders(client, target, order, bookingId),
      );
    }
    findings.push(...(await checkWrongOrders(target, order)));
  } catch (error) {
    findings.push(found('the check itself', [String(error)]));
  }
  // An order may be stored although its answer was lost.
  const own = (await ongoingRides(target)).filter(({ custName }) => custName === CHECK_NAME);
  for (const id of idsOf(own)) if (!rides.ongoing.includes(id)) target.made.add(id);
  return findings;
}

/** The problems of the booking that this order has made. */
async function bookingProblems(target: LiveSettings, request: Request & { body: Order }, bookingId: string) {
  const again = target.takesOrderKey ? orderedId((await ask(target, ORDER, request)).body) : bookingId;
  const listed = (await ongoingRides(target)).find((ride) => idOf(ride) === bookingId);
  const { custName, custMobile, noOfPassanger, pickupAreaName, pickupCity, isDropRequired } = request.body;
  const ordered = { custName, custMobile, noOfPassanger, pickupAreaName, pickupCity, isDropRequired };
  const different = Object.entries({ ...ordered, orderStartDateTime: request.body.orderStartDate }).map(
    ([field, value]) =>
      listed && listed[field] !== value && `${field} of the ride is ${listed[field]}, but ${value} was ordered`,
  );
  const read = await ask(target, callNamed('GET /bookings/{id}'), { id: bookingId });
  return [
    again !== bookingId && `the same Idempotency-Key made booking ${again ?? '(no id)'} beside ${bookingId}`,
    !listed && 'it is not listed under ongoingAndPreOrder',
    ...different,
    ...read.problems.map((problem) => `GET /bookings/{id}: ${problem}`),
  ];
}

async function checkWrongOrders(target: LiveSettings, order: Order): Promise<readonly Finding[]> {
  const { body } = await call(target, 'GET', '/bookings/get-miles', { token: target.token });
  const miles = v.is(Miles, body) ? body.milesDiscount : null;
  const problems = await refusalProblems(target, ORDER, wrongOrders(order, miles));
  return [
    found(`${ORDER.name} (wrong orders)`, problems),
    ...(miles === 0 ? [] : [notChecked('useMiles without a bonus', 'the customer has one')]),
  ];
}

/** Requests the position repeatedly, as the site does, until a driver accepts. */
async function checkCourse(client: LiveClient, target: LiveSettings, bookingId: string): Promise<Finding> {
  const isAccepted = (frame: Frame) => frame.key === 'customer_job_update_accepted' && isOf(bookingId)(frame);
  const frames: Frame[] = [];
  let asked = 0;
  do {
    asked += 1;
    const nextMs = Math.min(FOLLOW_EVERY_MS, target.waitMs);
    frames.push(...(await client.exchange(framesOf(target.customerId).track(bookingId), [isAccepted], nextMs)));
  } while (!frames.some(isAccepted) && asked * FOLLOW_EVERY_MS < target.waitMs);
  const statuses = frames.filter(isOf(bookingId)).flatMap((frame) => statusIn(frame) ?? []);
  const positions = frames.filter(isPosition).length;
  const firstPlace = frames.findIndex(({ driver_location }) => Boolean(driver_location));
  const isEarly = firstPlace >= 0 && firstPlace < frames.findIndex(isAccepted);
  const problems = [
    ...courseProblems(statuses),
    positions > asked && `${asked} times 705 were answered with ${positions} positions`,
    isEarly && 'a position came before a driver had accepted',
    await differentStatus(client, target, bookingId, frames),
  ];
  return found('the course of a ride', problems, bookingId);
}

/** The problems in the order of the statuses that one connection sent for one booking. */
const courseProblems = (statuses: readonly string[]) =>
  statuses.slice(1).map((status, place) => {
    const before = statuses[place] ?? status;
    // A cancelled search: REJECTED without a driver's name follows that of the last driver.
    if (status === before) return status !== 'REJECTED' && `${status} was told twice`;
    return rankOf(status) < rankOf(before) && `${status} came after ${before}`;
  });

/** Sends two more orders without a key: two more bookings, the newest last in the list; both are cancelled at once. */
async function checkMoreOrders(client: LiveClient, target: LiveSettings, order: Order, firstId: string) {
  const answers = [await ask(target, ORDER, { body: order }), await ask(target, ORDER, { body: order })];
  const ids = answers.flatMap(({ body }) => orderedId(body) ?? []);
  const different = new Set([firstId, ...ids]);
  const listed = idsOf(await ongoingRides(target)).filter((id) => ids.includes(id));
  for (const id of new Set(ids)) await cancelBooking(client, target, id);
  return found(`${ORDER.name} (orders without a key)`, [
    different.size < 3 && `three orders are not three bookings, but ${[...different].join(', ')}`,
    listed.length === 2 &&
      listed.join() !== ids.join() &&
      `they are listed as ${listed.join(', ')}, not the newest last (${ids.join(', ')})`,
  ]);
}
