const MS_PER_MINUTE = 60_000;

/** Whole minutes until an expected event, at least 1: it is due until it has happened. */
export const minutesUntil = (atMs: number, nowMs: number) => Math.max(1, Math.ceil((atMs - nowMs) / MS_PER_MINUTE));
