import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CallFailure } from '../../backend/failure';
import { queryKeys } from '../../backend/query-keys';
import { isSettled, type JobEvent } from '../../job/followed-job';
import { type JobSources, useJob } from '../../job/use-job';
import { useMachine } from '../../ui/use-machine';
import { next, startTracking, type Tracking } from './tracking';

const NOT_FOUND = 404;

/** What the tracking screen shows: four situations that are told apart. */
export type FollowedRide =
  | { readonly step: 'loading' }
  | { readonly step: 'notFound' }
  | { readonly step: 'failed'; readonly failure: CallFailure; readonly tryAgain: () => void }
  | (Pick<JobSources, 'live' | 'isQuiet' | 'retry' | 'readAtMs' | 'isHttpInCharge'> & {
      readonly step: 'working';
      readonly tracking: Tracking;
      /** Whether the latest question over HTTP got no answer. */
      readonly hasReadFailed: boolean;
    });

function follow(tracking: Tracking | null, event: JobEvent): Tracking | null {
  if (tracking) return next(tracking, event, Date.now());
  return event.type === 'bookingRead' ? startTracking(event.booking) : null;
}

/** Follows a ride on its screen: the job's sources, and what they mean to the ride. */
export function useTracking(bookingId: string, customerId: string | number): FollowedRide {
  const { state: tracking, send } = useMachine<Tracking | null, JobEvent>({ initial: null, next: follow });
  const { readAgain, readFailure, ...sources } = useJob({
    bookingId,
    customerId,
    job: tracking,
    send,
    ...(tracking ? { pickup: tracking.booking.pickup, drop: tracking.booking.drop } : {}),
  });
  useListsAfter(tracking !== null && isSettled(tracking));

  if (tracking) return { step: 'working', tracking, hasReadFailed: readFailure !== null, ...sources };
  if (!readFailure) return { step: 'loading' };
  return readFailure.status === NOT_FOUND
    ? { step: 'notFound' }
    : { step: 'failed', failure: readFailure, tryAgain: readAgain };
}

/** A ride that is over changes the lists: no Track Ride button any more, one more completed ride. */
function useListsAfter(isOver: boolean) {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isOver) return;
    void queryClient.invalidateQueries({ queryKey: queryKeys.currentRides });
    void queryClient.invalidateQueries({ queryKey: queryKeys.completedRides });
  }, [isOver, queryClient]);
}
