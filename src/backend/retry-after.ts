import type { Result } from '../lib/result';
import { createStore } from '../lib/store';
import type { CallFailure } from './failure';

/** A read waits this long in all for a backend that has no time for it (429); then it has failed. */
const BUSY_WAIT_MAX_MS = 30_000;
/** The wait without a readable `Retry-After`: another origin's is readable only if the backend exposes it. */
const UNKNOWN_WAIT_MS = 5_000;
const SHORTEST_WAIT_MS = 1_000;
/** A shorter wait is part of the loading: nothing is said, as about a lost connection (D16). */
const TOLD_FROM_MS = 3_000;

/**
 * The header `Retry-After` in ms from now, as seconds or as a date; null if it is missing or
 * unreadable. At least a second, at most 30.
 */
export function readRetryAfter(header: string | null, nowMs: number): number | null {
  const text = header?.trim() ?? '';
  const dateMs = text.endsWith('GMT') ? Date.parse(text) : Number.NaN;
  const waitMs = /^\d+$/.test(text) ? Number(text) * 1000 : dateMs - nowMs;
  return Number.isNaN(waitMs) ? null : Math.min(Math.max(waitMs, SHORTEST_WAIT_MS), BUSY_WAIT_MAX_MS);
}

/** Within so many seconds a read that waits for a busy backend is sent again, the latest of several; 0 for none. */
export const busySeconds = createStore(0);
const waits = new Map<object, number>();

function tellWait(read: object, seconds: number) {
  if (seconds > 0) waits.set(read, seconds);
  else waits.delete(read);
  busySeconds.set(Math.max(0, ...waits.values()));
}

/** Sends a read, and again while the backend answers that it has no time (429), after the wait that it asks for. */
export async function repeatWhileBusy<Value>(
  send: () => Promise<Result<Value, CallFailure>>,
): Promise<Result<Value, CallFailure>> {
  for (let waitedMs = 0; ; ) {
    const answer = await send();
    const isBusy = !answer.ok && answer.failure.status === 429;
    const leftMs = BUSY_WAIT_MAX_MS - waitedMs;
    if (!isBusy || leftMs <= 0) {
      tellWait(send, 0);
      return answer;
    }
    const waitMs = Math.min(answer.failure.retryAfterMs ?? UNKNOWN_WAIT_MS, leftMs);
    waitedMs += waitMs;
    // No sentence has the singular "1 second".
    if (waitedMs >= TOLD_FROM_MS) tellWait(send, Math.max(2, Math.ceil(waitMs / 1000)));
    await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
}
