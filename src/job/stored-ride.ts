import { personalStore } from '../device/personal-store';
import { addSavedRide, findSavedRide, type SavedRide } from './saved-ride';

/** The data stored on this device about a booking of this person; null for none. */
export const readSavedRide = (person: string | null, bookingId: string): SavedRide | null =>
  findSavedRide(personalStore.read('taxi.rides', person), bookingId);

/** Stores data about a booking of this person; nothing while signed out. */
export function saveRide(person: string | null, ride: SavedRide): void {
  if (person === null) return;
  personalStore.write('taxi.rides', person, addSavedRide(personalStore.read('taxi.rides', person), ride));
}
