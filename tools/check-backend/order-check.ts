import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { callNamed } from '../../contract/calls';
import { idOf } from '../../contract/problems';
import { jobStatuses } from '../../src/backend/status-word';
import { Miles } from '../../src/backend/wire';
import { call, orderedId } from '../shared/http-client';
import { type Finding, found, notChecked } from '../shared/report';
import { ask, refusalProblems } from './answer-check';
import { cancelBooking, checkCancelling } from './cancel-check';
import { idsOf, type KnownRides, ongoingRides, readCategories } from './http-check';
import { differentStatus, isSearching } from './live-check';
import { type Frame, isOf, isPosition, type LiveClient, statusIn } from './live-client';
import type { LiveSettings } from './settings';
import { checkSharing } from './share-check';
import { CHECK_NAME, type Ordering, orderFor, wrongOrders } from './wrong-requests';

const ORDER = callNamed('POST /bookings/createWebsiteOrder');
const FOLLOW_EVERY_MS = 1_000;
/** Ordered where the kinds of cars cannot be read (Spec §7). */
const USUAL_CAR = { carType: 'PKW', noOfSeat: 4 };
type OrderSettings = LiveSettings & Ordering;

/** The place of a status in a ride; a search, which repeats its own, comes after JOB_ACCEPTED_YN. */
const rankOf = (status: string) => (isSearching(status) ? 0.5 : (jobStatuses as readonly string[]).indexOf(status));

/** Orders a taxi, reads and follows the booking until a driver accepts or the time is over, and cancels it. */
export async function orderAndCancel(client: LiveClient, settings: LiveSettings, rides: KnownRides) {
  const [car = USUAL_CAR] = await readCategories(settings);
  const target: OrderSettings = { ...settings, car };
  const before = idsOf(await ongoingRides(target));
  const findings: Finding[] = [];
  try {
    const { finding, bookingId } = await checkOrder(target);
    findings.push(finding);
    // The ride goes on meanwhile, and can soon not be cancelled any more: everything else comes after that.
    if (bookingId !== null) {
      findings.push(
        await checkCourse(client, target, bookingId),
        await checkSharing(target, bookingId, rides.done[0]),
        await checkCancelling(client, target, bookingId, rides.done[0]),
        await checkMoreOrders(client, target, bookingId),
      );
    }
    findings.push(...(await checkWrongOrders(target)));
  } catch (error) {
    findings.push(found('the check itself', [String(error)]));
  }
  // An order may be stored although its answer was lost.
  const own = (await ongoingRides(target)).filter(({ custName }) => custName === CHECK_NAME);
  for (const id of idsOf(own)) if (!before.includes(id)) target.made.add(id);
  return findings;
}

const sendOrder = (target: OrderSettings, headers: Readonly<Record<string, string>> = {}) =>
  ask(target, ORDER, { body: orderFor(target), headers });

async function checkOrder(target: OrderSettings): Promise<{ finding: Finding; bookingId: string | null }> {
  const name = `${ORDER.name} (an order)`;
  const headers = target.takesOrderKey ? { 'Idempotency-Key': randomUUID() } : {};
  const order = orderFor(target);
  const { body, problems } = await sendOrder(target, headers);
  const bookingId = orderedId(body);
  if (bookingId === null) return { finding: found(name, problems), bookingId };
  const again = target.takesOrderKey ? orderedId((await sendOrder(target, headers)).body) : bookingId;
  const listed = (await ongoingRides(target)).find((ride) => idOf(ride) === bookingId);
  const { custName, custMobile, noOfPassanger, pickupAreaName, pickupCity, isDropRequired, orderStartDate } = order;
  const ordered = { custName, custMobile, noOfPassanger, pickupAreaName, pickupCity, isDropRequired };
  const different = Object.entries({ ...ordered, orderStartDateTime: orderStartDate }).map(
    ([field, value]) =>
      listed !== undefined &&
      listed[field] !== value &&
      `${field} of the ride is ${listed[field]}, but ${value} was ordered (${bookingId})`,
  );
  const read = await ask(target, callNamed('GET /bookings/{id}'), {}, bookingId);
  const finding = found(name, [
    ...problems,
    again !== bookingId && `the same Idempotency-Key made booking ${again ?? '(no id)'} beside ${bookingId}`,
    !listed && `it is not listed under ongoingAndPreOrder (${bookingId})`,
    ...different,
    ...read.problems.map((problem) => `GET /bookings/${bookingId}: ${problem}`),
  ]);
  return { finding, bookingId };
}

async function checkWrongOrders(target: OrderSettings): Promise<readonly Finding[]> {
  const { body } = await call(target, 'GET', '/bookings/get-miles', { token: target.token });
  const miles = v.is(Miles, body) ? body.milesDiscount : null;
  const problems = await refusalProblems(target, ORDER, wrongOrders(target, miles));
  return [
    found(`${ORDER.name} (wrong orders)`, problems),
    ...(miles === 0 ? [] : [notChecked('useMiles without a bonus', 'the customer has one')]),
  ];
}

/** Requests the position repeatedly, as the site does, until a driver accepts. */
async function checkCourse(client: LiveClient, target: LiveSettings, booking_id: string): Promise<Finding> {
  const { customerId: customer_id, waitMs } = target;
  const isAccepted = (frame: Frame) => frame.key === 'customer_job_update_accepted' && isOf(booking_id)(frame);
  const before = client.received.length;
  const since = () => client.received.slice(before);
  let asked = 0;
  do {
    asked += 1;
    const nextMs = Math.min(FOLLOW_EVERY_MS, waitMs);
    await client.exchange({ case_value: 705, customer_id, booking_id }, (frames) => frames.some(isAccepted), nextMs);
  } while (!since().some(isAccepted) && asked * FOLLOW_EVERY_MS < waitMs);
  const frames = since();
  const statuses = frames.filter(isOf(booking_id)).flatMap((frame) => statusIn(frame) ?? []);
  const positions = frames.filter(isPosition).length;
  const firstPlace = frames.findIndex(({ driver_location }) => Boolean(driver_location));
  const isEarly = firstPlace >= 0 && firstPlace < frames.findIndex(isAccepted);
  return found(
    'the course of a ride',
    [
      ...courseProblems(statuses),
      positions > asked && `${asked} times 705 were answered with ${positions} positions`,
      isEarly && 'a position came before a driver had accepted',
      await differentStatus(client, target, booking_id, frames),
    ],
    booking_id,
  );
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
async function checkMoreOrders(client: LiveClient, target: OrderSettings, firstId: string): Promise<Finding> {
  const answers = [await sendOrder(target), await sendOrder(target)];
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
