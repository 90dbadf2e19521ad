import { isPaused, type LiveState } from '../live/live-message';

/** The interval of HTTP reads while the live connection provides no news (D16, D43). */
export const READ_INTERVAL_MS = 10_000;

interface Sources {
  /** Whether more news is expected of this booking. */
  readonly isFollowed: boolean;
  readonly live: LiveState;
  /** No frame for 30 s. */
  readonly isQuiet: boolean;
}

/** Whether HTTP replaces the live connection: it is paused (D16), or open but silent (D43). */
export const needsHttpFallback = ({ isFollowed, live, isQuiet }: Sources): boolean =>
  isFollowed && (isPaused(live) || isQuiet);
