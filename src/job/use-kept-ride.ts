import { localStore } from '../lib/storage';
import { type KeptRide, keptRideIn, withKeptRide } from './kept-ride';

/** What this device keeps of one booking of this customer; null when nothing is. */
export const readKeptRide = (customerId: string | number, bookingId: string): KeptRide | null =>
  keptRideIn(localStore.read('taxi.rides'), customerId, bookingId);

/** Keeps more of a booking on this device, or newer. */
export const keepRide = (customerId: string | number, ride: KeptRide): void =>
  localStore.write('taxi.rides', withKeptRide(localStore.read('taxi.rides'), customerId, ride));
