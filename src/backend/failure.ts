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

/** Whether the backend may have acted all the same, so that repeating the call could act twice (D29). */
export function isOutcomeUnknown({ kind, status }: CallFailure): boolean {
  if (kind === 'unreachable' || kind === 'timeout' || kind === 'malformed') return true;
  return status !== null && (status >= 500 || status === 408 || status === 429);
}
