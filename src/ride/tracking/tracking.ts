import type { BookingDetails } from '../../backend/types';
import { type FollowedJob, foundJob, type JobEvent, nextJob } from '../../job/followed-job';
import { isCompleted, JobStatus, jobStatusTable } from '../../job/job-status';
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

/** A followed ride: the job, and what only a ride has. */
export interface Tracking extends FollowedJob {
  readonly booking: BookingDetails;
  /** When the taxi is expected at pickup and drop; null is not known (D17). */
  readonly pickupAtMs: number | null;
  readonly dropAtMs: number | null;
  readonly vehicle: SeenVehicle | null;
  /** The live connection told the completion: on to the feedback (Spec §4). */
  readonly isFeedbackDue: boolean;
}

/** The ride as the first HTTP read shows it; all times are unknown then (Spec §3, D17). */
export const startTracking = (booking: BookingDetails): Tracking => ({
  ...foundJob(booking),
  booking,
  pickupAtMs: null,
  dropAtMs: null,
  vehicle: null,
  isFeedbackDue: false,
});

/** The ride after an event: the job's own rules first, then what they mean to the car, its times and the feedback. */
export function next(tracking: Tracking, event: JobEvent, nowMs: number): Tracking {
  const moved = nextJob(tracking, event, nowMs);
  if (event.type === 'bookingRead') return afterReading(moved, event.booking);
  if (moved.status !== tracking.status) return afterMoving(moved);
  const isOver = jobStatusTable[tracking.status].isOver;
  return event.message.type === 'vehicle-tracked' && !isOver ? see(moved, event.message, nowMs) : moved;
}

const afterReading = (moved: Tracking, booking: BookingDetails): Tracking => ({
  ...moved,
  booking,
  vehicle: jobStatusTable[moved.status].isOver ? null : moved.vehicle,
  isFeedbackDue: moved.isFeedbackDue && isCompleted(moved.status),
});

/** A frame has changed the status. */
function afterMoving(moved: Tracking): Tracking {
  const hasTaxi = !jobStatusTable[moved.status].isOver && moved.status !== JobStatus.JOB_ACCEPTED_YN;
  const kept = hasTaxi ? moved : { ...moved, pickupAtMs: null, dropAtMs: null, vehicle: null };
  return { ...kept, isFeedbackDue: isCompleted(moved.status) };
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
