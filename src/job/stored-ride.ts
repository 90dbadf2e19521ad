import { personalStore } from '../device/personal-store';
import { type SavedRide, savedRideIn, withSavedRide } from './saved-ride';

/** The data stored on this device about a booking of this person; null for none. */
export const readSavedRide = (person: string | null, bookingId: string): SavedRide | null =>
  savedRideIn(personalStore.read('taxi.rides', person), bookingId);

/** Stores data about a booking of this person; nothing while signed out. */
export function saveRide(person: string | null, ride: SavedRide): void {
  if (person === null) return;
  personalStore.write('taxi.rides', person, withSavedRide(personalStore.read('taxi.rides', person), ride));
}
