import { readStatusWord } from '../../backend/status-word';
import type { BookingDetails } from '../../backend/types';
import { type FollowedJob, jobFromBooking, nextJob } from '../../job/followed-job';
import { isCompleted, JobStatus, jobStatusTable } from '../../job/job-status';
import type { LastKnown } from '../../job/saved-ride';
import { moveTo, type SeenPosition } from '../../lib/seen-position';
import type { LiveMessage } from '../../live/live-message';
import type { News } from '../../live/sources';
import { type Driver, isDifferentDriver } from './driver';

const MS_PER_MINUTE = 60_000;
/** The backend sends whole minutes: a smaller difference does not change the arrival. */
const STEADY_MS = MS_PER_MINUTE;

/** A followed ride: the job with driver, vehicle, times and feedback. */
export interface Tracking extends FollowedJob {
  readonly booking: BookingDetails;
  /** Expected arrival at pickup and drop; null if unknown (D17). */
  readonly pickupAtMs: number | null;
  readonly dropAtMs: number | null;
  /** The time of the last frame with these arrivals. */
  readonly arrivalsAtMs: number | null;
  /** The first announced arrival of this driver at the pickup. */
  readonly promisedAtMs: number | null;
  readonly vehicle: SeenPosition | null;
  /** The last known driver, kept while another one is searched for. */
  readonly driver: Driver | null;
  /** A replacement driver: the waiting customer gets a message. */
  readonly isNewDriver: boolean;
  /** The live connection has reported the completion, even if a read differs since. */
  readonly isCompletionReported: boolean;
  /**
   * The live connection has reported the completion: the feedback follows (Spec §4) after the read that checks it
   * (D28).
   */
  readonly isFeedbackDue: boolean;
  /** The time of the last update, by a frame or a read. */
  readonly updatedAtMs: number;
  /** The time of the data restored from the device; null once the backend has answered. */
  readonly restoredFromMs: number | null;
}

/**
 * The ride after the first HTTP read; all times are unknown (Spec §3, D17). Data on the device provides the first
 * announced arrival, if the driver is the same.
 */
export function startTracking(booking: BookingDetails, nowMs: number, known: LastKnown | null = null): Tracking {
  const before = known && driverOf(known.driverName, known.carNumber);
  const tracking: Tracking = {
    ...jobFromBooking(booking),
    booking,
    pickupAtMs: null,
    dropAtMs: null,
    arrivalsAtMs: null,
    promisedAtMs: known?.promisedAtMs ?? null,
    vehicle: null,
    driver: before,
    isNewDriver: false,
    isCompletionReported: false,
    isFeedbackDue: false,
    updatedAtMs: nowMs,
    restoredFromMs: null,
  };
  return withDriver(tracking, driverOf(booking.driverName, booking.carNumber));
}

/** The ride as last stored on the device, until the backend answers. Drops arrivals in the past. */
export function restoreTracking(bookingId: string, known: LastKnown, nowMs: number): Tracking {
  const { knownAtMs, jobStatus, driverName, carNumber, vehicleName, driverRating, pickup, drop, vehicle } = known;
  const ahead = (atMs: number | null) => ((atMs ?? 0) > nowMs ? atMs : null);
  const word = readStatusWord(jobStatus);
  const booking = { bookingId, driverName, carNumber, jobStatus: word, pickup, drop, vehicleName, driverRating };
  return {
    ...startTracking(booking, knownAtMs, known),
    pickupAtMs: ahead(known.pickupAtMs),
    dropAtMs: ahead(known.dropAtMs),
    arrivalsAtMs: known.arrivalsAtMs ?? knownAtMs,
    vehicle: vehicle && { ...vehicle, heading: null, headingFrom: vehicle.position, gapMs: 0 },
    isChecking: true,
    restoredFromMs: knownAtMs,
  };
}

/** The part of a ride that is stored on this device. */
export function lastKnownOf(tracking: Tracking, nowMs: number): LastKnown {
  const { booking, word, driverName, vehicle, pickupAtMs, dropAtMs, arrivalsAtMs, promisedAtMs } = tracking;
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
    vehicle: vehicle && { position: vehicle.position, seenAtMs: vehicle.seenAtMs },
    pickupAtMs,
    dropAtMs,
    arrivalsAtMs,
    promisedAtMs,
  };
}

/** The ride after an event: the job's transitions first, then driver, vehicle, times and feedback. */
export function next(tracking: Tracking, event: News, nowMs: number): Tracking {
  if (event.type === 'bookingMissed') return nextJob(tracking, event);
  const after = event.type === 'bookingRead' ? read(tracking, event) : hear(tracking, event, nowMs);
  return after === tracking ? tracking : { ...after, updatedAtMs: nowMs };
}

const read = (tracking: Tracking, event: Extract<News, { type: 'bookingRead' }>) =>
  afterReading(nextJob(tracking, event), event.booking);

function hear(tracking: Tracking, event: Extract<News, { type: 'messageHeard' }>, nowMs: number): Tracking {
  const moved = nextJob(tracking, event);
  const told = withToldDriver(moved.status === tracking.status ? moved : afterMoving(moved), tracking);
  if (moved.status !== tracking.status) return told;
  const isOver = jobStatusTable[tracking.status].isOver;
  return event.message.type === 'vehicle-tracked' && !isOver ? see(told, event.message, nowMs) : told;
}

function afterReading(moved: Tracking, booking: BookingDetails): Tracking {
  const read = {
    ...moved,
    booking,
    restoredFromMs: null,
    vehicle: jobStatusTable[moved.status].isOver ? null : moved.vehicle,
    isFeedbackDue: moved.isCompletionReported && isCompleted(moved.status),
  };
  return withDriver(read, driverOf(moved.driverName, booking.carNumber));
}

/** Applies a status change by a frame. */
function afterMoving(moved: Tracking): Tracking {
  const { isOver, arrival } = jobStatusTable[moved.status];
  const hasTaxi = !isOver && moved.status !== JobStatus.JOB_ACCEPTED_YN;
  const kept = hasTaxi ? moved : { ...moved, ...noArrival, vehicle: null };
  const hasCompleted = isCompleted(moved.status);
  return {
    ...kept,
    isNewDriver: moved.isNewDriver && arrival === 'pickup',
    isCompletionReported: moved.isCompletionReported || hasCompleted,
    isFeedbackDue: hasCompleted,
  };
}

const noArrival = { pickupAtMs: null, dropAtMs: null } as const;
const noCar = { carNumber: '', vehicleName: '', driverRating: null } as const;

const driverOf = (name: string, plate: string): Driver | null => (name || plate ? { name, plate } : null);

/** A frame may name a driver but never a vehicle: a new driver clears the known vehicle. */
function withToldDriver(told: Tracking, before: Tracking): Tracking {
  if (told.driverName === before.driverName && told.status === before.status) return told;
  const driven = withDriver(told, driverOf(told.driverName, ''));
  const isCarGone = driven.isNewDriver && !driven.driver?.plate;
  const isDriverless = told.status === JobStatus.JOB_ACCEPTED_YN;
  return isCarGone || isDriverless ? { ...driven, booking: { ...driven.booking, ...noCar } } : driven;
}

/** The ride with the current driver; a new one starts without an announced arrival. */
function withDriver(tracking: Tracking, told: Driver | null): Tracking {
  if (!jobStatusTable[tracking.status].hasDriver) {
    return { ...tracking, isNewDriver: false, promisedAtMs: null };
  }
  const { driver: before } = tracking;
  if (!told) return tracking;
  if (before && isDifferentDriver(before, told)) {
    return { ...tracking, ...noArrival, driver: told, isNewDriver: true, promisedAtMs: null, vehicle: null };
  }
  return {
    ...tracking,
    driver: { name: told.name || (before?.name ?? ''), plate: told.plate || (before?.plate ?? '') },
  };
}

type Sighting = Extract<LiveMessage, { type: 'vehicle-tracked' }>;

function see(tracking: Tracking, { position, pickupMinutes, dropMinutes }: Sighting, nowMs: number): Tracking {
  const pickupAtMs = arrivalAt(tracking.pickupAtMs, pickupMinutes, nowMs);
  const { hasDriver, arrival } = jobStatusTable[tracking.status];
  return {
    ...tracking,
    pickupAtMs,
    dropAtMs: arrivalAt(tracking.dropAtMs, dropMinutes, nowMs),
    arrivalsAtMs: nowMs,
    promisedAtMs: tracking.promisedAtMs ?? (hasDriver && arrival === 'pickup' ? pickupAtMs : null),
    vehicle: position ? moveTo(tracking.vehicle, position, nowMs) : tracking.vehicle,
  };
}

/** The arrival time; zero minutes are already null here (D17). */
function arrivalAt(beforeMs: number | null, minutes: number | null, nowMs: number): number | null {
  if (minutes === null) return null;
  const atMs = nowMs + minutes * MS_PER_MINUTE;
  return Math.abs(atMs - (beforeMs ?? 0)) < STEADY_MS ? beforeMs : atMs;
}

/** The visible state of a ride as one string; null without a ride. */
function lookOf(tracking: Tracking | null): string | null {
  if (!tracking) return null;
  const { vehicle, updatedAtMs, arrivalsAtMs: _told, ...ride } = tracking;
  const seen = vehicle && [vehicle.position, vehicle.heading];
  return JSON.stringify([ride, seen, Math.floor(updatedAtMs / MS_PER_MINUTE)]);
}

/**
 * Whether two states of a ride look the same: for example, after an update with the same position and minute. The ages
 * of position and arrivals are not compared: the clock updates them.
 */
export const looksSame = (ride: Tracking | null, shown: Tracking | null): boolean => lookOf(ride) === lookOf(shown);
