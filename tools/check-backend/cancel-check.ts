import { type Finding, found } from '../shared/report';
import { statusOverHttp } from './live-check';
import {
  type Frame,
  framesOf,
  isConnected,
  isOf,
  isPosition,
  type LiveClient,
  openLive,
  statusIn,
} from './live-client';
import { type CheckSettings, isLive, type LiveSettings } from './settings';

const isCancelled = (frame: Frame) => statusIn(frame) === 'CANCELED';
const isEnd = (frame: Frame) => isPosition(frame) && frame.status === false;

/** Cancels a booking of the check; answers whether it was told, and the status over HTTP. */
export async function cancelBooking(client: LiveClient, target: LiveSettings, bookingId: string) {
  const isTold = (frame: Frame) => isOf(bookingId)(frame) && isCancelled(frame);
  const frames = await client.exchange(framesOf(target.customerId).cancel(bookingId), [isTold, isEnd]);
  const status = await statusOverHttp(target, bookingId);
  if (status === 'CANCELED') target.made.delete(bookingId);
  return { isTold: frames.some(isTold), isEnded: frames.some(isEnd), status };
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
  const site = framesOf(target.customerId);
  const unasked = await client.exchange(site.cancel(bookingId, ' '));
  const isOfDone = isOf(`${doneId}`);
  const late = doneId === undefined ? undefined : await client.exchange(site.cancel(doneId), [isOfDone]);
  const { isTold, isEnded, status } = await cancelBooking(client, target, bookingId);
  const after = await client.exchange(site.track(bookingId), [isPosition]);
  const problems = [
    unasked.some(isCancelled) && 'it was cancelled without a reason',
    late && !late.some(isOfDone) && `706 for the completed booking ${doneId} was not answered with its status`,
    late?.some((frame) => isOfDone(frame) && isCancelled(frame)) && `706 cancelled the completed booking ${doneId}`,
    !isTold && 'no CANCELED in time',
    !isEnded && 'no position with status false in time',
    !after.some(isEnd) && '705 after that was not answered with status false',
    status !== 'CANCELED' && `it is ${status} over HTTP, not CANCELED`,
  ];
  return found('706', problems, bookingId);
}

/** Cancels the check's remaining bookings on a separate connection, and names those that it cannot cancel. */
export async function cancelLeft(target: CheckSettings): Promise<readonly Finding[]> {
  const before = [...target.made];
  if (before.length === 0) return [];
  if (isLive(target)) {
    const client = await openLive(target);
    if (typeof client !== 'string') {
      await client.exchange(framesOf(target.customerId).connect, [isConnected]);
      for (const id of before) await cancelBooking(client, target, id);
      client.close();
    }
  }
  const cancelled = before.filter((id) => !target.made.has(id)).map((id) => `booking ${id} was made, and cancelled`);
  return [found('bookings of this check', [...cancelled, ...cleanUpSentences(target)])];
}

/** One sentence for each booking that must be cancelled by hand. */
export const cleanUpSentences = ({ made }: Pick<CheckSettings, 'made'>): readonly string[] =>
  [...made].map((id) => `booking ${id} is not cancelled: cancel it by hand`);
