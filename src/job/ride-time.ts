import { type JobStatus, jobStatusTable } from './job-status';

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
