/** Tasks for later, without a timer: the owner of the schedule decides when to check the time. */
export interface Agenda {
  /** Puts an action on the agenda; one that waits for 0 ms happens at once. */
  after(waitMs: number, action: () => void): void;
  /** Runs every due task. */
  run(): void;
}

/** An empty agenda; the clock is in milliseconds since 1970. */
export function createAgenda(now: () => number): Agenda {
  let entries: { readonly atMs: number; readonly action: () => void }[] = [];
  const run = () => {
    const due = entries.filter(({ atMs }) => atMs <= now());
    entries = entries.filter((entry) => !due.includes(entry));
    for (const { action } of due) action();
  };
  return {
    after: (waitMs, action) => {
      entries.push({ atMs: now() + waitMs, action });
      run();
    },
    run,
  };
}
