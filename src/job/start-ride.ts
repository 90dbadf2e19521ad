import { readStatusWord } from '../backend/status-word';
import type { BookingDetails } from '../backend/types';
import { driverOf, withDriver } from './driver';
import { jobStatusOf } from './job-status';
import type { LastKnown } from './saved-ride';
import { type NewsTimes, newSearch, type Tracking } from './tracked-ride';

/**
 * The ride after the first HTTP read; all times are unknown (Spec §3, D17). Data on the device provides the first
 * announced arrival, if the driver is the same.
 */
export function startTracking(booking: BookingDetails, known: LastKnown | null = null): Tracking {
  const ride: Tracking = {
    ...newSearch,
    booking,
    word: booking.jobStatus,
    status: jobStatusOf(booking.jobStatus),
    driverName: booking.driverName,
    hasPlate: booking.carNumber !== '',
    promisedAtMs: known?.promisedAtMs ?? null,
    driver: known && driverOf(known.driverName, known.carNumber),
  };
  return withDriver(ride, driverOf(booking.driverName, booking.carNumber));
}

/** The ride as last stored on the device, until the backend answers. Drops arrivals in the past. */
export function restoreTracking(bookingId: string, known: LastKnown, nowMs: number): Tracking {
  const { knownAtMs, jobStatus, driverName, carNumber, vehicleName, driverRating, pickup, drop, vehicle } = known;
  const ahead = (atMs: number | null) => ((atMs ?? 0) > nowMs ? atMs : null);
  const word = readStatusWord(jobStatus);
  const booking = { bookingId, driverName, carNumber, jobStatus: word, pickup, drop, vehicleName, driverRating };
  return {
    ...startTracking(booking, known),
    pickupAtMs: ahead(known.pickupAtMs),
    dropAtMs: ahead(known.dropAtMs),
    vehicle: vehicle && { ...vehicle, heading: null, headingFrom: vehicle.position, gapMs: 0 },
    isChecking: true,
    restoredFromMs: knownAtMs,
  };
}

/** The part of a ride that is stored on this device. */
export function lastKnownOf(ride: Tracking, times: NewsTimes, nowMs: number): LastKnown {
  const { booking, word, driverName, vehicle, pickupAtMs, dropAtMs, promisedAtMs } = ride;
  const { carNumber, vehicleName, driverRating, pickup, drop } = booking;
  return {
    knownAtMs: nowMs,
    jobStatus: word,
    driverName,
    carNumber,
    vehicleName,
    driverRating,
    pickup,
    drop,
    vehicle: vehicle && { position: vehicle.position, seenAtMs: times.seenAtMs ?? vehicle.seenAtMs },
    pickupAtMs,
    dropAtMs,
    arrivalsAtMs: times.arrivalsAtMs,
    promisedAtMs,
  };
}
