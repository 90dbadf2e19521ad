import { statusOverHttpOf } from './live/follow-check';
import { statusIn, TRACKING } from './live/frame-rules';
import { connectFrame, type HeardFrame, type LiveClient, openLive } from './live/live-client';
import { type Finding, found } from './report';
import type { LiveTarget } from './targets';

const REASON = 'Check of the contract';

/**
 * Checks message 706. The backend ignores it without a reason, and for a completed ride. Otherwise CANCELED follows, a
 * position with status false, and CANCELED over HTTP.
 */
export async function cancel(
  client: LiveClient,
  target: LiveTarget,
  booking_id: string,
  doneId: string | null,
): Promise<Finding> {
  const { customerId: customer_id, answerWaitMs, quietMs, made } = target;
  const frame = { case_value: 706, customer_id, booking_id, reason: REASON };
  const problems: string[] = [];
  client.send({ ...frame, reason: ' ' });
  const unasked = await client.during(quietMs);
  if (unasked.some((heard) => statusIn(heard) === 'CANCELED')) problems.push('it was cancelled without a reason');
  if (doneId !== null) problems.push(...(await tooLateProblems(client, target, { ...frame, booking_id: doneId })));

  const before = client.heard.length;
  const isNew = (heard: HeardFrame) => client.heard.indexOf(heard) >= before;
  client.send(frame);
  const [isAnnounced, isShown] = await Promise.all([
    client.until(
      (heard) => isNew(heard) && statusIn(heard) === 'CANCELED' && String(heard.frame.booking_id) === booking_id,
      answerWaitMs,
    ),
    client.until((heard) => isNew(heard) && heard.key === TRACKING && heard.frame.status === false, answerWaitMs),
  ]);
  if (!isAnnounced) problems.push('no CANCELED in time');
  if (!isShown) problems.push('no position with status false in time');
  const status = await statusOverHttpOf(target, booking_id);
  if (status === 'CANCELED') made.delete(booking_id);
  else problems.push(`it is ${status} over HTTP, not CANCELED`);
  return found(
    '706',
    problems.map((problem) => `${problem} (${booking_id})`),
  );
}

/** After completion the answer is the present status, and nothing is cancelled. */
async function tooLateProblems(
  client: LiveClient,
  { answerWaitMs }: LiveTarget,
  frame: { readonly booking_id: string },
) {
  const before = client.heard.length;
  client.send(frame);
  const isAnswer = (heard: HeardFrame) =>
    client.heard.indexOf(heard) >= before && String(heard.frame.booking_id) === frame.booking_id;
  if (!(await client.until(isAnswer, answerWaitMs))) {
    return [`706 for the completed booking ${frame.booking_id} was not answered with its status`];
  }
  const status = client.heard.filter(isAnswer).map(statusIn).at(-1);
  return status === 'CANCELED' ? [`706 cancelled the completed booking ${frame.booking_id}`] : [];
}

/** Cancels a booking of the check without checking the messages; removes it from the list once HTTP confirms it. */
export async function cancelAgain(client: LiveClient, target: LiveTarget, booking_id: string): Promise<void> {
  const { customerId: customer_id, answerWaitMs, quietMs, made } = target;
  client.send({ case_value: 706, customer_id, booking_id, reason: REASON });
  const isAnnounced = ({ frame }: HeardFrame) =>
    frame.job_status === 'CANCELED' && String(frame.booking_id) === booking_id;
  await client.until(isAnnounced, answerWaitMs);
  await client.during(quietMs);
  if ((await statusOverHttpOf(target, booking_id)) === 'CANCELED') made.delete(booking_id);
}

/** Cancels the check's remaining bookings on a separate connection, and names those that it cannot cancel. */
export async function cancelLeft(target: LiveTarget | null, made: Set<string>): Promise<readonly Finding[]> {
  if (made.size === 0) return [];
  const before = [...made];
  if (target !== null) {
    try {
      const client = await openLive(target.live, target.protocols);
      client.send(connectFrame(target.customerId));
      await client.until(({ key }) => key === 'customer_connected', target.answerWaitMs);
      for (const booking_id of before) await cancelAgain(client, target, booking_id);
      client.close();
    } catch {
      // The connection does not open: the remaining bookings are named below.
    }
  }
  const cancelled = before.filter((id) => !made.has(id)).map((id) => `booking ${id} was made, and cancelled`);
  return [found('bookings of this check', [...cancelled, ...cleanUpSentences(made)])];
}

/** One sentence for each booking that must be cancelled by hand. */
export const cleanUpSentences = (made: ReadonlySet<string>): readonly string[] =>
  [...made].map((id) => `booking ${id} is not cancelled: cancel it by hand`);
