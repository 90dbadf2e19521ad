import { statusOverHttp } from '../../known-values';
import { call } from '../http-client';
import { type Finding, found, notChecked } from '../report';
import type { KnownBookings, LiveTarget } from '../targets';
import { NO_BOOKING } from '../wrong-requests';
import { statusIn, TRACKING } from './frame-rules';
import type { HeardFrame, LiveClient } from './live-client';

const isPosition = ({ key }: HeardFrame) => key === TRACKING;

/** The status of a booking over HTTP; null if it cannot be read. */
export async function statusOverHttpOf(target: LiveTarget, bookingId: string): Promise<string | null> {
  const { body } = await call(target, 'GET', `/bookings/${bookingId}`, { token: target.token });
  const status = (body as { jobStatus?: unknown } | null | undefined)?.jobStatus;
  return typeof status === 'string' ? status : null;
}

/** Checks a completed ride and the current one, if any: the answer to the first 705 is the status and one position. */
export async function checkFollowing(client: LiveClient, target: LiveTarget, known: KnownBookings): Promise<Finding> {
  const ids = [known.doneId, known.currentId].filter((id) => id !== null);
  if (ids.length === 0) return notChecked('705', 'the customer has no ride');
  const problems: string[] = [];
  for (const id of ids) {
    const wrong = await followProblems(client, target, id);
    problems.push(...wrong.map((problem) => `${problem} (${id})`));
  }
  return found('705', problems);
}

async function followProblems(client: LiveClient, target: LiveTarget, booking_id: string): Promise<readonly string[]> {
  const { customerId: customer_id, answerWaitMs, quietMs } = target;
  const before = client.heard.length;
  const since = () => client.heard.slice(before);
  client.send({ case_value: 705, customer_id, booking_id });
  if (!(await client.until((heard) => isPosition(heard) && since().includes(heard), answerWaitMs))) {
    return [`no ${TRACKING} in time`];
  }
  await client.during(quietMs);
  const [first] = since();
  const positions = since().filter(isPosition).length;
  const problems = positions === 1 ? [] : [`one 705 was answered with ${positions} positions`];
  const told = first ? statusIn(first) : null;
  if (told === null) return [...problems, 'the first one was not answered with the present status before its position'];
  if (String(first?.frame.booking_id) !== booking_id) {
    problems.push(`booking_id of the status is ${first?.frame.booking_id}`);
  }
  const status = await statusOverHttpOf(target, booking_id);
  // If the status changes in the meantime, a frame reports it.
  const isSame = (heard: HeardFrame) => statusOverHttp(statusIn(heard) ?? '') === status && since().includes(heard);
  return (await client.until(isSame, answerWaitMs))
    ? problems
    : [...problems, `the status is ${told} live, and ${status} over HTTP`];
}

/** Checks frames that the backend must ignore: silence follows each of them. */
export async function checkIgnoring(client: LiveClient, target: LiveTarget): Promise<Finding> {
  const { customerId: customer_id, foreignBooking, quietMs } = target;
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
    client.send(frame);
    const answers = await client.during(quietMs);
    if (answers.some(({ key }) => key === TRACKING || key === 'customer_connected')) {
      problems.push(`a frame ${name} was answered`);
    }
  }
  return found('frames that are ignored', problems);
}
