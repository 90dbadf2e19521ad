import { createStore } from '../lib/store';
import { send } from './send';

/**
 * The backend clock's lead over the device's, in ms; null before the first answer (D44). Where the backend does not
 * tell the time, that of the site's own host. Not stored: the device's clock may be corrected between two visits.
 */
export const backendClockLead = createStore<number | null>(null);

const SECOND_MS = 1000;
/** A slower answer is ignored: the device slept, or its clock was set. Longer than the timeout of any call. */
const ANSWER_MAX_MS = 60_000;
/** The longest wait for the site's own host. */
const HOST_WAIT_MS = 5_000;
/** Clocks are never wrong by a hundred years: such a header is ignored (D42). */
const AHEAD_MAX_MS = 100 * 366 * 86_400_000;

/** A call by the device's clock, in ms. */
interface CallTimes {
  readonly sentAtMs: number;
  readonly receivedAtMs: number;
}

/**
 * The difference of the clocks according to an answer's Date header, in ms. The answer was created between sending and
 * receiving (device's clock, ms). A known difference that is still possible is kept, so that it does not fluctuate. It
 * is also kept without a readable header, and if the clock was set during the call.
 */
export function updateClockLead(known: number | null, dateHeader: string | null, call: CallTimes): number | null {
  const date = dateHeader === null ? Number.NaN : Date.parse(dateHeader);
  const tookMs = call.receivedAtMs - call.sentAtMs;
  const least = date - call.receivedAtMs;
  if (!(Math.abs(least) <= AHEAD_MAX_MS) || tookMs < 0 || tookMs > ANSWER_MAX_MS) return known;
  const most = date + SECOND_MS - call.sentAtMs;
  const before = known ?? 0;
  return before >= least && before <= most ? before : Math.round((least + most) / 2);
}

/** The lead that the host has told, until the backend tells one. */
let hostLead: number | null = null;
let isHostAsked = false;

/** Learns the time from an answer of the backend. If none has told it, the site's own host is asked, once. */
export function learnBackendTime(dateHeader: string | null, call: CallTimes): void {
  const lead = updateClockLead(backendClockLead.get(), dateHeader, call);
  if (Number.isFinite(Date.parse(dateHeader ?? ''))) hostLead = null;
  backendClockLead.set(lead);
  if (lead === null && !isHostAsked) void askHost();
}

/**
 * Asks the site's own host for the time, unless the backend tells it (decision 384): for this page's address, because a
 * page may read each header of its own host. A cache in between sends an old Date with its Age.
 */
export async function askHost(): Promise<void> {
  const isToldByBackend = () => ![null, hostLead].includes(backendClockLead.get());
  if (isToldByBackend()) return;
  isHostAsked = true;
  const sentAtMs = Date.now();
  try {
    const signal = AbortSignal.timeout(HOST_WAIT_MS);
    const { headers } = await send('', { method: 'HEAD', signal });
    const ageMs = (Number(headers.get('Age')) || 0) * SECOND_MS;
    const date = new Date(Date.parse(headers.get('Date') ?? '') + ageMs).toUTCString();
    if (isToldByBackend()) return;
    hostLead = updateClockLead(backendClockLead.get(), date, { sentAtMs, receivedAtMs: Date.now() });
    backendClockLead.set(hostLead);
  } catch {
    // Without an answer the device's clock counts.
  }
}

/** The current time in ms on the backend's clock if known, else on the device's (D44). */
export const backendNow = (): number => Date.now() + (backendClockLead.get() ?? 0);
