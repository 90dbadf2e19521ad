import * as v from 'valibot';
import { callNamed } from '../../contract/calls';
import { contractMessages, TRACKING } from '../../contract/messages';
import { searchStatuses } from '../../src/backend/status-word';
import { fieldOf } from '../shared/http-client';
import { type Finding, found, notChecked } from '../shared/report';
import { ask, contentProblems } from './answer-check';
import type { KnownRides } from './http-check';
import { connectFrame, type Frame, isConnected, isPosition, type LiveClient, openLive, statusIn } from './live-client';
import type { LiveSettings } from './settings';
import { NO_BOOKING } from './wrong-requests';

/** Checks the live connection with the existing rides, then runs the further checks on it. */
export async function checkLive(
  target: LiveSettings,
  rides: KnownRides,
  furtherChecks: (client: LiveClient) => Promise<readonly Finding[]>,
): Promise<readonly Finding[]> {
  let client: LiveClient;
  try {
    client = await openLive(target, target.protocols);
  } catch (error) {
    return [found('700', [String(error instanceof Error ? error.message : error)])];
  }
  try {
    return [
      await checkConnecting(client, target, rides),
      await checkProof(target),
      await checkFollowing(client, target, rides),
      await checkIgnoring(client, target),
      ...(await furtherChecks(client)),
      ...checkFrames(client, target),
    ];
  } finally {
    client.close();
  }
}

/** Sends 700; answers what came for it. */
export const connect = (client: LiveClient, customerId: string) =>
  client.exchange(connectFrame(customerId), (since) => since.some(isConnected));

async function checkConnecting(client: LiveClient, { customerId }: LiveSettings, rides: KnownRides) {
  const booking_id = rides.ongoing.at(-1) ?? rides.done[0];
  if (booking_id) await client.exchange({ case_value: 705, customer_id: customerId, booking_id });
  const early = client.received.length;
  const answer = (await connect(client, customerId)).find(isConnected);
  return found('700', [
    early > 0 && 'a frame before 700 was answered',
    !answer && 'no customer_connected in time',
    answer?.status === false && 'the customer was refused',
  ]);
}

/** Checks that a socket opened with a token belongs to that customer. */
async function checkProof(target: LiveSettings): Promise<Finding> {
  const name = 'the token of the live connection';
  const [protocol] = target.protocols;
  if (protocol === undefined) return notChecked(name, 'no --token-protocol was given');
  const wrongToken = await openLive(target, [protocol, 'none']).then(
    (opened) => {
      opened.close();
      return 'a token that is none was not refused';
    },
    (error) => !String(error).includes('401') && `a token that is none: expected 401, ${error}`,
  );
  const client = await openLive(target, target.protocols).catch((error: Error) => error);
  if (client instanceof Error) return found(name, [wrongToken, `beside the first connection: ${client.message}`]);
  const frames = await connect(client, `${target.customerId}0`);
  client.close();
  const isRefused = frames.length === 1 && frames.every((frame) => isConnected(frame) && frame.status === false);
  return found(name, [
    wrongToken,
    !isRefused && 'a 700 that names another customer was not answered with customer_connected and status false alone',
  ]);
}

/** Checks a completed ride and the current one, if any: the answer to the first 705 is the status and one position. */
async function checkFollowing(client: LiveClient, target: LiveSettings, rides: KnownRides): Promise<Finding> {
  const ids = [rides.done[0], rides.ongoing.at(-1)].filter((id) => id !== undefined);
  if (ids.length === 0) return notChecked('705', 'the customer has no ride');
  const problems: string[] = [];
  for (const id of ids) {
    const wrong = await followProblems(client, target, id);
    problems.push(...wrong.filter((one) => one !== false).map((problem) => `${problem} (${id})`));
  }
  return found('705', problems);
}

/** Sends 705; answers what came for it. */
export const track = (client: LiveClient, { customerId: customer_id }: LiveSettings, booking_id: string) =>
  client.exchange({ case_value: 705, customer_id, booking_id }, (since) => since.some(isPosition));

async function followProblems(client: LiveClient, target: LiveSettings, booking_id: string) {
  const frames = await track(client, target, booking_id);
  const positions = frames.filter(isPosition).length;
  const [first] = frames;
  if (!first || positions === 0) return [`no ${TRACKING} in time`];
  const tooMany = positions > 1 && `one 705 was answered with ${positions} positions`;
  if (statusIn(first) === null) {
    return [tooMany, 'the first one was not answered with the present status before its position'];
  }
  const isAnother = String(first.booking_id) !== booking_id && `booking_id of the status is ${first.booking_id}`;
  return [tooMany, isAnother, await differentStatus(client, target, booking_id, frames)];
}

/** Whether a status is one of the driver search, during which the status over HTTP is JOB_ACCEPTED_YN. */
export const isSearching = (status: string | null) => searchStatuses.some((one) => one === status);

/** The status of a booking over HTTP; null if it cannot be read. */
export const statusOverHttp = async (target: LiveSettings, bookingId: string) =>
  fieldOf((await ask(target, callNamed('GET /bookings/{id}'), {}, bookingId)).body, 'jobStatus') ?? null;

/** The problem of a booking whose status over HTTP is none of the frames; if it changes now, a frame reports it. */
export async function differentStatus(
  client: LiveClient,
  target: LiveSettings,
  bookingId: string,
  frames: readonly Frame[],
): Promise<string | false> {
  const status = await statusOverHttp(target, bookingId);
  const isSame = (frame: Frame) => (isSearching(statusIn(frame)) ? 'JOB_ACCEPTED_YN' : statusIn(frame)) === status;
  if (frames.some(isSame) || (await client.exchange(null, (since) => since.some(isSame))).some(isSame)) return false;
  const last = frames.map(statusIn).findLast((one) => one !== null);
  return `the status is ${last ?? 'not told'} live, and ${status} over HTTP`;
}

/** Checks frames that the backend must ignore: silence follows each of them. */
async function checkIgnoring(client: LiveClient, target: LiveSettings): Promise<Finding> {
  const { customerId: customer_id, foreignBooking } = target;
  const another = { customer_id: `${customer_id}0` };
  const follow = { case_value: 705, customer_id, booking_id: NO_BOOKING };
  const foreign = `705 for booking ${foreignBooking} of somebody else`;
  const frames: Readonly<Record<string, object | string | Buffer>> = {
    'that is no JSON': 'hello',
    'that is binary': Buffer.from(JSON.stringify(follow)),
    'with an unknown case': { ...follow, case_value: 799 },
    '700 of another customer': { ...follow, ...another, case_value: 700 },
    '705 of another customer': { ...follow, ...another },
    '705 for a booking that does not exist': follow,
    '706 for a booking that does not exist': { ...follow, case_value: 706, reason: 'Check of the contract' },
    ...(foreignBooking !== null && { [foreign]: { ...follow, booking_id: foreignBooking } }),
  };
  const problems: string[] = [];
  for (const [name, frame] of Object.entries(frames)) {
    const answers = await client.exchange(frame);
    if (answers.some((one) => isPosition(one) || isConnected(one))) problems.push(`a frame ${name} was answered`);
  }
  return found('frames that are ignored', problems);
}

/** Checks each received message against the contract. */
function checkFrames({ received, troubles }: LiveClient, { at }: LiveSettings): readonly Finding[] {
  const known = contractMessages.filter(({ from }) => from === 'backend');
  const context = { at, nowMs: Date.now(), bookingId: null };
  const findings = known.map(({ name, frame, ...message }) => {
    const frames = received.filter(({ key }) => key === name);
    if (frames.length === 0) return notChecked(name, 'it was not heard');
    return found(name, contentProblems({ ...message, answer: v.array(frame) }, frames, context));
  });
  const unknown = received.filter(({ key }) => !known.some(({ name }) => name === key));
  const others = [...troubles, ...unknown.map(({ key }) => `there is no message ${key}`)];
  return others.length === 0 ? findings : [...findings, found('frames', others)];
}
