import { personalStore } from '../lib/personal';
import { type KeptRide, keptRideIn, withKeptRide } from './kept-ride';

/** What this device keeps of one booking of this person; null when nothing is. */
export const readKeptRide = (person: string | null, bookingId: string): KeptRide | null =>
  keptRideIn(personalStore.read('taxi.rides', person), bookingId);

/** Keeps more of a booking of this person on this device, or newer. Nobody's is not kept. */
export function keepRide(person: string | null, ride: KeptRide): void {
  if (person === null) return;
  personalStore.write('taxi.rides', person, withKeptRide(personalStore.read('taxi.rides', person), ride));
}
