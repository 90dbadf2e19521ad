import { personalStore } from '../device/personal-store';
import { type SavedRide, savedRideIn, withSavedRide } from './saved-ride';

/** What this device keeps of one booking of this person; null when nothing is. */
export const readSavedRide = (person: string | null, bookingId: string): SavedRide | null =>
  savedRideIn(personalStore.read('taxi.rides', person), bookingId);

/** Keeps more of a booking of this person on this device, or newer. Nobody's is not kept. */
export function saveRide(person: string | null, ride: SavedRide): void {
  if (person === null) return;
  personalStore.write('taxi.rides', person, withSavedRide(personalStore.read('taxi.rides', person), ride));
}
