import { ageOf, staleAge } from '../../job/ride-time';
import { minutesUntil } from '../../lib/minutes-until';
import type { Tracking } from '../following/tracking';

/** The longest interval between two renders while no news arrives, and the unit of all ages. */
const CLOCK_STEP_MS = 10_000;

type Timed = Pick<Tracking, 'pickupAtMs' | 'dropAtMs' | 'arrivalsAtMs' | 'restoredFromMs'> & {
  readonly vehicle: Pick<NonNullable<Tracking['vehicle']>, 'seenAtMs'> | null;
};

/**
 * The current time in steps of 10 s since the last position: all times on the screen change together. The first step
 * takes 20 s: positions arrive every 10 s, and a slight delay should change nothing.
 */
export function clockStep({ vehicle }: Timed, nowMs: number): number {
  const sinceMs = vehicle?.seenAtMs ?? 0;
  const steps = Math.floor((nowMs - sinceMs) / CLOCK_STEP_MS);
  return steps < 2 ? sinceMs : sinceMs + steps * CLOCK_STEP_MS;
}

/**
 * The parts of the screen that depend on the clock, as one string: the minutes to pickup and drop or their age, the age
 * of the position and of a restored ride.
 */
export const clockText = (
  { pickupAtMs, dropAtMs, arrivalsAtMs, vehicle, restoredFromMs }: Timed,
  nowMs: number,
): string =>
  JSON.stringify([
    staleAge(arrivalsAtMs, nowMs),
    pickupAtMs && minutesUntil(pickupAtMs, nowMs),
    dropAtMs && minutesUntil(dropAtMs, nowMs),
    vehicle && ageOf(vehicle.seenAtMs, nowMs),
    restoredFromMs && ageOf(restoredFromMs, nowMs),
  ]);
