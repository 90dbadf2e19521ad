import { ageOf, minutesUntil, staleAge } from '../../job/ride-time';
import type { NewsTimes, Tracking } from '../../job/tracked-ride';

/** The longest interval between two renders while no news arrives, and the unit of all ages. */
const CLOCK_STEP_MS = 10_000;
const MINUTE_MS = 60_000;

/** The times of a ride that its screen shows; `seenAtMs` is null without a vehicle. */
export type ShownTimes = NewsTimes & Pick<Tracking, 'pickupAtMs' | 'dropAtMs' | 'restoredFromMs'>;

/**
 * The current time in steps of 10 s since the last position: all times on the screen change together. The first step
 * takes 20 s: positions arrive every 10 s, and a slight delay should change nothing.
 */
export function clockStep({ seenAtMs }: Pick<ShownTimes, 'seenAtMs'>, nowMs: number): number {
  const sinceMs = seenAtMs ?? 0;
  const steps = Math.floor((nowMs - sinceMs) / CLOCK_STEP_MS);
  return steps < 2 ? sinceMs : sinceMs + steps * CLOCK_STEP_MS;
}

/**
 * The parts of the screen that depend on the clock, as one string: the minutes to pickup and drop or their age, the age
 * of the position and of a restored ride, and the minute of the last news.
 */
export const clockText = (shown: ShownTimes, nowMs: number): string =>
  JSON.stringify([
    staleAge(shown.arrivalsAtMs, nowMs),
    shown.pickupAtMs && minutesUntil(shown.pickupAtMs, nowMs),
    shown.dropAtMs && minutesUntil(shown.dropAtMs, nowMs),
    shown.seenAtMs && ageOf(shown.seenAtMs, nowMs),
    shown.restoredFromMs && ageOf(shown.restoredFromMs, nowMs),
    Math.floor(shown.updatedAtMs / MINUTE_MS),
  ]);
