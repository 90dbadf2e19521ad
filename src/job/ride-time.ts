import { type JobStatus, jobStatusTable } from './job-status';

/** The time in large text: an arrival, or the booked pickup until a taxi sends its arrival; null if unknown. */
export interface RideTime {
  readonly meaning: 'pickup' | 'drop' | 'booked';
  readonly atMs: number | null;
}

/** The known times of a ride, in milliseconds since 1970; null if unknown. */
export interface KnownTimes {
  readonly pickupAtMs: number | null;
  readonly dropAtMs: number | null;
  /** Only of a pickup in the future. */
  readonly bookedAtMs: number | null;
}

/** The time that a ride shows in a status; null if the taxi is not on its way to anywhere. */
export function rideTime(status: JobStatus, { pickupAtMs, dropAtMs, bookedAtMs }: KnownTimes): RideTime | null {
  const { arrival } = jobStatusTable[status];
  if (arrival === null) return null;
  if (arrival === 'drop') return { meaning: 'drop', atMs: dropAtMs };
  return pickupAtMs === null && bookedAtMs !== null
    ? { meaning: 'booked', atMs: bookedAtMs }
    : { meaning: 'pickup', atMs: pickupAtMs };
}
