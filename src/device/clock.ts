import { createStore } from '../lib/store';

/**
 * The backend clock's lead over the device's, in ms; null before the first answer (D44). Not stored: the device's clock
 * may be corrected between two visits.
 */
export const backendClockLead = createStore<number | null>(null);

const SECOND_MS = 1000;
/** A slower answer is ignored: the device slept, or its clock was set. Longer than the timeout of any call. */
const ANSWER_MAX_MS = 60_000;
/** Clocks are never wrong by a hundred years: such a header is ignored (D42). */
const AHEAD_MAX_MS = 100 * 366 * 86_400_000;

/**
 * The difference of the clocks according to an answer's Date header, in ms. The answer was created between sending and
 * receiving (device's clock, ms). A known difference that is still possible is kept, so that it does not fluctuate. It
 * is also kept without a readable header, and if the clock was set during the call.
 */
export function updateClockLead(
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

/** The current time in ms on the backend's clock if known, else on the device's (D44). */
export const backendNow = (): number => Date.now() + (backendClockLead.get() ?? 0);
