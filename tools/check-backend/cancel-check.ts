import { type Finding, found } from '../shared/report';
import { connect, statusOverHttp, track } from './live-check';
import { type Frame, isOf, isPosition, type LiveClient, openLive, statusIn } from './live-client';
import type { CheckSettings, LiveSettings } from './settings';

const cancelFrame = ({ customerId }: LiveSettings, booking_id: string, reason = 'Check of the contract') => ({
  case_value: 706,
  customer_id: customerId,
  booking_id,
  reason,
});
const isCancelled = (frame: Frame) => statusIn(frame) === 'CANCELED';
const isEnd = (frame: Frame) => isPosition(frame) && frame.status === false;

/** Cancels a booking of the check; answers whether it was told, and the status over HTTP. */
export async function cancelBooking(client: LiveClient, target: LiveSettings, bookingId: string) {
  const isTold = (since: readonly Frame[]) => since.filter(isOf(bookingId)).some(isCancelled);
  const frames = await client.exchange(cancelFrame(target, bookingId), (since) => isTold(since) && since.some(isEnd));
  const status = await statusOverHttp(target, bookingId);
  if (status === 'CANCELED') target.made.delete(bookingId);
  return { isTold: isTold(frames), isEnded: frames.some(isEnd), status };
}

/**
 * Checks message 706. The backend ignores it without a reason, and answers it for a completed ride with the present
 * status. Otherwise CANCELED follows, a position with status false, also for the next 705, and CANCELED over HTTP.
 */
export async function checkCancelling(
  client: LiveClient,
  target: LiveSettings,
  bookingId: string,
  doneId: string | undefined,
): Promise<Finding> {
  const unasked = (await client.exchange(cancelFrame(target, bookingId, ' '))).some(isCancelled);
  const isOfDone = isOf(`${doneId}`);
  const late =
    doneId === undefined
      ? null
      : (await client.exchange(cancelFrame(target, doneId), (since) => since.some(isOfDone))).filter(isOfDone);
  const { isTold, isEnded, status } = await cancelBooking(client, target, bookingId);
  const after = await track(client, target, bookingId);
  const problems = [
    unasked && 'it was cancelled without a reason',
    late?.length === 0 && `706 for the completed booking ${doneId} was not answered with its status`,
    late?.some(isCancelled) && `706 cancelled the completed booking ${doneId}`,
    !isTold && 'no CANCELED in time',
    !isEnded && 'no position with status false in time',
    !after.some(isEnd) && '705 after that was not answered with status false',
    status !== 'CANCELED' && `it is ${status} over HTTP, not CANCELED`,
  ];
  return found('706', problems, bookingId);
}

/** Cancels the check's remaining bookings on a separate connection, and names those that it cannot cancel. */
export async function cancelLeft(target: CheckSettings | LiveSettings): Promise<readonly Finding[]> {
  const before = [...target.made];
  if (before.length === 0) return [];
  if (isLive(target)) {
    try {
      const client = await openLive(target, target.protocols);
      await connect(client, target.customerId);
      for (const id of before) await cancelBooking(client, target, id);
      client.close();
    } catch {
      // The connection does not open: the remaining bookings are named below.
    }
  }
  const cancelled = before.filter((id) => !target.made.has(id)).map((id) => `booking ${id} was made, and cancelled`);
  return [found('bookings of this check', [...cancelled, ...cleanUpSentences(target)])];
}

/** Whether the live connection can be checked: its address and a customer are known. */
export const isLive = (target: CheckSettings): target is LiveSettings =>
  target.live !== null && target.token !== null && target.customerId !== null;

/** One sentence for each booking that must be cancelled by hand. */
export const cleanUpSentences = ({ made }: Pick<CheckSettings, 'made'>): readonly string[] =>
  [...made].map((id) => `booking ${id} is not cancelled: cancel it by hand`);
