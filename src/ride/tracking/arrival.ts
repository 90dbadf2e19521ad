const MS_PER_MINUTE = 60_000;

/** Whole minutes by which the taxi comes later (negative: earlier) than was first said; null where nothing was said or is known. */
export function minutesLate(atMs: number | null, promisedAtMs: number | null): number | null {
  if (atMs === null || promisedAtMs === null) return null;
  // Never -0: it would be read out.
  return Math.trunc((atMs - promisedAtMs) / MS_PER_MINUTE) || 0;
}

/** From this age on a position is old news (30 s, as the clearest live maps have it). */
export const STALE_AFTER_MS = 30_000;
const STEP_S = 10;
const SECONDS_PER_MINUTE = 60;

/** The age of a position or a state, in the words it is told with: they change every 10 s, from a minute on every minute. */
export type Age =
  | { readonly unit: 'now' }
  | { readonly unit: 'seconds'; readonly count: number }
  | { readonly unit: 'minutes'; readonly count: number };

/** How old something is; a clock that runs behind makes nothing younger than now. */
export function ageOf(sinceMs: number, nowMs: number): Age {
  const seconds = Math.floor((nowMs - sinceMs) / 1_000);
  if (seconds < STEP_S) return { unit: 'now' };
  if (seconds < SECONDS_PER_MINUTE) return { unit: 'seconds', count: Math.floor(seconds / STEP_S) * STEP_S };
  return { unit: 'minutes', count: Math.floor(seconds / SECONDS_PER_MINUTE) };
}
