import { contractMessages } from '../../messages';
import { sentencesOf, shapeProblems, wrongsOf } from '../../problems';
import type { KnownRides } from '../http-check';
import { type Finding, found, notChecked } from '../report';
import type { LiveSettings } from '../settings';
import { checkFollowing, checkIgnoring } from './follow-check';
import { connectFrame, type Frame, type LiveClient, openLive } from './live-client';

/** Whether a frame is the answer to 700. */
export const isConnected = ({ key }: Frame) => key === 'customer_connected';

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

async function checkConnecting(client: LiveClient, { customerId }: LiveSettings, rides: KnownRides) {
  const booking_id = rides.ongoing.at(-1) ?? rides.done[0];
  if (booking_id) await client.exchange({ case_value: 705, customer_id: customerId, booking_id });
  const early = client.received.length;
  const [answer] = (await client.exchange(connectFrame(customerId), (since) => since.some(isConnected))).filter(
    isConnected,
  );
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
  const problems: string[] = [];
  try {
    (await openLive(target, [protocol, 'none'])).close();
    problems.push('a token that is none was not refused');
  } catch (error) {
    if (!String(error).includes('401')) problems.push(`a token that is none: expected 401, ${error}`);
  }
  const client = await openLive(target, target.protocols);
  const frames = await client.exchange(connectFrame(`${target.customerId}0`), (since) => since.some(isConnected));
  client.close();
  if (frames.length !== 1 || !frames.some((frame) => isConnected(frame) && frame.status === false)) {
    problems.push('a 700 that names another customer was not answered with customer_connected and status false alone');
  }
  return found(name, problems);
}

/** Checks each received message against the contract. */
function checkFrames({ received, troubles }: LiveClient, { at }: LiveSettings): readonly Finding[] {
  const known = contractMessages.filter(({ from }) => from === 'backend');
  const findings = known.map(({ name, frame: schema, rules }) => {
    const frames = received.filter(({ key }) => key === name);
    if (frames.length === 0) return notChecked(name, 'it was not heard');
    const wrongs = frames.flatMap((frame) => {
      const shape = shapeProblems(schema, frame);
      const all = shape.length > 0 ? shape : wrongsOf(frame, rules?.(frame as never, at) ?? {});
      return all.map((wrong) => ({ ...wrong, id: frame.booking_id === undefined ? null : String(frame.booking_id) }));
    });
    return found(name, sentencesOf(wrongs));
  });
  const unknown = received.filter(({ key }) => !known.some(({ name }) => name === key));
  const others = [...new Set([...troubles, ...unknown.map(({ key }) => `there is no message ${key}`)])];
  return others.length === 0 ? findings : [...findings, found('frames', others)];
}
