import type { LiveTools } from './browser-tools';

/** Without any frame for this long a line counts as quiet, whatever its socket says: HTTP is asked then (D43). */
export const QUIET_AFTER_MS = 30_000;

/** Watches over a line from the first moment on, across all its sockets. */
interface QuietWatch {
  /** A frame came, or the watch begins. */
  heard(): void;
  /** Nobody listens any more. */
  stop(): void;
}

/** Creates the watch; `onChange` hears when the line falls quiet and when it speaks again. */
export function createQuietWatch(
  { setTimer, clearTimer }: Pick<LiveTools, 'setTimer' | 'clearTimer'>,
  onChange: (isQuiet: boolean) => void,
): QuietWatch {
  let timer: number | null = null;
  let isQuiet = false;

  function set(next: boolean) {
    if (next === isQuiet) return;
    isQuiet = next;
    onChange(next);
  }
  function stop() {
    if (timer !== null) clearTimer(timer);
    timer = null;
  }
  return {
    heard() {
      stop();
      set(false);
      timer = setTimer(() => {
        timer = null;
        set(true);
      }, QUIET_AFTER_MS);
    },
    stop,
  };
}
