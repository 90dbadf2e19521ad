import { pageAgeMs } from '../device/clock';

/** The minimum time between two reads of a followed booking. */
export const MIN_READ_INTERVAL_MS = 1_000;

/** Limits calls to one per `MIN_READ_INTERVAL_MS`. */
interface ReadLimiter {
  /** Calls at once, or as soon as the time has passed; several requests in between make one call. */
  ask(): void;
  stop(): void;
}

/** Creates the limiter for one reader. */
export function createReadLimiter(read: () => void): ReadLimiter {
  let lastMs = Number.NEGATIVE_INFINITY;
  let due: ReturnType<typeof setTimeout> | undefined;

  function go() {
    due = undefined;
    lastMs = pageAgeMs();
    read();
  }
  return {
    ask() {
      if (due !== undefined) return;
      const leftMs = lastMs + MIN_READ_INTERVAL_MS - pageAgeMs();
      if (leftMs <= 0) go();
      else due = setTimeout(go, leftMs);
    },
    stop() {
      clearTimeout(due);
      due = undefined;
    },
  };
}
