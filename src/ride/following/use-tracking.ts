import { type QueryClient, replaceEqualDeep, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { CallFailure } from '../../backend/failure';
import { queryKeys } from '../../backend/query';
import { now } from '../../device/clock';
import { nextRide } from '../../job/next-ride';
import type { LastKnown } from '../../job/saved-ride';
import { lastKnownOf, restoreTracking, startTracking } from '../../job/start-ride';
import { readSavedRide, saveRide } from '../../job/stored-ride';
import { isSettled, type NewsTimes, nextTimes, type Tracking, timesAt, timesOf } from '../../job/tracked-ride';
import { useCancelling } from '../../job/use-cancelling';
import { type JobSources, useJob } from '../../job/use-job';
import type { News } from '../../live/sources';
import { usePerson } from '../../session/use-session';
import { useTimeout } from '../../ui/effects';
import { useMachine } from '../../ui/use-machine';

const NOT_FOUND = 404;
/** The longest wait for the first answer on an empty screen, if the device has the ride stored. */
const FIRST_READ_WAIT_MS = 3_000;

/** The four states of the tracking screen. */
export type FollowedRide =
  | { readonly step: 'loading' }
  | { readonly step: 'notFound' }
  | { readonly step: 'failed'; readonly failure: CallFailure; readonly tryAgain: () => void }
  | (Pick<JobSources, 'live' | 'freshness' | 'retry'> &
      ReturnType<typeof useCancelling> & {
        readonly step: 'working';
        readonly tracking: Tracking;
        /** How old the news is. Not part of the ride: a frame that says the same renders nothing. */
        readonly readTimes: () => NewsTimes;
      });

/** A ride, and the times of its news. */
interface Tracked {
  readonly ride: Tracking;
  readonly times: NewsTimes;
}

/** The events of a ride that is loading or restored from the device. */
type RideEvent = News | { readonly type: 'restored'; readonly lastKnown: LastKnown };

/** The state after an event; `readLastKnown` is what the device has stored about the ride. */
function next(
  before: Tracked | null,
  event: RideEvent,
  bookingId: string,
  readLastKnown: () => LastKnown | null,
): Tracked | null {
  const nowMs = now();
  if (event.type === 'restored') {
    const { lastKnown } = event;
    return before ?? { ride: restoreTracking(bookingId, lastKnown, nowMs), times: timesOf(lastKnown) };
  }
  if (!before) {
    if (event.type !== 'bookingRead') return null;
    return { ride: startTracking(event.booking, readLastKnown()), times: timesAt(nowMs) };
  }
  // The first answer may have told another time: what later arrivals are compared with is read anew.
  const isFirst = event.type === 'bookingRead' && before.ride.restoredFromMs !== null;
  const promisedAtMs = isFirst && before.ride.promisedAtMs !== null ? readLastKnown()?.promisedAtMs : undefined;
  const known = promisedAtMs === undefined ? before.ride : { ...before.ride, promisedAtMs };
  const ride = replaceEqualDeep(before.ride, nextRide(known, event, nowMs, before.times.seenAtMs));
  return { ride, times: nextTimes(before.times, event, before.ride, ride, nowMs) };
}

/** Follows a ride on its screen: combines the job's sources into the ride's state. */
export function useTracking(bookingId: string, customerId: string | number): FollowedRide {
  const person = usePerson();
  const queryClient = useQueryClient();
  const readLastKnown = () => readSavedRide(person, bookingId)?.lastKnown ?? null;
  const {
    state: tracking,
    read,
    send,
  } = useMachine<Tracked | null, RideEvent, Tracking | null>({
    initial: null,
    next: (before, event) => next(before, event, bookingId, readLastKnown),
    shown: (tracked) => tracked?.ride ?? null,
    onMoved: (after, before, { run }) => {
      if (after && isSettled(after.ride) && !(before && isSettled(before.ride))) readListsAgain(queryClient);
      if (after?.ride.restoredFromMs !== null) return;
      run(() => {
        saveRide(person, { bookingId, lastKnown: lastKnownOf(after.ride, after.times, now()) });
        return null;
      }, null);
    },
  });
  const readRide = useCallback(() => read()?.ride ?? null, [read]);
  const { readAgain, readFailure, isReading, sendCancel, ...sources } = useJob({
    bookingId,
    customerId,
    job: tracking,
    readJob: readRide,
    send,
  });
  const cancellation = useCancelling({ bookingId, status: tracking?.status ?? 'OTHER', sendCancel, readAgain });

  const isNotFound = readFailure?.status === NOT_FOUND;
  const isUnanswered = tracking === null && !isNotFound;
  const restoreAfterMs = readFailure === null ? FIRST_READ_WAIT_MS : 0;
  useTimeout(isUnanswered ? restoreAfterMs : null, () => {
    const lastKnown = readLastKnown();
    if (lastKnown) send({ type: 'restored', lastKnown });
  });

  if (isNotFound && (tracking === null || tracking.restoredFromMs !== null)) return { step: 'notFound' };
  if (tracking) {
    const readTimes = () => read()?.times ?? timesAt(0);
    return {
      step: 'working',
      tracking,
      readTimes,
      ...sources,
      ...cancellation,
    };
  }
  return readFailure && !isReading
    ? { step: 'failed', failure: readFailure, tryAgain: readAgain }
    : { step: 'loading' };
}

/** The end of a ride changes the lists: its Track Ride button disappears, and the completed rides gain an entry. */
function readListsAgain(queryClient: QueryClient) {
  void queryClient.invalidateQueries({ queryKey: queryKeys.currentRides });
  void queryClient.invalidateQueries({ queryKey: queryKeys.completedRides });
}
