import * as v from 'valibot';
import { callNamed } from '../../contract/calls';
import { contractMessages, TRACKING } from '../../contract/messages';
import { searchStatuses } from '../../src/backend/status-word';
import { fieldOf } from '../shared/http-client';
import { type Finding, found, notChecked } from '../shared/report';
import { ask, contentProblems } from './answer-check';
import type { KnownRides } from './http-check';
import { type Frame, framesOf, isConnected, isPosition, type LiveClient, openLive, statusIn } from './live-client';
import type { LiveSettings } from './settings';
import { NO_BOOKING } from './wrong-requests';

/** Checks the live connection with the rides that there are. */
export const checkLive = async (client: LiveClient, target: LiveSettings, rides: KnownRides) => [
  await checkConnecting(client, target, rides),
  await checkProof(target),
  await checkFollowing(client, target, rides),
  await checkIgnoring(client, target),
];

async function checkConnecting(client: LiveClient, { customerId }: LiveSettings, rides: KnownRides): Promise<Finding> {
  const site = framesOf(customerId);
  const bookingId = rides.ongoing.at(-1) ?? rides.done[0];
  const early = bookingId === undefined ? [] : await client.exchange(site.track(bookingId));
  const answer = (await client.exchange(site.connect, [isConnected])).find(isConnected);
  return found('700', [
    early.length > 0 && 'a frame before 700 was answered',
    !answer && 'no customer_connected in time',
    answer?.status === false && 'the customer was refused',
  ]);
}

/** Checks that a socket opened with a token belongs to that customer. */
async function checkProof(target: LiveSettings): Promise<Finding> {
  const name = 'the token of the live connection';
  const [protocol] = target.protocols;
  if (protocol === undefined) return notChecked(name, 'no --token-protocol was given');
  const opened = await openLive({ ...target, protocols: [protocol, 'none'] });
  if (typeof opened !== 'string') opened.close();
  const wrongToken =
    typeof opened === 'string'
      ? !opened.includes('401') && `a token that is none: expected 401, ${opened}`
      : 'a token that is none was not refused';
  const client = await openLive(target);
  if (typeof client === 'string') return found(name, [wrongToken, `beside the first connection: ${client}`]);
  const frames = await client.exchange(framesOf(`${target.customerId}0`).connect, [isConnected]);
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
  const problems: (string | false | undefined)[] = [];
  for (const id of ids) {
    const frames = await client.exchange(framesOf(target.customerId).track(id), [isPosition]);
    const positions = frames.filter(isPosition).length;
    const status = frames.slice(0, 1).find((frame) => statusIn(frame) !== null);
    const wrongs = [
      positions === 0 && `no ${TRACKING} in time`,
      positions > 1 && `one 705 was answered with ${positions} positions`,
      positions > 0 && !status && 'the first one was not answered with the present status before its position',
      status && String(status.booking_id) !== id && `booking_id of the status is ${status.booking_id}`,
      status && (await differentStatus(client, target, id, frames)),
    ];
    problems.push(...wrongs.map((problem) => problem && `${problem} (${id})`));
  }
  return found('705', problems);
}

/** Whether a status is one of the driver search, during which the status over HTTP is JOB_ACCEPTED_YN. */
export const isSearching = (status: string | null) => searchStatuses.some((one) => one === status);

/** The status of a booking over HTTP; null if it cannot be read. */
export const statusOverHttp = async (target: LiveSettings, bookingId: string) =>
  fieldOf((await ask(target, callNamed('GET /bookings/{id}'), { id: bookingId })).body, 'jobStatus') ?? null;

/** The problem of a booking whose status over HTTP is none of the frames; if it changes now, a frame reports it. */
export async function differentStatus(
  client: LiveClient,
  target: LiveSettings,
  bookingId: string,
  frames: readonly Frame[],
): Promise<string | false> {
  const status = await statusOverHttp(target, bookingId);
  const isSame = (frame: Frame) => (isSearching(statusIn(frame)) ? 'JOB_ACCEPTED_YN' : statusIn(frame)) === status;
  if (frames.some(isSame) || (await client.exchange(null, [isSame])).some(isSame)) return false;
  const last = frames.map(statusIn).findLast((one) => one !== null);
  return `the status is ${last ?? 'not told'} live, and ${status} over HTTP`;
}

/** Checks frames that the backend must ignore: silence follows each of them. */
async function checkIgnoring(client: LiveClient, { customerId, foreignBooking }: LiveSettings): Promise<Finding> {
  const [site, another] = [framesOf(customerId), framesOf(`${customerId}0`)];
  const frames: Readonly<Record<string, object | string | Buffer>> = {
    'that is no JSON': 'hello',
    'that is binary': Buffer.from(JSON.stringify(site.track(NO_BOOKING))),
    'with an unknown case': { ...site.track(NO_BOOKING), case_value: 799 },
    '700 of another customer': another.connect,
    '705 of another customer': another.track(NO_BOOKING),
    '705 for a booking that does not exist': site.track(NO_BOOKING),
    '706 for a booking that does not exist': site.cancel(NO_BOOKING),
    ...(foreignBooking !== null && {
      [`705 for booking ${foreignBooking} of somebody else`]: site.track(foreignBooking),
    }),
  };
  const problems: string[] = [];
  for (const [name, frame] of Object.entries(frames)) {
    const answers = await client.exchange(frame);
    if (answers.some((one) => isPosition(one) || isConnected(one))) problems.push(`a frame ${name} was answered`);
  }
  return found('frames that are ignored', problems);
}

/** Checks each message that has come against the contract. */
export function checkFrames({ received, troubles }: LiveClient, { at }: LiveSettings): readonly Finding[] {
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
