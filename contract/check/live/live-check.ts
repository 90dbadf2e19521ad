import { contractMessages } from '../../messages';
import { optionalIn } from '../../optional-fields';
import { sentencesOf, shapeProblems } from '../problems';
import { type Finding, found, notChecked } from '../report';
import type { KnownBookings, LiveTarget } from '../targets';
import { checkFollowing, checkIgnoring } from './follow-check';
import { frameProblems, TRACKING } from './frame-rules';
import { connectFrame, type LiveClient, openLive } from './live-client';

/** Further checks on the open connection. */
type LiveDeed = (client: LiveClient) => Promise<readonly Finding[]>;

const isConnected = ({ key }: { readonly key: string }) => key === 'customer_connected';

/** Checks the live connection with the existing rides, then runs the further checks. */
export async function checkLive(target: LiveTarget, known: KnownBookings, deed: LiveDeed): Promise<readonly Finding[]> {
  let client: LiveClient;
  try {
    client = await openLive(target.live, target.protocols);
  } catch (error) {
    return [found('700', [messageOf(error)])];
  }
  try {
    const connected = await checkConnecting(client, target, known);
    const followed = [await checkFollowing(client, target, known), await checkIgnoring(client, target)];
    const more = await deed(client);
    return [connected, await checkProof(target), ...followed, ...more, ...checkFrames(client, target)];
  } finally {
    client.close();
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function checkConnecting(client: LiveClient, target: LiveTarget, known: KnownBookings): Promise<Finding> {
  const { customerId: customer_id, answerWaitMs } = target;
  const booking_id = known.currentId ?? known.doneId;
  if (booking_id !== null) client.send({ case_value: 705, customer_id, booking_id });
  client.send(connectFrame(customer_id));
  if (!(await client.until(isConnected, answerWaitMs))) return found('700', ['no customer_connected in time']);
  const answer = client.heard.findIndex(isConnected);
  const problems = [
    ...(answer > 0 ? ['a frame before 700 was answered'] : []),
    ...(client.heard[answer]?.frame.status === false ? ['the customer was refused'] : []),
  ];
  return found('700', problems);
}

/** Checks that a socket opened with a token belongs to that customer. */
async function checkProof({ live, protocols, customerId, answerWaitMs, quietMs }: LiveTarget): Promise<Finding> {
  const name = 'the token of the live connection';
  const [protocol] = protocols;
  if (protocol === undefined) return notChecked(name, 'no --token-protocol was given');
  const problems: string[] = [];
  try {
    (await openLive(live, [protocol, 'none'])).close();
    problems.push('a token that is none was not refused');
  } catch (error) {
    if (!messageOf(error).includes('401')) problems.push(`a token that is none: expected 401, ${messageOf(error)}`);
  }
  const client = await openLive(live, protocols);
  client.send(connectFrame(`${customerId}0`));
  const isAnswered = await client.until(isConnected, answerWaitMs);
  await client.during(quietMs);
  if (!isAnswered || client.heard.length !== 1 || client.heard[0]?.frame.status !== false) {
    problems.push('a 700 that names another customer was not answered with customer_connected and status false alone');
  }
  client.close();
  return found(name, problems);
}

/** Checks each received message against the contract. */
function checkFrames(client: LiveClient, { at }: LiveTarget): readonly Finding[] {
  const known = contractMessages.filter(({ from }) => from === 'backend');
  const strange = client.heard.map(({ key }) => key).filter((key) => !known.some(({ name }) => name === key));
  const troubles = [...new Set([...client.troubles, ...strange.map((key) => `there is no message ${key}`)])];
  const findings = known.map(({ name, frame: schema }) => {
    const frames = client.heard.filter(({ key }) => key === name);
    if (frames.length === 0) return notChecked(name, 'it was not heard');
    const wrongs = frames.flatMap((heard) => {
      const id = heard.key === TRACKING ? null : String(heard.frame.booking_id ?? '');
      const shape = shapeProblems(schema, heard.frame, optionalIn(heard.frame)).map((wrong) => ({ ...wrong, id }));
      return [...shape, ...frameProblems(heard, at)];
    });
    return found(name, sentencesOf(wrongs));
  });
  return troubles.length === 0 ? findings : [...findings, found('frames', troubles)];
}
