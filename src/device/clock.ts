import { createStore } from '../lib/store';

/**
 * How far the backend's clock is ahead of the device's, in ms; null until an answer has told (D44). For this page only: a
 * clock may be set right between two visits.
 */
export const backendAhead = createStore<number | null>(null);

/** The resolution of the Date header. */
const SECOND_MS = 1000;
/** An answer that took longer tells nothing: the device slept meanwhile, or its clock was set. Longer than any call may take. */
const ANSWER_MAX_MS = 60_000;
/** No clock is a hundred years wrong: such a header says nothing (D42). */
const AHEAD_MAX_MS = 100 * 366 * 86_400_000;

/**
 * What an answer's Date header says about the difference of the clocks, in ms. The answer was made between sending and
 * receiving (device's clock, ms): a difference that is still possible stays, so that it does not tremble with every answer.
 * Without a readable header, and where the clock was moved while the call was under way, `known` stays.
 */
export function learnAhead(
  known: number | null,
  dateHeader: string | null,
  call: { readonly sentAtMs: number; readonly receivedAtMs: number },
): number | null {
  const date = dateHeader === null ? Number.NaN : Date.parse(dateHeader);
  const tookMs = call.receivedAtMs - call.sentAtMs;
  const least = date - call.receivedAtMs;
  if (!(Math.abs(least) <= AHEAD_MAX_MS) || tookMs < 0 || tookMs > ANSWER_MAX_MS) return known;
  const most = date + SECOND_MS - call.sentAtMs;
  const before = known ?? 0;
  return before >= least && before <= most ? before : Math.round((least + most) / 2);
}

/** Now on the backend's clock where an answer has told it, else on the device's (D44). Milliseconds. */
export const backendNow = (): number => Date.now() + (backendAhead.get() ?? 0);
