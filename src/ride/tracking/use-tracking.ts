import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { getBooking } from '../../backend/calls';
import type { CallFailure } from '../../backend/failure';
import { queryKeys } from '../../backend/query-keys';
import type { BookingDetails } from '../../backend/types';
import { valueOrThrow } from '../../lib/result';
import { ACK_WAIT_MS } from '../../live/connection';
import { isPaused, type LiveState } from '../../live/live-message';
import { useLiveConnection } from '../../live/use-live-connection';
import { isSettled, next, startTracking, type Tracking, type TrackingEvent } from './tracking';

/** While the live connection rests, and until a check is answered, HTTP is asked every 10 s (D16). */
const READ_EVERY_MS = 10_000;
const NOT_FOUND = 404;

/** What the tracking screen shows: four situations that are told apart. */
export type FollowedRide =
  | { readonly step: 'loading' }
  | { readonly step: 'notFound' }
  | { readonly step: 'failed'; readonly tryAgain: () => void }
  | {
      readonly step: 'working';
      readonly tracking: Tracking;
      readonly live: LiveState;
      readonly retry: () => void;
      /** When HTTP last answered, and whether the latest question got no answer. */
      readonly readAtMs: number;
      readonly hasReadFailed: boolean;
    };

type Dated = { readonly event: TrackingEvent; readonly nowMs: number };

function reduce(tracking: Tracking | null, { event, nowMs }: Dated): Tracking | null {
  if (tracking) return next(tracking, event, nowMs);
  return event.type === 'bookingRead' ? startTracking(event.booking) : null;
}

/** Follows a ride: the booking over HTTP, its news over the live connection, both into the rules of `tracking`. */
export function useTracking(bookingId: string, customerId: string | number): FollowedRide {
  const [tracking, dispatch] = useReducer(reduce, null);
  const send = useCallback((event: TrackingEvent) => dispatch({ event, nowMs: Date.now() }), []);

  const askedAtMs = useRef(0);
  const query = useQuery<BookingDetails, CallFailure>({
    queryKey: queryKeys.booking(bookingId),
    // Never an older visit's status, not even for a moment.
    gcTime: 0,
    // The rules of D16 say when to read again, not the library.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    queryFn: async () => {
      askedAtMs.current = Date.now();
      return valueOrThrow(await getBooking(bookingId));
    },
  });
  const { data, dataUpdatedAt, error, refetch } = query;
  const readAgain = useCallback(() => void refetch(), [refetch]);

  // Every answer counts, also one that says the same as before: it confirms.
  // biome-ignore lint/correctness/useExhaustiveDependencies: dataUpdatedAt tells one answer from the next
  useEffect(() => {
    if (data) send({ type: 'bookingRead', booking: data, askedAtMs: askedAtMs.current });
  }, [data, dataUpdatedAt, send]);

  const hasConnected = useRef(false);
  const isFollowed = tracking !== null && !isSettled(tracking);
  const live = useLiveConnection({
    bookingId: isFollowed ? bookingId : null,
    customerId,
    ...(tracking ? { pickup: tracking.booking.pickup, drop: tracking.booking.drop } : {}),
    onMessage: (message) => send({ type: 'messageHeard', message }),
    // What was sent while the connection was down is lost; a first connection right after the first read misses nothing.
    onConnected: () => {
      const isRead = !hasConnected.current && Date.now() - askedAtMs.current < ACK_WAIT_MS;
      hasConnected.current = true;
      if (!isRead) readAgain();
    },
  });

  const checks = tracking?.checks ?? 0;
  useEffect(() => {
    if (checks > 0) readAgain();
  }, [checks, readAgain]);

  const isResting = isFollowed && isPaused(live.state);
  const isPolling = isResting || tracking?.isChecking === true;
  useEffect(() => {
    if (!isPolling) return;
    if (isResting) readAgain();
    const timer = setInterval(readAgain, READ_EVERY_MS);
    return () => clearInterval(timer);
  }, [isPolling, isResting, readAgain]);

  useListsAfter(tracking !== null && !isFollowed);

  if (tracking) {
    const { state, retry } = live;
    return { step: 'working', tracking, live: state, retry, readAtMs: dataUpdatedAt, hasReadFailed: error !== null };
  }
  if (!error) return { step: 'loading' };
  return error.status === NOT_FOUND ? { step: 'notFound' } : { step: 'failed', tryAgain: readAgain };
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
