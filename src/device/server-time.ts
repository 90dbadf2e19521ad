import { anchor, isTimeTold, readAnchor } from './clock';
import { send } from './send';

const SECOND_MS = 1000;
/** A slower answer is ignored: the device slept. Longer than the timeout of any call. */
const ANSWER_MAX_MS = 60_000;
/** The longest wait for the site's own host. */
const HOST_WAIT_MS = 5_000;
/** Clocks are never wrong by a hundred years: such a header is ignored (D42). */
const WRONG_MAX_MS = 100 * 366 * 86_400_000;

/** The readings of `performance.now()` between which a server made an answer. */
interface CallTimes {
  readonly sentMs: number;
  readonly receivedMs: number;
}

/**
 * The origin of the page's clock by an answer's Date header, whose seconds are whole. One that is still possible stays,
 * so that the clock does not move; null if the header says nothing.
 */
export function originBy(date: string | null, originMs: number, { sentMs, receivedMs }: CallTimes): number | null {
  const dateMs = date === null ? Number.NaN : Date.parse(date);
  const least = dateMs - receivedMs;
  const most = dateMs + SECOND_MS - sentMs;
  if (!(Math.abs(least - originMs) <= WRONG_MAX_MS) || receivedMs - sentMs > ANSWER_MAX_MS) return null;
  return originMs >= least && originMs <= most ? originMs : Math.round((least + most) / 2);
}

/** Starts a call: what it returns anchors the clock with the answer's Date, unless the page woke in between. */
function startCall(toldBy: 'host' | 'backend'): (date: string | null) => void {
  const { deviceOriginMs } = readAnchor();
  const sentMs = performance.now();
  return (date) => {
    const known = readAnchor();
    if (known.deviceOriginMs !== deviceOriginMs || (toldBy === 'host' && known.toldBy === 'backend')) return;
    const originMs = originBy(date, known.originMs, { sentMs, receivedMs: performance.now() });
    if (originMs !== null && (originMs !== known.originMs || toldBy !== known.toldBy)) {
      anchor.set({ ...known, originMs, toldBy });
    }
  };
}

let isHostAsked = false;

/**
 * Starts a call to the backend; what it returns learns the time from the answer. If nobody has told it, the site's own
 * host is asked, once.
 */
export function startBackendCall(): (date: string | null) => void {
  const learn = startCall('backend');
  return (date) => {
    learn(date);
    if (!isTimeTold() && !isHostAsked) void askHost();
  };
}

/**
 * Asks the site's own host for the time, unless the backend tells it (D44): for this page's address, because a
 * page may read each header of its own host. A cache in between sends an old Date with its Age.
 */
export async function askHost(): Promise<void> {
  if (readAnchor().toldBy === 'backend') return;
  isHostAsked = true;
  const learn = startCall('host');
  try {
    const { headers } = await send('', { method: 'HEAD', signal: AbortSignal.timeout(HOST_WAIT_MS) });
    const ageMs = (Number(headers.get('Age')) || 0) * SECOND_MS;
    learn(new Date(Date.parse(headers.get('Date') ?? '') + ageMs).toUTCString());
  } catch {
    // Without an answer the device's clock counts.
  }
}
