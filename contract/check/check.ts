import type { Coordinates } from '../../src/lib/coordinates';
import { checkHttp } from './http-check';
import { checkLive } from './live-check';
import { orderAndCancel } from './order-check';
import { type Finding, notChecked } from './report';

/** What is checked and how far the check may go. */
export interface CheckSettings {
  readonly url: string;
  /** Null: only HTTP. */
  readonly live: string | null;
  readonly token: string | null;
  /** The customer whom the token belongs to; null without one. */
  readonly customerId: string | null;
  /** Offered as subprotocols of the live connection. */
  readonly protocols: readonly string[];
  /** Allows one order and its cancellation. */
  readonly mayOrder: boolean;
  readonly at: Coordinates;
  /** How long a driver's yes is waited for. */
  readonly waitMs: number;
  /** How long each answer of the live connection is waited for. */
  readonly answerWaitMs: number;
  /** Milliseconds since 1970. */
  readonly nowMs: () => number;
}

/** Checks a backend against docs/backend.md; reads only, unless it may order. */
export async function checkBackend(settings: CheckSettings): Promise<readonly Finding[]> {
  const { live, token, customerId, protocols, mayOrder, answerWaitMs } = settings;
  const { findings, learnt } = await checkHttp(settings);
  if (live === null) return [...findings, notChecked('the live connection', 'no --live was given')];
  if (token === null || customerId === null) {
    return [...findings, notChecked('the live connection', 'it needs the token of a customer')];
  }
  const deed = mayOrder
    ? orderAndCancel({ ...settings, token, customerId })
    : async () => [notChecked('706', 'that needs an order: --orders')];
  return [...findings, ...(await checkLive({ live, customerId, protocols, answerWaitMs }, learnt, deed))];
}
