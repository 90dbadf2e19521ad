import { type JobStatus, jobStatusTable } from './job-status';

const MS_PER_MINUTE = 60_000;

/** The time in large text: an arrival, or the booked pickup until a taxi sends its arrival; null if unknown. */
export interface RideTime {
  readonly meaning: 'pickup' | 'drop' | 'booked';
  readonly atMs: number | null;
  /** The time of the news with this arrival; null for a booked time, and for an arrival that cannot be old. */
  readonly toldAtMs: number | null;
}

/** The known times of a ride, in milliseconds since 1970; null if unknown. */
export interface KnownTimes {
  readonly pickupAtMs: number | null;
  readonly dropAtMs: number | null;
  /** Only of a pickup in the future. */
  readonly bookedAtMs: number | null;
  /** When the arrivals were reported. */
  readonly arrivalsAtMs: number | null;
}

/** The time that a ride shows in a status; null if the taxi is not on its way to anywhere. */
export function rideTime(status: JobStatus, known: KnownTimes): RideTime | null {
  const { pickupAtMs, dropAtMs, bookedAtMs, arrivalsAtMs: toldAtMs } = known;
  const { arrival } = jobStatusTable[status];
  if (arrival === null) return null;
  if (arrival === 'drop') return { meaning: 'drop', atMs: dropAtMs, toldAtMs };
  return pickupAtMs === null && bookedAtMs !== null
    ? { meaning: 'booked', atMs: bookedAtMs, toldAtMs: null }
    : { meaning: 'pickup', atMs: pickupAtMs, toldAtMs };
}

/** Whole minutes between the first announced and the current arrival (negative: earlier); null if either is unknown. */
export function minutesLate(atMs: number | null, promisedAtMs: number | null): number | null {
  if (atMs === null || promisedAtMs === null) return null;
  // Turns -0 into 0: screen readers would say "minus".
  return Math.trunc((atMs - promisedAtMs) / MS_PER_MINUTE) || 0;
}

/** Older news of the taxi counts as outdated (30 s, as in common live maps). */
export const STALE_AFTER_MS = 30_000;
const STEP_S = 10;
const SECONDS_PER_MINUTE = 60;

/** The age of a position or status as shown: it changes every 10 s, after the first minute every minute. */
export type Age =
  | { readonly unit: 'now' }
  | { readonly unit: 'seconds'; readonly count: number }
  | { readonly unit: 'minutes'; readonly count: number };

/** The age of a moment; never negative if the device's clock runs behind. */
export function ageOf(sinceMs: number, nowMs: number): Age {
  const seconds = Math.floor((nowMs - sinceMs) / 1_000);
  if (seconds < STEP_S) return { unit: 'now' };
  if (seconds < SECONDS_PER_MINUTE) return { unit: 'seconds', count: Math.floor(seconds / STEP_S) * STEP_S };
  return { unit: 'minutes', count: Math.floor(seconds / SECONDS_PER_MINUTE) };
}

/** The age of reported arrivals, in place of their minutes; null while they are fresh. */
export const staleAge = (toldAtMs: number | null, nowMs: number): Age | null =>
  toldAtMs !== null && nowMs - toldAtMs >= STALE_AFTER_MS ? ageOf(toldAtMs, nowMs) : null;

/** A pickup further ahead than this is a pre-order: its driver search does not start at once. */
const PRE_ORDER_AHEAD_MS = 15 * 60_000;

/**
 * Whether a pickup is a pre-order at `nowMs` (milliseconds since 1970, the backend's clock: D44); null is "as soon as
 * possible".
 */
export const isPreOrder = (startsAt: Date | null, nowMs: number): startsAt is Date =>
  startsAt !== null && startsAt.getTime() - nowMs > PRE_ORDER_AHEAD_MS;

/** Whole minutes until an expected event, at least 1: it is due until it has happened. */
export const minutesUntil = (atMs: number, nowMs: number) => Math.max(1, Math.ceil((atMs - nowMs) / MS_PER_MINUTE));
