import { cancelLeft } from './cancel-check';
import { checkHttp } from './http-check';
import { checkLive } from './live/live-check';
import { orderAndCancel } from './order-check';
import { type Finding, notChecked } from './report';
import type { HttpTarget, KnownBookings } from './targets';
import { checkToken } from './token-check';

/** The backend to check, and how far the check may go. */
export interface CheckSettings extends HttpTarget {
  /** Null: only HTTP. */
  readonly live: string | null;
  /** The customer whom the token belongs to; null without one. */
  readonly customerId: string | null;
  /** Offered as subprotocols of the live connection. */
  readonly protocols: readonly string[];
  /** Allows three orders and their cancellation. */
  readonly mayOrder: boolean;
  /** How long a driver's yes is waited for. */
  readonly waitMs: number;
  /** How long each answer of the live connection is waited for. */
  readonly answerWaitMs: number;
  /** How long nothing must come where nothing may. */
  readonly quietMs: number;
}

/**
 * Checks a backend against docs/backend.md. It only reads unless it may order. Each booking that it causes is cancelled
 * or listed at the end.
 */
export async function checkBackend(settings: CheckSettings): Promise<readonly Finding[]> {
  const { findings, known } = await checkHttp(settings);
  const token = checkToken(settings.token, settings.nowMs());
  return [...findings, token, ...(await checkConnection(settings, known))];
}

/** The part of {@link checkBackend} that needs the live connection. */
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
