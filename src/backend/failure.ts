import type { ErrorKey } from '../i18n/error-key';

/** Why a call did not give what it should. */
export interface CallFailure {
  /**
   * `unauthorized`: no token, or the backend refused it. `refused`: any other non-OK status. `unreachable`: no answer.
   * `timeout`: none in time. `malformed`: an answer that is not what §7 says.
   */
  readonly kind: 'unauthorized' | 'refused' | 'unreachable' | 'timeout' | 'malformed';
  /** HTTP status, null when there was no answer. */
  readonly status: number | null;
  /** The sentence of Spec §8 for this call, as a key of the `errors` texts. */
  readonly message: ErrorKey;
}

/** A call that the page could not make, or whose answer it could not take: nobody knows what came of it. */
export const noAnswer = (message: ErrorKey): CallFailure => ({ kind: 'unreachable', status: null, message });

/** Whether the call never left the page: there was no token to send. */
export const isUnsent = ({ kind, status }: CallFailure): boolean => kind === 'unauthorized' && status === null;

const REQUEST_TIMEOUT = 408;
const BAD_GATEWAY = 502;
const UNAVAILABLE = 503;

/**
 * Whether the backend may still be at work on the call (D46): its answer was not waited for or got lost, on this device or at a gateway on
 * the way. Every other answer, whatever it says, is the end of the request.
 */
export const isStillUnderWay = ({ status }: CallFailure): boolean =>
  status === null || status === REQUEST_TIMEOUT || status === BAD_GATEWAY || status > UNAVAILABLE;
