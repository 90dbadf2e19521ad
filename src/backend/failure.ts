import type { ErrorKey } from '../i18n/texts';

/** The reason why a call failed. */
export interface CallFailure {
  /**
   * `unauthorized`: no token, or the backend refused it. `refused`: any other non-OK status. `unreachable`: no answer.
   * `timeout`: no answer in time. `malformed`: an answer that does not match §7.
   */
  readonly kind: 'unauthorized' | 'refused' | 'unreachable' | 'timeout' | 'malformed';
  /** HTTP status; null without an answer. */
  readonly status: number | null;
  /** The sentence of Spec §8 for this call, as a key of the `errors` texts. */
  readonly message: ErrorKey;
  /** Four letters by which the backend's log names its answer (`X-Reference`), if the backend sends them. */
  readonly reference?: string;
  /** 429 only: the wait that the backend asks for, at most 30 s; missing if it cannot be read. */
  readonly retryAfterMs?: number;
}

/** A call that could not be sent, or whose answer could not be received: its outcome is unknown. */
export const noAnswer = (message: ErrorKey): CallFailure => ({ kind: 'unreachable', status: null, message });

/** Whether the call was never sent: there was no token. */
export const isUnsent = ({ kind, status }: CallFailure): boolean => kind === 'unauthorized' && status === null;

const REQUEST_TIMEOUT = 408;
const BAD_GATEWAY = 502;
const UNAVAILABLE = 503;

/**
 * Whether the backend may still be processing the call (D46): its answer timed out or was lost, on this device or at a
 * gateway. Any other answer ends the request.
 */
export const isStillUnderWay = ({ status }: CallFailure): boolean =>
  status === null || status === REQUEST_TIMEOUT || status === BAD_GATEWAY || status > UNAVAILABLE;
