import type { LiveTools } from './browser-tools';
import { createTimeout } from './timeout';

/** Without a frame for this long a connection counts as quiet, whatever its socket's state: HTTP takes over (D43). */
export const QUIET_AFTER_MS = 30_000;

/** Watches a connection from the start, across all its sockets. */
interface QuietWatch {
  /** Restarts the wait, on a frame or at the start. */
  heard(): void;
  stop(): void;
}

/** Creates the watch; `onChange` is called when the connection becomes quiet and when frames arrive again. */
export function createQuietWatch(
  tools: Pick<LiveTools, 'setTimer' | 'clearTimer'>,
  onChange: (isQuiet: boolean) => void,
): QuietWatch {
  const silence = createTimeout(tools);
  let isQuiet = false;

  function set(next: boolean) {
    if (next === isQuiet) return;
    isQuiet = next;
    onChange(next);
  }
  return {
    heard() {
      set(false);
      silence.set(() => set(true), QUIET_AFTER_MS);
    },
    stop: silence.clear,
  };
}
