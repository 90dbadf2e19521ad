import { readStatusWord } from '../../../src/backend/status-word';
import type { BookingDetails } from '../../../src/backend/types';
import type { LiveMessage } from '../../../src/live/live-message';

/** A booking on its way in Kassel; each test says what is different. */
export const booking = (changes: Partial<BookingDetails> = {}): BookingDetails => ({
  bookingId: 'B1',
  driverName: 'Jörg',
  carNumber: 'KS TX 417',
  jobStatus: 'ON_THE_WAY',
  pickup: { lat: 51.31, lng: 9.49 },
  drop: { lat: 51.32, lng: 9.52 },
  vehicleName: 'PKW',
  driverRating: 4.9,
  ...changes,
});

/** A tracking message of a vehicle that is active. */
export const tracked = (
  changes: Partial<Extract<LiveMessage, { type: 'vehicle-tracked' }>> = {},
): Extract<LiveMessage, { type: 'vehicle-tracked' }> => ({
  type: 'vehicle-tracked',
  isActive: true,
  position: { lat: 51.3, lng: 9.48 },
  pickupMinutes: 4,
  dropMinutes: 12,
  ...changes,
});

/** A status message. */
export const updated = (status: string, driverName: string | null = null): LiveMessage => ({
  type: 'job-updated',
  status: readStatusWord(status),
  driverName,
});
