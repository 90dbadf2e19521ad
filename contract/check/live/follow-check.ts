import { searchStatuses } from '../../../src/backend/status-word';
import { TRACKING } from '../../messages';
import type { KnownRides } from '../http-check';
import { call } from '../http-client';
import { type Finding, found, notChecked } from '../report';
import type { LiveSettings } from '../settings';
import { NO_BOOKING } from '../wrong-requests';
import { type Frame, type LiveClient, statusIn } from './live-client';

/** Whether a frame is a vehicle's position. */
export const isPosition = ({ key }: Frame) => key === TRACKING;

/** Whether a status is one of the driver search, during which the status over HTTP is JOB_ACCEPTED_YN. */
export const isSearching = (status: string | null) => searchStatuses.some((one) => one === status);

/** The status of a booking over HTTP; null if it cannot be read. */
export async function statusOverHttp(target: LiveSettings, bookingId: string): Promise<string | null> {
  const { body } = await call(target, 'GET', `/bookings/${bookingId}`, { token: target.token });
  const status = (body as { jobStatus?: unknown } | null | undefined)?.jobStatus;
  return typeof status === 'string' ? status : null;
}

/** The problem of a booking whose status over HTTP is none of the frames; if it changes now, a frame reports it. */
export async function differentStatus(
  client: LiveClient,
  target: LiveSettings,
  bookingId: string,
  frames: readonly Frame[],
): Promise<readonly string[]> {
  const status = await statusOverHttp(target, bookingId);
  const isSame = (frame: Frame) => (isSearching(statusIn(frame)) ? 'JOB_ACCEPTED_YN' : statusIn(frame)) === status;
  if (frames.some(isSame)) return [];
  const more = await client.exchange(null, (since) => since.some(isSame));
  const last = frames.map(statusIn).findLast((one) => one !== null);
  return more.some(isSame) ? [] : [`the status is ${last ?? 'not told'} live, and ${status} over HTTP`];
}

/** Checks a completed ride and the current one, if any: the answer to the first 705 is the status and one position. */
export async function checkFollowing(client: LiveClient, target: LiveSettings, rides: KnownRides): Promise<Finding> {
  const ids = [rides.done[0], rides.ongoing.at(-1)].filter((id) => id !== undefined);
  if (ids.length === 0) return notChecked('705', 'the customer has no ride');
  const problems: string[] = [];
  for (const id of ids) {
    const wrong = await followProblems(client, target, id);
    problems.push(...wrong.map((problem) => `${problem} (${id})`));
  }
  return found('705', problems);
}

async function followProblems(client: LiveClient, target: LiveSettings, booking_id: string) {
  const track = { case_value: 705, customer_id: target.customerId, booking_id };
  const frames = await client.exchange(track, (since) => since.some(isPosition));
  const positions = frames.filter(isPosition).length;
  const [first] = frames;
  if (!first || positions === 0) return [`no ${TRACKING} in time`];
  const problems = positions === 1 ? [] : [`one 705 was answered with ${positions} positions`];
  if (statusIn(first) === null) {
    return [...problems, 'the first one was not answered with the present status before its position'];
  }
  if (String(first.booking_id) !== booking_id) problems.push(`booking_id of the status is ${first.booking_id}`);
  return [...problems, ...(await differentStatus(client, target, booking_id, frames))];
}

/** Checks frames that the backend must ignore: silence follows each of them. */
export async function checkIgnoring(client: LiveClient, target: LiveSettings): Promise<Finding> {
  const { customerId: customer_id, foreignBooking } = target;
  const another = `${customer_id}0`;
  const track = { case_value: 705, customer_id, booking_id: NO_BOOKING };
  const frames: readonly (readonly [string, object | string | Buffer])[] = [
    ['that is no JSON', 'hello'],
    ['that is binary', Buffer.from(JSON.stringify(track))],
    ['with an unknown case', { ...track, case_value: 799 }],
    ['700 of another customer', { ...track, case_value: 700, customer_id: another }],
    ['705 of another customer', { ...track, customer_id: another }],
    ['705 for a booking that does not exist', track],
    ['706 for a booking that does not exist', { ...track, case_value: 706, reason: 'Check of the contract' }],
    ...(foreignBooking === null
      ? []
      : [[`705 for booking ${foreignBooking} of somebody else`, { ...track, booking_id: foreignBooking }] as const]),
  ];
  const problems: string[] = [];
  for (const [name, frame] of frames) {
    const answers = await client.exchange(frame);
    const isAnswered = answers.some(({ key }) => key === TRACKING || key === 'customer_connected');
    if (isAnswered) problems.push(`a frame ${name} was answered`);
  }
  return found('frames that are ignored', problems);
}
