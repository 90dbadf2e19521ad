import type { Ride } from '../../backend/types';
import { readFragment } from '../../lib/links';

/** The ride to rate. */
export interface ChosenRide {
  /** Null if every ride has feedback. */
  readonly ride: Ride | null;
  /** Whether the address names a ride that is not waiting for feedback. */
  readonly isAnother: boolean;
}

/** The ride named in the address (`#booking=ID`), else the most recent one: the first (Spec §7). */
export function chosenRide(waiting: readonly Ride[], hash: string): ChosenRide {
  const wanted = readFragment(hash).get('booking');
  const ride = waiting.find(({ bookingId }) => bookingId === wanted) ?? waiting[0] ?? null;
  return { ride, isAnother: wanted !== null && ride !== null && ride.bookingId !== wanted };
}
