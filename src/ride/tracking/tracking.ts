import type { BookingDetails } from '../../backend/types';
import { isCompleted, isStepBack, JobStatus, jobStatusOf, jobStatusTable } from '../../job/job-status';
import { assertNever } from '../../lib/assert-never';
import { bearingInDegrees, type Coordinates, distanceInMeters } from '../../lib/coordinates';
import type { LiveMessage } from '../../live/live-message';

/** Shorter moves are noise of the receiver: the car keeps its heading. */
export const HEADING_MOVE_M = 8;
const MS_PER_MINUTE = 60_000;

/** The taxi as it was last seen; heading in degrees, null until it has moved. */
export interface SeenVehicle {
  readonly position: Coordinates;
  readonly heading: number | null;
  /** Where the heading was taken last. */
  readonly headingFrom: Coordinates;
  readonly seenAtMs: number;
}

/** A followed ride: what HTTP said last, and what the live connection has told since. */
export interface Tracking {
  readonly booking: BookingDetails;
  readonly status: JobStatus;
  readonly driverName: string;
  /** When the taxi is expected at pickup and drop; null is not known (D17). */
  readonly pickupAtMs: number | null;
  readonly dropAtMs: number | null;
  readonly vehicle: SeenVehicle | null;
  /** When a frame last changed the status: an HTTP read that was asked for before knows less. */
  readonly changedAtMs: number;
  /** Counts the HTTP reads that are wanted: after endings, steps backwards and a new driver (D28). */
  readonly checks: number;
  /** Whether the last of them has not been answered yet. */
  readonly isChecking: boolean;
  /** The last check said something else than the frame before (D28). */
  readonly isCorrected: boolean;
  /** The live connection told the completion: on to the feedback (Spec §4). */
  readonly isFeedbackDue: boolean;
}

/** What can happen to a followed ride. */
export type TrackingEvent =
  | { readonly type: 'bookingRead'; readonly booking: BookingDetails; readonly askedAtMs: number }
  | { readonly type: 'messageHeard'; readonly message: LiveMessage };

/** The ride as the first HTTP read shows it; all times are unknown then (Spec §3, D17). */
export function startTracking(booking: BookingDetails): Tracking {
  return {
    booking,
    status: jobStatusOf(booking.jobStatus),
    driverName: booking.driverName,
    pickupAtMs: null,
    dropAtMs: null,
    vehicle: null,
    changedAtMs: 0,
    checks: 0,
    isChecking: false,
    isCorrected: false,
    isFeedbackDue: false,
  };
}

/** The ride after an event (D28): frames act at once, final states absorb them, an HTTP read may set anything. */
export function next(tracking: Tracking, event: TrackingEvent, nowMs: number): Tracking {
  if (event.type === 'bookingRead') return readBooking(tracking, event.booking, event.askedAtMs);
  return jobStatusTable[tracking.status].isOver ? tracking : hear(tracking, event.message, nowMs);
}

/** Whether the ride is over and a read has said so: then nothing more is to be heard. */
export const isSettled = ({ status, isChecking }: Tracking) => jobStatusTable[status].isOver && !isChecking;

function readBooking(tracking: Tracking, booking: BookingDetails, askedAtMs: number): Tracking {
  const status = jobStatusOf(booking.jobStatus);
  const isSame = status === tracking.status;
  if (!isSame && tracking.changedAtMs > askedAtMs) {
    // A frame came while this answer was on its way: the answer is the older one, so the question is put again.
    return { ...tracking, booking, checks: tracking.checks + 1, isChecking: true };
  }
  return {
    ...tracking,
    booking,
    status,
    driverName: booking.driverName || (jobStatusTable[status].hasDriver ? tracking.driverName : ''),
    vehicle: jobStatusTable[status].isOver ? null : tracking.vehicle,
    isChecking: false,
    isCorrected: isSame ? tracking.isCorrected : tracking.isChecking,
    isFeedbackDue: tracking.isFeedbackDue && isCompleted(status),
  };
}

function hear(tracking: Tracking, message: LiveMessage, nowMs: number): Tracking {
  switch (message.type) {
    case 'job-updated':
    case 'job-accepted':
      return moveTo(tracking, jobStatusOf(message.status), message.driverName ?? '', nowMs);
    case 'job-completed': {
      // The message itself says that the ride is over, whatever word comes with it.
      const status = jobStatusOf(message.status);
      return moveTo(tracking, isCompleted(status) ? status : JobStatus.JOB_COMPLETED, '', nowMs);
    }
    case 'vehicle-tracked':
      return message.isActive ? see(tracking, message, nowMs) : moveTo(tracking, JobStatus.CANCELED, '', nowMs);
    default:
      return assertNever(message);
  }
}

function moveTo(tracking: Tracking, status: JobStatus, driverName: string, nowMs: number): Tracking {
  const row = jobStatusTable[status];
  if (status === tracking.status) return driverName ? { ...tracking, driverName } : tracking;
  // Frames name no car: a new driver's number plate is only known to HTTP.
  const isPlateMissing = row.hasDriver && !tracking.booking.carNumber;
  const isCheckWanted = row.isOver || isStepBack(tracking.status, status) || isPlateMissing;
  const hasTaxi = !row.isOver && status !== JobStatus.JOB_ACCEPTED_YN;
  return {
    ...tracking,
    status,
    driverName: driverName || (row.hasDriver ? tracking.driverName : ''),
    pickupAtMs: hasTaxi ? tracking.pickupAtMs : null,
    dropAtMs: hasTaxi ? tracking.dropAtMs : null,
    vehicle: hasTaxi ? tracking.vehicle : null,
    changedAtMs: nowMs,
    checks: tracking.checks + (isCheckWanted ? 1 : 0),
    isChecking: tracking.isChecking || isCheckWanted,
    isCorrected: false,
    isFeedbackDue: isCompleted(status),
  };
}

type Sighting = Extract<LiveMessage, { type: 'vehicle-tracked' }>;

function see(tracking: Tracking, { position, pickupMinutes, dropMinutes }: Sighting, nowMs: number): Tracking {
  return {
    ...tracking,
    pickupAtMs: arrivalAt(pickupMinutes, nowMs),
    dropAtMs: arrivalAt(dropMinutes, nowMs),
    vehicle: position ? moveVehicle(tracking.vehicle, position, nowMs) : tracking.vehicle,
  };
}

/** Zero minutes are "not known yet" (D17). */
const arrivalAt = (minutes: number | null, nowMs: number) =>
  minutes === null || minutes <= 0 ? null : nowMs + minutes * MS_PER_MINUTE;

/** Where the car is and where it looks: along its last real movement. */
function moveVehicle(before: SeenVehicle | null, position: Coordinates, nowMs: number): SeenVehicle {
  const seen = { position, seenAtMs: nowMs };
  if (!before) return { ...seen, heading: null, headingFrom: position };
  const { heading, headingFrom } = before;
  if (distanceInMeters(headingFrom, position) < HEADING_MOVE_M) return { ...seen, heading, headingFrom };
  return { ...seen, heading: bearingInDegrees(headingFrom, position), headingFrom: position };
}

/** Whole minutes until an expected arrival, at least 1: it is expected until it has happened. */
export const minutesUntil = (atMs: number, nowMs: number) => Math.max(1, Math.ceil((atMs - nowMs) / MS_PER_MINUTE));
