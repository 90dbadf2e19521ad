import { isPaused, type LiveState } from '../live/live-message';

/** How often HTTP is asked while the live connection does not tell (D16, D43). */
export const READ_EVERY_MS = 10_000;

/** What is known of a followed job's two sources. */
interface Sources {
  /** Something more is expected to happen to this booking. */
  readonly isFollowed: boolean;
  readonly live: LiveState;
  /** No frame has come for 30 s. */
  readonly isQuiet: boolean;
}

/** Whether HTTP has to tell what the live connection does not: it rests (D16), or it is open and says nothing (D43). */
export const isHttpToTell = ({ isFollowed, live, isQuiet }: Sources): boolean =>
  isFollowed && (isPaused(live) || isQuiet);
