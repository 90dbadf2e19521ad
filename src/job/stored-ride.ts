import { momentNow, timeOf } from '../device/clock';
import { personalStore } from '../device/personal-store';
import { addSavedRide, findSavedRide, movedBy, type SavedRide } from './saved-ride';

/** The data stored on this device about a booking of this person, with times of this page's clock; null for none. */
export function readSavedRide(person: string | null, bookingId: string): SavedRide | null {
  const ride = findSavedRide(personalStore.read('taxi.rides', person), bookingId);
  if (!ride?.lastKnown) return ride;
  const { knownAtMs: deviceMs, aheadMs = null } = ride.lastKnown;
  return { ...ride, lastKnown: movedBy(ride.lastKnown, timeOf({ deviceMs, aheadMs }) - deviceMs) };
}

/** Stores data about a booking of this person; nothing while signed out. */
export function saveRide(person: string | null, { lastKnown, ...ride }: SavedRide): void {
  if (person === null) return;
  const { aheadMs } = momentNow();
  const news = lastKnown ? { ...ride, lastKnown: { ...movedBy(lastKnown, -(aheadMs ?? 0)), aheadMs } } : ride;
  personalStore.write('taxi.rides', person, addSavedRide(personalStore.read('taxi.rides', person), news));
}
