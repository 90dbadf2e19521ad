import type { CallFailure } from '../../backend/failure';
import type { FollowedRide } from '../../backend/types';
import { jobStatusOf, jobStatusTable } from '../../job/job-status';
import { moveTo, type SeenPosition } from '../../job/tracked-ride';
import type { Result } from '../../lib/result';
import type { Store } from '../../lib/store';

/** Waits between two reads: while the page is visible, while it is hidden, and after "too many" without a time. */
const VISIBLE_MS = 5_000;
const HIDDEN_MS = 60_000;
const TOO_MANY_MS = 30_000;

const TOO_MANY_REQUESTS = 429;
/** Client errors that do not concern the link: the backend, or a gateway before it, was too slow. */
const NO_TIME = [408, 425];

/** A friend's page's state of a shared ride. */
export interface Following {
  /** The last ride read; null before the first, and after the end. */
  readonly ride: FollowedRide | null;
  readonly vehicle: SeenPosition | null;
  /** Why the last read failed; null if it did not. */
  readonly trouble: 'unreachable' | 'tooMany' | null;
  /** After the answer "too many" the wait before the next read; else null. */
  readonly pauseMs: number | null;
  /** The four letters that identify the failure, or the first of several in a row; null without one. */
  readonly reference: string | null;
  /** The ride is over, or the link is invalid: the page stops reading. */
  readonly isOver: boolean;
}

/** The outcome of a read. `seenAtMs`: the time of the position. */
export type FollowEvent =
  | { readonly type: 'rideRead'; readonly ride: FollowedRide; readonly seenAtMs: number }
  | { readonly type: 'linkRefused' }
  | {
      readonly type: 'readFailed';
      readonly trouble: NonNullable<Following['trouble']>;
      /** After "too many". */
      readonly pauseMs?: number;
      readonly reference: string;
    };

/** The state before the first read. */
export const beforeReading: Following = {
  ride: null,
  vehicle: null,
  trouble: null,
  pauseMs: null,
  reference: null,
  isOver: false,
};

/** The state of an invalid link: the same for every reason, without data of the ride. */
export const noRide: Following = { ...beforeReading, isOver: true };

/**
 * The event for a call's outcome at `nowMs`. A failure has the letters from the backend's log, else `letters`.
 */
export function outcomeOf(result: Result<FollowedRide, CallFailure>, nowMs: number, letters: string): FollowEvent {
  if (result.ok) {
    const { value: ride } = result;
    const seenAtMs = ride.locatedAtMs === null ? nowMs : Math.min(nowMs, ride.locatedAtMs);
    return { type: 'rideRead', ride, seenAtMs };
  }
  const { status, reference = letters, retryAfterMs: pauseMs = TOO_MANY_MS } = result.failure;
  if (status === TOO_MANY_REQUESTS) return { type: 'readFailed', trouble: 'tooMany', pauseMs, reference };
  const isRefused = status !== null && ((status >= 400 && status < 500 && !NO_TIME.includes(status)) || status === 501);
  if (isRefused) return { type: 'linkRefused' };
  return { type: 'readFailed', trouble: 'unreachable', reference };
}

/** The next state. A failed read keeps the last known ride; the end removes it. */
export function nextFollowing(following: Following, event: FollowEvent): Following {
  if (following.isOver) return following;
  switch (event.type) {
    case 'readFailed': {
      const { trouble, pauseMs = null } = event;
      return { ...following, trouble, pauseMs, reference: following.reference ?? event.reference };
    }
    case 'linkRefused':
      return noRide;
    case 'rideRead': {
      const { ride, seenAtMs } = event;
      if (jobStatusTable[jobStatusOf(ride.status)].isOver) return noRide;
      return { ...beforeReading, ride, vehicle: vehicleOf(following, ride, seenAtMs) };
    }
  }
}

function vehicleOf({ vehicle, ride: before }: Following, ride: FollowedRide, seenAtMs: number): SeenPosition | null {
  if (!ride.position) return null;
  const isSameCar = before?.carNumber === ride.carNumber;
  if (vehicle && isSameCar && seenAtMs <= vehicle.seenAtMs) return vehicle;
  return moveTo(isSameCar ? vehicle : null, ride.position, seenAtMs);
}

/** Milliseconds until the next read; null for none. */
export function nextReadInMs({ isOver, pauseMs }: Following, isVisible: boolean): number | null {
  if (isOver) return null;
  return isVisible ? (pauseMs ?? VISIBLE_MS) : HIDDEN_MS;
}

/** The state of the friend's page, shared by its own script and the map, which React renders. */
export interface FollowedView {
  readonly following: Following;
  readonly isMapWanted: boolean;
}

declare global {
  interface Window {
    /** Set by the page's own script (src/layout/before-react/follow.ts). */
    followed?: Store<FollowedView>;
  }
}
