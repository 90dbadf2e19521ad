const MS_PER_MINUTE = 60_000;

/** Whole minutes until something that is expected, at least 1: it is expected until it has happened. */
export const minutesUntil = (atMs: number, nowMs: number) => Math.max(1, Math.ceil((atMs - nowMs) / MS_PER_MINUTE));
