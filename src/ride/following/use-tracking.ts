import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { CallFailure } from '../../backend/failure';
import { queryKeys } from '../../backend/query-keys';
import { createClockWatch } from '../../device/clock-watch';
import { isSettled, type JobEvent } from '../../job/followed-job';
import type { LastKnown } from '../../job/saved-ride';
import { readSavedRide, saveRide } from '../../job/stored-ride';
import { useCancelling } from '../../job/use-cancelling';
import { type JobSources, useJob } from '../../job/use-job';
import { usePerson } from '../../session/use-session';
import { watchClock } from '../../ui/time/watch-clock';
import { useMachine } from '../../ui/use-machine';
import { lastKnownOf, looksSame, next, restoreTracking, shiftTimes, startTracking, type Tracking } from './tracking';

const NOT_FOUND = 404;
/** The longest wait for the first answer on an empty screen, if the device has the ride stored. */
const FIRST_READ_WAIT_MS = 3_000;

/** The four states of the tracking screen. */
export type FollowedRide =
  | { readonly step: 'loading' }
  | { readonly step: 'notFound' }
  | { readonly step: 'failed'; readonly failure: CallFailure; readonly tryAgain: () => void }
  | (Pick<JobSources, 'live' | 'isQuiet' | 'retry' | 'isHttpFallback'> &
      ReturnType<typeof useCancelling> & {
        readonly step: 'working';
        readonly tracking: Tracking;
        /** The latest state, including position times that did not cause a render. */
        readonly readLatest: () => Tracking;
        /** Whether the latest read failed; "no such booking" is an answer. */
        readonly hasReadFailed: boolean;
      });

/** The events of a ride that is loading or restored from the device. */
type RideEvent =
  | JobEvent
  | { readonly type: 'restored'; readonly lastKnown: LastKnown }
  | { readonly type: 'clockSetBack'; readonly byMs: number };

const LOOK_EVERY_MS = 1_000;

/** Follows a ride on its screen: combines the job's sources into the ride's state. */
export function useTracking(bookingId: string, customerId: string | number): FollowedRide {
  const person = usePerson();
  const readLastKnown = () => readSavedRide(person, bookingId)?.lastKnown ?? null;
  const {
    state: tracking,
    read,
    send: sendNow,
  } = useMachine<Tracking | null, RideEvent>({
    initial: null,
    next: (before, event) => {
      if (event.type === 'clockSetBack') return before && shiftTimes(before, event.byMs);
      if (event.type === 'restored') return before ?? restoreTracking(bookingId, event.lastKnown, Date.now());
      if (before) return next(before, event, Date.now());
      return event.type === 'bookingRead' ? startTracking(event.booking, Date.now(), readLastKnown()) : null;
    },
    looksSame,
    onMoved: (after, _before, { run }) => {
      if (after?.restoredFromMs !== null) return;
      run(() => {
        saveRide(person, { bookingId, lastKnown: lastKnownOf(after, Date.now()) });
        return null;
      }, null);
    },
  });
  const send = useSetBackFirst(sendNow);
  const { readAgain, readFailure, isReading, sendCancel, ...sources } = useJob({
    bookingId,
    customerId,
    job: tracking,
    send,
    ...(tracking ? { pickup: tracking.booking.pickup, drop: tracking.booking.drop } : {}),
  });
  const cancellation = useCancelling({ bookingId, status: tracking?.status ?? 'OTHER', sendCancel, readAgain });
  useListsAfter(tracking !== null && isSettled(tracking));

  const isNotFound = readFailure?.status === NOT_FOUND;
  const isUnanswered = tracking === null && !isNotFound;
  const hasFailed = readFailure !== null;
  useEffect(() => {
    if (!isUnanswered) return;
    const restore = () => {
      const lastKnown = readSavedRide(person, bookingId)?.lastKnown;
      if (lastKnown) send({ type: 'restored', lastKnown });
    };
    const timer = setTimeout(restore, hasFailed ? 0 : FIRST_READ_WAIT_MS);
    return () => clearTimeout(timer);
  }, [isUnanswered, hasFailed, person, bookingId, send]);

  if (isNotFound && (tracking === null || tracking.restoredFromMs !== null)) return { step: 'notFound' };
  if (tracking) {
    const readLatest = () => read() ?? tracking;
    return {
      step: 'working',
      tracking,
      readLatest,
      hasReadFailed: hasFailed && !isNotFound,
      ...sources,
      ...cancellation,
    };
  }
  return readFailure && !isReading
    ? { step: 'failed', failure: readFailure, tryAgain: readAgain }
    : { step: 'loading' };
}

/**
 * Sends each event with the current time. If the device's clock was set back, that event goes first, at the latest
 * after a second.
 */
function useSetBackFirst(send: (event: RideEvent) => boolean): (event: RideEvent) => void {
  const [clockSetBy] = useState(createClockWatch);
  const look = useCallback(() => {
    const byMs = -clockSetBy();
    if (byMs > 0) send({ type: 'clockSetBack', byMs });
  }, [clockSetBy, send]);
  useEffect(() => watchClock(look, LOOK_EVERY_MS), [look]);
  return useCallback(
    (event) => {
      look();
      send(event);
    },
    [look, send],
  );
}

/** The end of a ride changes the lists: its Track Ride button disappears, and the completed rides gain an entry. */
function useListsAfter(isOver: boolean) {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isOver) return;
    void queryClient.invalidateQueries({ queryKey: queryKeys.currentRides });
    void queryClient.invalidateQueries({ queryKey: queryKeys.completedRides });
  }, [isOver, queryClient]);
}
