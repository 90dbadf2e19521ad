/** The least time between two reads of a followed booking, whatever its state asks for. */
export const READ_FLOOR_MS = 1_000;

/** Calls something no more often than every `READ_FLOOR_MS`. */
interface ReadFloor {
  /** Calls at once, or as soon as the time is over: several wishes in between are one call. */
  ask(): void;
  /** A call that is still due is not made any more. */
  stop(): void;
}

/** Creates the floor for one reader. It measures by a clock that nobody can set back. */
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
