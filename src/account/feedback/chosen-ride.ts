import type { Ride } from '../../backend/types';
import { readFragment } from '../../lib/address-part';

/** Which ride is rated, of those that wait for it. */
export interface ChosenRide {
  /** Null when none waits. */
  readonly ride: Ride | null;
  /** The address names a ride that does not wait for feedback. */
  readonly isAnother: boolean;
}

/** The ride that the address names (`#booking=ID`), else the most recent one: the first (Spec §7). */
export function chosenRide(waiting: readonly Ride[], hash: string): ChosenRide {
  const wanted = readFragment(hash).get('booking');
  const ride = waiting.find(({ bookingId }) => bookingId === wanted) ?? waiting[0] ?? null;
  return { ride, isAnother: wanted !== null && ride !== null && ride.bookingId !== wanted };
}
