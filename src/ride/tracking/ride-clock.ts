import { minutesUntil } from '../../lib/minutes-until';
import { ageOf } from './arrival';
import type { Tracking } from './tracking';

/** Without news the screen is drawn at most this often: what grows older does so in these steps. */
const CLOCK_STEP_MS = 10_000;

type Timed = Pick<Tracking, 'pickupAtMs' | 'dropAtMs' | 'restoredFromMs'> & {
  readonly vehicle: Pick<NonNullable<Tracking['vehicle']>, 'seenAtMs'> | null;
};

/**
 * The present in steps of 10 s since the taxi was last seen: all times of the screen change at once, or not at all. The first step is the
 * second one: positions come every 10 s, and one that is a moment late is no news.
 */
export function stepOfClock({ vehicle }: Timed, nowMs: number): number {
  const sinceMs = vehicle?.seenAtMs ?? 0;
  const steps = Math.floor((nowMs - sinceMs) / CLOCK_STEP_MS);
  return steps < 2 ? sinceMs : sinceMs + steps * CLOCK_STEP_MS;
}

/** What the clock alone changes on the screen, as one text: the minutes to both ends, the age of the position and of a ride from memory. */
export const toldByClock = ({ pickupAtMs, dropAtMs, vehicle, restoredFromMs }: Timed, nowMs: number): string =>
  JSON.stringify([
    pickupAtMs && minutesUntil(pickupAtMs, nowMs),
    dropAtMs && minutesUntil(dropAtMs, nowMs),
    vehicle && ageOf(vehicle.seenAtMs, nowMs),
    restoredFromMs && ageOf(restoredFromMs, nowMs),
  ]);
