import { cancelLeft } from './cancel-check';
import { checkHttp } from './http-check';
import { checkLive } from './live/live-check';
import { orderAndCancel } from './order-check';
import { type Finding, notChecked } from './report';
import type { HttpTarget, KnownBookings } from './targets';
import { checkToken } from './token-check';

/** The backend to check, and the limits of the check. */
export interface CheckSettings extends HttpTarget {
  /** The address of the live connection; null to check HTTP only. */
  readonly live: string | null;
  /** The customer of the token; null without one. */
  readonly customerId: string | null;
  /** Offered as subprotocols of the live connection. */
  readonly protocols: readonly string[];
  /** Allows three orders and their cancellation. */
  readonly mayOrder: boolean;
  /** The time limit for a driver's acceptance, in ms. */
  readonly waitMs: number;
  /** The time limit for each answer of the live connection, in ms. */
  readonly answerWaitMs: number;
  /** How long the connection must be silent after a message without an answer, in ms. */
  readonly quietMs: number;
}

/**
 * Checks a backend against docs/backend.md. It only reads unless `mayOrder` allows orders. Each booking that it causes
 * is cancelled or listed at the end.
 */
export async function checkBackend(settings: CheckSettings): Promise<readonly Finding[]> {
  const { findings, known } = await checkHttp(settings);
  const token = checkToken(settings.token, settings.nowMs());
  return [...findings, token, ...(await checkConnection(settings, known))];
}

/** The part of {@link checkBackend} that requires the live connection. */
export async function checkConnection(settings: CheckSettings, known: KnownBookings): Promise<readonly Finding[]> {
  const { live, token, customerId, mayOrder, made } = settings;
  if (live === null || token === null || customerId === null) {
    const why = live === null ? 'no --live was given' : 'it needs the token of a customer';
    return [notChecked('the live connection', why), ...(await cancelLeft(null, made))];
  }
  const target = { ...settings, live, token, customerId };
  const deed = mayOrder
    ? orderAndCancel(target, known)
    : async () => ['706', 'a shared ride'].map((name) => notChecked(name, 'that needs an order: --orders'));
  return [...(await checkLive(target, known, deed)), ...(await cancelLeft(target, made))];
}
