import type { StatusWord } from '../backend/status-word';
import type { BookingDetails } from '../backend/types';
import type { LiveMessage } from '../live/live-message';
import type { News } from '../live/sources';
import { driverOf, withDriver, withNamedDriver } from './driver';
import { hasAccepted, isCompleted, isStepBack, type JobStatus, jobStatusOf, jobStatusTable } from './job-status';
import { isSettled, moveTo as movePosition, type SeenPosition, type TrackedRide } from './tracked-ride';

const MS_PER_MINUTE = 60_000;
/** The backend sends whole minutes: a smaller difference does not change the arrival. */
const STEADY_MS = MS_PER_MINUTE;

/**
 * The ride after news of it (D28): frames take effect at once, except after a final state; an HTTP read may set
 * anything. A frame that says what is known returns the same object. `seenAtMs`: when the vehicle was last seen, also
 * where it was before.
 */
export function nextRide<Ride extends TrackedRide>(
  ride: Ride,
  news: News,
  nowMs: number,
  seenAtMs: number | null = ride.vehicle?.seenAtMs ?? null,
): Ride {
  switch (news.type) {
    case 'bookingRead':
      return readBooking({ ...ride, notFoundCount: 0 }, news.booking, news.changesBefore);
    case 'bookingMissed':
      return isSettled(ride) ? ride : { ...ride, notFoundCount: ride.notFoundCount + 1 };
    case 'messageReceived':
      return jobStatusTable[ride.status].isOver ? ride : applyMessage(ride, news.message, nowMs, seenAtMs);
  }
}

function readBooking<Ride extends TrackedRide>(ride: Ride, booking: BookingDetails, changesBefore: number): Ride {
  const status = jobStatusOf(booking.jobStatus);
  const isSame = status === ride.status;
  // A frame arrived after this read was requested: the read is outdated and repeated.
  const isOutdated = !isSame && ride.changes > changesBefore;
  const read = isOutdated
    ? { ...ride, checks: ride.checks + 1, isChecking: true }
    : {
        ...ride,
        // HTTP has one word for the whole search (D30), so a frame's more precise word is kept.
        word: isSame ? ride.word : booking.jobStatus,
        status,
        driverName: booking.driverName || (jobStatusTable[status].hasDriver ? ride.driverName : ''),
        isGivenUp: isSame && ride.isGivenUp,
        saidBy: 'read' as const,
        isChecking: false,
        isDoubted: false,
        isCorrected: isSame ? ride.isCorrected : ride.isDoubted,
      };
  return ride.booking === null ? read : withBooking(read, booking);
}

/** What a ride's own screen shows of a read. */
function withBooking<Ride extends TrackedRide>(ride: Ride, booking: BookingDetails): Ride {
  const read = {
    ...ride,
    booking,
    hasPlate: booking.carNumber !== '',
    restoredFromMs: null,
    ...partsWithoutTaxi(ride.status),
    isFeedbackDue: ride.isCompletionReported && isCompleted(ride.status),
  };
  return withDriver(read, driverOf(ride.driverName, booking.carNumber));
}

function applyMessage<Ride extends TrackedRide>(
  ride: Ride,
  message: LiveMessage,
  nowMs: number,
  seenAtMs: number | null,
): Ride {
  switch (message.type) {
    case 'job-updated':
    case 'job-accepted':
      return moveTo(ride, message.status, message.driverName ?? '');
    case 'job-completed':
      // The message type alone means that the ride has ended, whatever its status word.
      return moveTo(ride, isCompleted(jobStatusOf(message.status)) ? message.status : 'JOB_COMPLETED', '');
    case 'vehicle-tracked':
      // A tracking message with status false sets CANCELED (Spec §4).
      if (!message.isActive) return moveTo(ride, 'CANCELED', '');
      return ride.booking === null ? ride : applySighting(ride, message, nowMs, seenAtMs);
  }
}

/** Applies the status and the driver of a frame. */
function moveTo<Ride extends TrackedRide>(ride: Ride, word: StatusWord, driverName: string): Ride {
  const status = jobStatusOf(word);
  if (status !== ride.status) return withNamedDriver(withStatus(ride, word, status, driverName), ride);
  return word === ride.word && !driverName ? ride : withNamedDriver(withName(ride, word, driverName), ride);
}

function withStatus<Ride extends TrackedRide>(
  ride: Ride,
  word: StatusWord,
  status: JobStatus,
  driverName: string,
): Ride {
  const row = jobStatusTable[status];
  const hasPlate = keptPlate(ride, row.hasDriver, driverName);
  const isPlateMissing = row.hasDriver && hasPlate === false;
  const isDoubted = row.isOver || isStepBack(ride.status, status);
  const isCheckWanted = isDoubted || isPlateMissing;
  const hasCompleted = isCompleted(status);
  return {
    ...ride,
    ...partsWithoutTaxi(status),
    word,
    status,
    driverName: driverName || (row.hasDriver ? ride.driverName : ''),
    hasPlate,
    isGivenUp: word === 'CANCELED' && ride.word === 'REJECTED',
    saidBy: 'frame',
    changes: ride.changes + 1,
    checks: ride.checks + (isCheckWanted ? 1 : 0),
    isChecking: ride.isChecking || isCheckWanted,
    isDoubted,
    isCorrected: false,
    isCompletionReported: ride.isCompletionReported || hasCompleted,
    isFeedbackDue: hasCompleted,
  };
}

/** Before a driver has accepted, and after the end, there is neither a vehicle nor an arrival. */
const partsWithoutTaxi = (status: JobStatus) =>
  (jobStatusTable[status].isOver || !hasAccepted(status)) && { pickupAtMs: null, dropAtMs: null, vehicle: null };

function withName<Ride extends TrackedRide>(ride: Ride, word: StatusWord, driverName: string): Ride {
  const hasPlate = keptPlate(ride, jobStatusTable[ride.status].hasDriver, driverName);
  const isCheckWanted = hasPlate === false && ride.hasPlate === true;
  return {
    ...ride,
    word,
    saidBy: 'frame',
    driverName: driverName || ride.driverName,
    hasPlate,
    checks: ride.checks + (isCheckWanted ? 1 : 0),
    isChecking: ride.isChecking || isCheckWanted,
  };
}

/** The number plate belongs to the driver: frames name no vehicle, so another driver's plate has to be read. */
function keptPlate({ hasPlate, driverName: before }: TrackedRide, hasDriver: boolean, driverName: string) {
  const isAnother = driverName !== '' && before !== '' && driverName !== before;
  return hasPlate && hasDriver && !isAnother;
}

type Sighting = Extract<LiveMessage, { type: 'vehicle-tracked' }>;

/** Applies a position and arrivals. */
function applySighting<Ride extends TrackedRide>(
  ride: Ride,
  sighting: Sighting,
  nowMs: number,
  seenAtMs: number | null,
): Ride {
  const pickupAtMs = arrivalAt(ride.pickupAtMs, sighting.pickupMinutes, nowMs);
  const dropAtMs = arrivalAt(ride.dropAtMs, sighting.dropMinutes, nowMs);
  const { hasDriver, arrival } = jobStatusTable[ride.status];
  const promisedAtMs = ride.promisedAtMs ?? (hasDriver && arrival === 'pickup' ? pickupAtMs : null);
  const vehicle = moveVehicle(ride.vehicle, sighting, nowMs, seenAtMs);
  const isKnown =
    pickupAtMs === ride.pickupAtMs &&
    dropAtMs === ride.dropAtMs &&
    promisedAtMs === ride.promisedAtMs &&
    vehicle === ride.vehicle;
  return isKnown ? ride : { ...ride, pickupAtMs, dropAtMs, promisedAtMs, vehicle };
}

/** The same object for the same place. */
function moveVehicle(
  vehicle: SeenPosition | null,
  { position }: Sighting,
  nowMs: number,
  seenAtMs: number | null,
): SeenPosition | null {
  if (!position || !vehicle) return position ? movePosition(null, position, nowMs) : vehicle;
  const isThere = position.lat === vehicle.position.lat && position.lng === vehicle.position.lng;
  return isThere ? vehicle : movePosition({ ...vehicle, seenAtMs: seenAtMs ?? vehicle.seenAtMs }, position, nowMs);
}

/** The arrival time; zero minutes are already null here (D17). */
function arrivalAt(beforeMs: number | null, minutes: number | null, nowMs: number): number | null {
  if (minutes === null) return null;
  const atMs = nowMs + minutes * MS_PER_MINUTE;
  return Math.abs(atMs - (beforeMs ?? 0)) < STEADY_MS ? beforeMs : atMs;
}
