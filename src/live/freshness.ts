import { isPaused, isUp, type LiveState } from './live-message';

/** Without a frame for this long a connection counts as quiet, whatever its socket's state: HTTP takes over (D43). */
export const QUIET_AFTER_MS = 30_000;
/** The interval of HTTP reads while the live connection provides no news (D16, D43). */
export const READ_INTERVAL_MS = 10_000;
/** The minimum time between two reads. */
export const MIN_READ_INTERVAL_MS = 1_000;
/** A read without an answer for this long may be lost: the next one goes ahead. */
export const READ_LOST_AFTER_MS = 5_000;
/** The interval of case 705 (Spec §7, §9). */
export const TRACK_INTERVAL_MS = 10_000;
/**
 * The number of unanswered cases 705 in a row that mean a dead connection: half a minute. TCP alone takes minutes to
 * notice that a phone has lost its network.
 */
export const UNANSWERED_MAX = 3;

/** What is known of the two sources of a booking's news, the live connection and HTTP. Times are ages of the page. */
export interface Known {
  /** Whether more news is expected of this booking. */
  readonly isFollowed: boolean;
  readonly live: LiveState;
  /** The last valid frame, at first the start of the connection. */
  readonly newsAtMs: number;
  /** When the next case 705 is due, while the connection is up. */
  readonly askAtMs: number;
  /** Cases 705 in a row without any frame since. */
  readonly unanswered: number;
  /** Whether this server has ever answered a case 705: one that has not may have no vehicle yet. */
  readonly hasAnswered: boolean;
  /** The last request over HTTP. */
  readonly readAtMs: number;
  /** `busy`: it waits for a backend that has no time (429), so it is not lost. */
  readonly reading: 'no' | 'yes' | 'busy';
  /** The last read that has ended failed; "no such booking" is an answer. */
  readonly hasReadFailed: boolean;
  /** A read is wanted as soon as possible: after a connection, for a check (D28), or by the customer. */
  readonly isReadWanted: boolean;
  /** The booking's state waits for a read that has not succeeded yet. */
  readonly isReadAwaited: boolean;
}

/**
 * How old is what we know: `live`, news comes or may still come; `quiet`, an open connection says nothing (D43);
 * `reading`, there is no connection until a retry (D16); `unreachable`, HTTP, which takes its place, fails as well.
 */
export type Freshness = 'live' | 'quiet' | 'reading' | 'unreachable';

/** What is done next, and when: ask with case 705, drop a dead connection, read over HTTP, or look at the clock. */
export interface Step {
  readonly what: 'ask' | 'drop' | 'read' | 'look';
  readonly atMs: number;
}

/** The freshness of what is known at `atMs`, and the next step. */
export function freshness(known: Known, atMs: number): { readonly state: Freshness; readonly next: Step | null } {
  const { live, unanswered, hasAnswered } = known;
  const quietAtMs = known.newsAtMs + QUIET_AFTER_MS;
  const isWatched = known.isFollowed && live !== 'idle';
  const isQuiet = isWatched && atMs >= quietAtMs;
  const steps: Step[] = [];
  if (isUp(live)) {
    const isDead = hasAnswered && unanswered >= UNANSWERED_MAX;
    steps.push({ what: isDead ? 'drop' : 'ask', atMs: known.askAtMs });
  }
  if (isWatched && !isQuiet) steps.push({ what: 'look', atMs: quietAtMs });
  const isWithoutNews = isQuiet || (known.isFollowed && isPaused(live));
  const readAtMs = readDue(known, isWithoutNews);
  if (readAtMs !== null) steps.push({ what: 'read', atMs: readAtMs });
  const next = steps.reduce<Step | null>((first, step) => (first && first.atMs <= step.atMs ? first : step), null);
  if (!isWithoutNews) return { state: 'live', next };
  return { state: known.hasReadFailed ? 'unreachable' : isPaused(live) ? 'reading' : 'quiet', next };
}

/** When the next read is due; null for none. */
function readDue({ readAtMs, reading, isReadWanted, isReadAwaited }: Known, isWithoutNews: boolean): number | null {
  if (reading === 'busy') return null;
  if (isReadWanted) return readAtMs + (reading === 'yes' ? READ_LOST_AFTER_MS : MIN_READ_INTERVAL_MS);
  return isWithoutNews || isReadAwaited ? readAtMs + READ_INTERVAL_MS : null;
}
