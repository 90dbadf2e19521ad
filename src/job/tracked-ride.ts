import type { StatusWord } from '../backend/status-word';
import type { BookingDetails } from '../backend/types';
import { bearingInDegrees, type Coordinates, distanceInMeters, RECEIVER_NOISE_M } from '../lib/coordinates';
import type { Expected, News } from '../live/sources';
import { JobStatus, jobStatusTable } from './job-status';
import type { LastKnown } from './saved-ride';

/** The assigned driver; empty strings for unknown values. */
export interface Driver {
  readonly name: string;
  readonly plate: string;
}

/**
 * A booking that is tracked, by the driver search or on its ride's screen: the last HTTP read, and the live messages
 * since. `next-ride` has its transitions. The ages of its news are not part of it (`NewsTimes`): a frame that says the
 * same changes nothing here.
 */
export interface TrackedRide {
  /** The last HTTP read; null during the search, which needs neither vehicle nor ends. */
  readonly booking: BookingDetails | null;
  /** The latest status word, including those of the driver search. */
  readonly word: StatusWord;
  readonly status: JobStatus;
  readonly driverName: string;
  /** Whether an HTTP read has the number plate: frames name no vehicle. Null during the search. */
  readonly hasPlate: boolean | null;
  /**
   * The dispatch has given up the search: CANCELED came right after a refusal. Any other CANCELED was somebody's
   * decision.
   */
  readonly isGivenUp: boolean;
  /** A frame takes effect at once; a read may correct it (D28). */
  readonly saidBy: 'frame' | 'read';
  /** Counts status changes by frames: an HTTP read requested before the last one is outdated. */
  readonly changes: number;
  /** Counts the requested HTTP reads: after endings, backward steps and a new driver (D28). */
  readonly checks: number;
  /** Whether the last requested read is still unanswered. */
  readonly isChecking: boolean;
  /** The status is an ending or a step backwards by a frame that no read has checked yet (D28). */
  readonly isDoubted: boolean;
  /** The last read contradicted such a frame (D28). */
  readonly isCorrected: boolean;
  /** Answers in a row that there is no such booking. */
  readonly notFoundCount: number;
  /** Expected arrival at pickup and drop; null if unknown (D17). */
  readonly pickupAtMs: number | null;
  readonly dropAtMs: number | null;
  /** The first announced arrival of this driver at the pickup. */
  readonly promisedAtMs: number | null;
  /** The last position that differed from the one before. */
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
  /** The time of the data restored from the device; null once the backend has answered. */
  readonly restoredFromMs: number | null;
}

/** A ride on its screen: it has been read, now or by an earlier page. */
export type Tracking = TrackedRide & { readonly booking: BookingDetails };

/** A booking that was just placed: searching, not read yet. */
export const newSearch: TrackedRide = {
  booking: null,
  word: 'SEARCHING',
  status: JobStatus.JOB_ACCEPTED_YN,
  driverName: '',
  hasPlate: null,
  isGivenUp: false,
  saidBy: 'read',
  changes: 0,
  checks: 0,
  isChecking: false,
  isDoubted: false,
  isCorrected: false,
  notFoundCount: 0,
  pickupAtMs: null,
  dropAtMs: null,
  promisedAtMs: null,
  vehicle: null,
  driver: null,
  isNewDriver: false,
  isCompletionReported: false,
  isFeedbackDue: false,
  restoredFromMs: null,
};

/**
 * The number of consecutive 404 answers after which a booking counts as gone: a single one may be a backend that is
 * starting.
 */
const GONE_AFTER = 3;

/** Whether the backend no longer knows the booking: the screen then shows the last known state. */
export const isGone = ({ notFoundCount }: TrackedRide) => notFoundCount >= GONE_AFTER;

/** Whether the ride has ended and a read has confirmed it: then no more news is expected. */
export const isSettled = ({ status, isChecking }: TrackedRide) => jobStatusTable[status].isOver && !isChecking;

/** What a ride expects of its sources; null before the first read. */
export function expectedOf(ride: TrackedRide | null): Expected {
  if (!ride) return { isFollowed: false, isReadAwaited: false, checks: 0, changes: 0 };
  const { isChecking, notFoundCount, checks, changes } = ride;
  const isFollowed = !isSettled(ride);
  return { isFollowed, isReadAwaited: isFollowed && (isChecking || notFoundCount > 0), checks, changes };
}

/** How old the news of a ride is: when each part was last reported, in ms; null if it never was. */
export interface NewsTimes {
  /** Anything, by a frame or a read. */
  readonly updatedAtMs: number;
  /** The arrivals. */
  readonly arrivalsAtMs: number | null;
  /** The position, which may be the one before. */
  readonly seenAtMs: number | null;
}

/** The times of a ride that was just read. */
export const timesAt = (nowMs: number): NewsTimes => ({ updatedAtMs: nowMs, arrivalsAtMs: null, seenAtMs: null });

/** The times of a ride that is stored on the device. */
export const timesOf = ({ knownAtMs, arrivalsAtMs, vehicle }: LastKnown): NewsTimes => ({
  updatedAtMs: knownAtMs,
  arrivalsAtMs: arrivalsAtMs ?? knownAtMs,
  seenAtMs: vehicle?.seenAtMs ?? null,
});

/** The times after news that has changed `before` to `after`. */
export function nextTimes(
  times: NewsTimes,
  news: News,
  before: TrackedRide,
  after: TrackedRide,
  nowMs: number,
): NewsTimes {
  if (news.type === 'bookingMissed') return times;
  const message = news.type === 'messageReceived' ? news.message : null;
  const isSeen = message?.type === 'vehicle-tracked' && message.isActive && !jobStatusTable[before.status].isOver;
  if (!isSeen) return news.type === 'bookingRead' || after !== before ? { ...times, updatedAtMs: nowMs } : times;
  return { updatedAtMs: nowMs, arrivalsAtMs: nowMs, seenAtMs: message.position ? nowMs : times.seenAtMs };
}

/** The last position of something that moves; heading in degrees, null until it has moved. */
export interface SeenPosition {
  readonly position: Coordinates;
  readonly heading: number | null;
  /** The position at the last change of the heading. */
  readonly headingFrom: Coordinates;
  readonly seenAtMs: number;
  /** Milliseconds since the previous position; 0 for the first one. */
  readonly gapMs: number;
}

/** The next position, seen at `seenAtMs`, and the heading along the last real movement. */
export function moveTo(before: SeenPosition | null, position: Coordinates, seenAtMs: number): SeenPosition {
  const seen = { position, seenAtMs, gapMs: before ? seenAtMs - before.seenAtMs : 0 };
  if (!before) return { ...seen, heading: null, headingFrom: position };
  const { heading, headingFrom } = before;
  if (distanceInMeters(headingFrom, position) < RECEIVER_NOISE_M) return { ...seen, heading, headingFrom };
  return { ...seen, heading: bearingInDegrees(headingFrom, position), headingFrom: position };
}
