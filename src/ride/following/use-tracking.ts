import { useEffect } from 'react';
import type { CallFailure } from '../../backend/failure';
import { useQueryClient } from '../../backend/query-client';
import { queryKeys } from '../../backend/query-keys';
import { now } from '../../device/clock';
import { isSettled } from '../../job/followed-job';
import type { LastKnown } from '../../job/saved-ride';
import { readSavedRide, saveRide } from '../../job/stored-ride';
import { useCancelling } from '../../job/use-cancelling';
import { type JobSources, useJob } from '../../job/use-job';
import type { News } from '../../live/sources';
import { usePerson } from '../../session/use-session';
import { useMachine } from '../../ui/use-machine';
import { lastKnownOf, looksSame, next, restoreTracking, startTracking, type Tracking } from './tracking';

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
        /** The latest state, including position times that did not cause a render. */
        readonly readLatest: () => Tracking;
      });

/** The events of a ride that is loading or restored from the device. */
type RideEvent = News | { readonly type: 'restored'; readonly lastKnown: LastKnown };

/** Follows a ride on its screen: combines the job's sources into the ride's state. */
export function useTracking(bookingId: string, customerId: string | number): FollowedRide {
  const person = usePerson();
  const readLastKnown = () => readSavedRide(person, bookingId)?.lastKnown ?? null;
  const {
    state: tracking,
    read,
    send,
  } = useMachine<Tracking | null, RideEvent>({
    initial: null,
    next: (before, event) => {
      if (event.type === 'restored') return before ?? restoreTracking(bookingId, event.lastKnown, now());
      if (event.type !== 'bookingRead') return before && next(before, event, now());
      if (!before) return startTracking(event.booking, now(), readLastKnown());
      // The first answer may have told another time: what is compared with later arrivals is read anew.
      const isFirst = before.restoredFromMs !== null && before.promisedAtMs !== null;
      const promisedAtMs = isFirst ? (readLastKnown()?.promisedAtMs ?? null) : before.promisedAtMs;
      return next({ ...before, promisedAtMs }, event, now());
    },
    looksSame,
    onMoved: (after, _before, { run }) => {
      if (after?.restoredFromMs !== null) return;
      run(() => {
        saveRide(person, { bookingId, lastKnown: lastKnownOf(after, now()) });
        return null;
      }, null);
    },
  });
  const { readAgain, readFailure, isReading, sendCancel, ...sources } = useJob({
    bookingId,
    customerId,
    job: tracking,
    readJob: read,
    send,
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
      ...sources,
      ...cancellation,
    };
  }
  return readFailure && !isReading
    ? { step: 'failed', failure: readFailure, tryAgain: readAgain }
    : { step: 'loading' };
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
