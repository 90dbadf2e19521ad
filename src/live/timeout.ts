import type { LiveTools } from './browser-tools';

/** A single timeout. */
export interface Timeout {
  /** Calls `action` after this time, instead of what was set before. */
  set(action: () => void, delayMs: number): void;
  clear(): void;
}

/** Creates a timeout that is not set. */
export function createTimeout({ setTimer, clearTimer }: Pick<LiveTools, 'setTimer' | 'clearTimer'>): Timeout {
  let timer: number | null = null;

  function clear() {
    if (timer !== null) clearTimer(timer);
    timer = null;
  }
  return {
    set(action, delayMs) {
      clear();
      timer = setTimer(() => {
        timer = null;
        action();
      }, delayMs);
    },
    clear,
  };
}
