import { contractMessages } from '../messages';
import { optionalIn } from '../optional-fields';
import type { Learnt } from './http-check';
import { type HeardFrame, type LiveClient, openLive } from './live-client';
import { problemsOf } from './problems';
import { type Finding, found, notChecked } from './report';

/** Where the live connection is, and who speaks. */
export interface LiveTarget {
  readonly live: string;
  readonly customerId: string;
  /** What is offered as subprotocols; none for a backend that takes no token there. */
  readonly protocols: readonly string[];
  /** How long each answer is waited for; the site goes on after 5 s without an acknowledgement (Spec §7). */
  readonly answerWaitMs: number;
}

/** What is done on an open connection beside following the rides that there are. */
export type LiveDeed = (client: LiveClient) => Promise<readonly Finding[]>;

const TRACKING = 'customer_job_driver_tracking';

/** Checks the live connection on the rides that there are, then does what else was asked for. */
export async function checkLive(target: LiveTarget, learnt: Learnt, deed: LiveDeed): Promise<readonly Finding[]> {
  let client: LiveClient;
  try {
    client = await openLive(target.live, target.protocols);
  } catch (error) {
    return [found('700', [error instanceof Error ? error.message : String(error)])];
  }
  try {
    const connected = await checkConnecting(client, target);
    const followed = [await checkFollowing(client, target, learnt)];
    const more = await deed(client);
    return [connected, ...followed, ...more, ...checkFrames(client)];
  } finally {
    client.close();
  }
}

async function checkConnecting(client: LiveClient, target: LiveTarget): Promise<Finding> {
  const { customerId: customer_id, answerWaitMs } = target;
  const device = { device_id: 'check', device_name: 'Check of the contract', device_type: 'Web' };
  client.send({ case_value: 700, customer_id, cav: '0.0.1', ...device });
  const isAnswered = await client.until(({ key }) => key === 'customer_connected', answerWaitMs);
  if (!isAnswered) return found('700', ['no customer_connected in time']);
  const isRefused = client.heard.some(({ key, frame }) => key === 'customer_connected' && frame.status === false);
  return found('700', isRefused ? ['the customer was refused'] : []);
}

/** A completed ride and the current one, where there are such: each is answered with its status and one position. */
async function checkFollowing(client: LiveClient, target: LiveTarget, learnt: Learnt): Promise<Finding> {
  const { customerId: customer_id, answerWaitMs } = target;
  const ids = [learnt.doneId, learnt.currentId].filter((id) => id !== null);
  if (ids.length === 0) return notChecked('705', 'the customer has no ride');
  const problems: string[] = [];
  for (const booking_id of ids) {
    const before = client.heard.length;
    client.send({ case_value: 705, customer_id, booking_id });
    const isNew = (heard: HeardFrame) => client.heard.indexOf(heard) >= before;
    if (!(await client.until((heard) => isNew(heard) && heard.key === TRACKING, answerWaitMs))) {
      problems.push(`no ${TRACKING} in time`);
    }
    if (!client.heard.some((heard) => isNew(heard) && heard.key !== TRACKING)) {
      problems.push('the first one was not answered with the present status');
    }
  }
  return found('705', [...new Set(problems)]);
}

/** Each message that was heard, against the contract. */
function checkFrames(client: LiveClient): readonly Finding[] {
  const known = contractMessages.filter(({ from }) => from === 'backend');
  const strange = client.heard.map(({ key }) => key).filter((key) => !known.some(({ name }) => name === key));
  const troubles = [...new Set([...client.troubles, ...strange.map((key) => `there is no message ${key}`)])];
  const findings = known.map(({ name, frame: schema }) => {
    const frames = client.heard.filter(({ key }) => key === name).map(({ frame }) => frame);
    if (frames.length === 0) return notChecked(name, 'it was not heard');
    const problems = frames.flatMap((frame) => problemsOf(schema, frame, optionalIn(frame)));
    return found(name, [...new Set(problems)]);
  });
  return troubles.length === 0 ? findings : [...findings, found('frames', troubles)];
}
