import { randomUUID } from 'node:crypto';
import { berlinWallTime } from '../../src/lib/berlin-time';
import { formatCoordinates } from '../../src/lib/coordinates';
import { type ContractCall, contractCalls, nameOf } from '../calls';
import { answerProblems, type HttpTarget } from './http-check';
import { call } from './http-client';
import type { LiveDeed } from './live-check';
import type { LiveClient } from './live-client';
import { type Finding, found } from './report';

/** What an order needs. */
export interface OrderTarget extends HttpTarget {
  readonly token: string;
  readonly customerId: string;
  /** How long a driver's yes is waited for. */
  readonly waitMs: number;
  readonly answerWaitMs: number;
  readonly nowMs: () => number;
}

const ORDER = '/bookings/createWebsiteOrder';
const FOLLOW_EVERY_MS = 1_000;
const callNamed = (name: string) => contractCalls.find((one) => nameOf(one) === name) as ContractCall;

/** Orders a taxi, reads and follows the booking until a driver has accepted or the time is over, and cancels it. */
export const orderAndCancel =
  (target: OrderTarget): LiveDeed =>
  async (client) => {
    const { url, token } = target;
    const headers = { 'Idempotency-Key': randomUUID() };
    const body = orderOf(target);
    const answer = await call(url, 'POST', ORDER, { token, body, headers });
    const problems = [...answerProblems(callNamed(`POST ${ORDER}`), answer)];
    const bookingId = bookingIdOf(answer.body);
    const name = `POST ${ORDER} (an order)`;
    if (bookingId === null) return [found(name, problems)];
    try {
      const again = await call(url, 'POST', ORDER, { token, body, headers });
      if (bookingIdOf(again.body) !== bookingId) problems.push('the same Idempotency-Key made another booking');
      const list = await call(url, 'GET', '/bookings/ongoingAndPreOrder', { token });
      if (!JSON.stringify(list.body ?? null).includes(`"${bookingId}"`)) {
        problems.push('it is not listed under ongoingAndPreOrder');
      }
      const details = await call(url, 'GET', `/bookings/${bookingId}`, { token });
      const read = found('GET /bookings/{id} (of the order)', answerProblems(callNamed('GET /bookings/{id}'), details));
      await follow(client, target, bookingId);
      return [found(name, problems), read, await cancel(client, target, bookingId)];
    } catch (error) {
      return [
        found(name, problems),
        await cancel(client, target, bookingId),
        found('the check itself', [String(error)]),
      ];
    }
  };

/** Asks for the position again and again, as the site does, until a driver has accepted. */
async function follow(client: LiveClient, { customerId, waitMs }: OrderTarget, booking_id: string): Promise<void> {
  const ask = () => client.send({ case_value: 705, customer_id: customerId, booking_id });
  ask();
  const asking = setInterval(ask, FOLLOW_EVERY_MS);
  await client.until(({ key }) => key === 'customer_job_update_accepted', waitMs);
  clearInterval(asking);
}

/** Told by CANCELED and by a position with status false, and true over HTTP. */
async function cancel(client: LiveClient, target: OrderTarget, booking_id: string): Promise<Finding> {
  const { url, token, customerId, answerWaitMs } = target;
  client.send({ case_value: 706, customer_id: customerId, booking_id, reason: 'Check of the contract' });
  const [isTold, isShown] = await Promise.all([
    client.until(
      ({ frame }) => frame.job_status === 'CANCELED' && String(frame.booking_id) === booking_id,
      answerWaitMs,
    ),
    client.until(({ key, frame }) => key === 'customer_job_driver_tracking' && frame.status === false, answerWaitMs),
  ]);
  const { body } = await call(url, 'GET', `/bookings/${booking_id}`, { token });
  const isCanceled = (body as { jobStatus?: unknown } | null | undefined)?.jobStatus === 'CANCELED';
  const problems = [
    isTold ? null : 'no CANCELED in time',
    isShown ? null : 'no position with status false in time',
    isCanceled ? null : `booking ${booking_id} is not CANCELED over HTTP: cancel it by hand`,
  ];
  return found(
    '706',
    problems.filter((problem) => problem !== null),
  );
}

function bookingIdOf(body: unknown): string | null {
  const id: unknown = (body as { tempBookingId?: unknown } | null | undefined)?.tempBookingId;
  return typeof id === 'string' || typeof id === 'number' ? String(id) : null;
}

function orderOf({ at, nowMs }: OrderTarget): object {
  const { date, time } = berlinWallTime(new Date(nowMs()));
  return {
    custName: 'Check of the contract',
    custMobile: '+49 171 3920009',
    pickupCoordinates: formatCoordinates(at),
    pickupAreaName: 'Check',
    pickupCity: 'Unknown',
    pickupZipcode: '',
    dropCoordinates: '',
    dropAreaName: '',
    dropCity: '',
    dropZipcode: '',
    noOfPassanger: 1,
    orderStartDate: `${date} ${time}:00`,
    custInstruction: 'A check of the interface: it is cancelled at once.',
    isDropRequired: 0,
    carType: 'PKW',
    carCategoryIds: [],
    driverFeatureIds: [],
    useMiles: false,
  };
}
