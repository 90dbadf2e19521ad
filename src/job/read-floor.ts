/** The minimum time between two reads of a followed booking. */
export const READ_FLOOR_MS = 1_000;

/** Limits calls to one per `READ_FLOOR_MS`. */
interface ReadFloor {
  /** Calls at once, or as soon as the time has passed; several requests in between make one call. */
  ask(): void;
  /** Cancels a pending call. */
  stop(): void;
}

/** Creates the limiter for one reader. It uses a monotonic clock. */
export function createReadFloor(read: () => void): ReadFloor {
  let lastMs = Number.NEGATIVE_INFINITY;
  let due: ReturnType<typeof setTimeout> | null = null;

  function go() {
    due = null;
    lastMs = performance.now();
    read();
  }
  return {
    ask() {
      if (due !== null) return;
      const leftMs = lastMs + READ_FLOOR_MS - performance.now();
      if (leftMs <= 0) go();
      else due = setTimeout(go, leftMs);
    },
    stop() {
      if (due !== null) clearTimeout(due);
      due = null;
    },
  };
}
