import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useId, useRef } from 'react';
import { getBooking } from '../backend/calls';
import type { CallFailure } from '../backend/failure';
import { queryKeys } from '../backend/query-keys';
import type { BookingDetails } from '../backend/types';
import { valueOrThrow } from '../lib/result';
import { ACK_WAIT_MS } from '../live/connection';
import { type LiveLine, type LiveOptions, useLiveConnection } from '../live/use-live-connection';
import { type FollowedJob, isSettled, type JobEvent } from './followed-job';
import { isHttpToTell, READ_EVERY_MS } from './reading';

/** Which booking is followed, by whom, and what is known of it. */
interface JobOptions extends Pick<LiveOptions, 'customerId' | 'pickup' | 'drop'> {
  /** Null: nothing is followed and nothing is read. */
  readonly bookingId: string | null;
  /** Null before anything is known: there is nothing to hear about yet. */
  readonly job: FollowedJob | null;
  readonly send: (event: JobEvent) => void;
}

/** How the two sources stand: the live connection, and HTTP. */
export interface JobSources extends LiveLine {
  /** The live connection does not tell: HTTP is asked every 10 s (D16, D43). */
  readonly isHttpInCharge: boolean;
  readonly readAgain: () => void;
  /** When HTTP last answered (milliseconds since 1970, 0: never), and why the latest question got no answer. */
  readonly readAtMs: number;
  readonly readFailure: CallFailure | null;
}

/**
 * Follows a booking for the driver search and the ride alike: read over HTTP, its news over the live connection, both into the rules of
 * `followed-job`. HTTP is read at the start, after every (re)connect, when the rules want a check (D28), and every 10 s while the
 * live connection does not tell (D16, D43).
 */
export function useJob({ bookingId, job, send, ...live }: JobOptions): JobSources {
  const askedAtMs = useRef(0);
  const screen = useId();
  const { data, dataUpdatedAt, error, refetch } = useQuery<BookingDetails, CallFailure>({
    // Never an older visit's status, nor that of the search before the ride, not even for a moment.
    queryKey: [...queryKeys.booking(bookingId ?? ''), screen],
    enabled: bookingId !== null,
    gcTime: 0,
    // The rules of D16 say when to read again, not the library.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    queryFn: async () => {
      askedAtMs.current = Date.now();
      return valueOrThrow(await getBooking(bookingId ?? ''));
    },
  });
  const readAgain = useCallback(() => void refetch(), [refetch]);

  // Every answer counts, also one that says the same as before: it confirms.
  // biome-ignore lint/correctness/useExhaustiveDependencies: dataUpdatedAt tells one answer from the next
  useEffect(() => {
    if (data) send({ type: 'bookingRead', booking: data, askedAtMs: askedAtMs.current });
  }, [data, dataUpdatedAt, send]);

  const hasConnected = useRef(false);
  const isFollowed = bookingId !== null && job !== null && !isSettled(job);
  const line = useLiveConnection({
    ...live,
    bookingId: isFollowed ? bookingId : null,
    onMessage: (message) => send({ type: 'messageHeard', message }),
    // What was sent while the connection was down is lost; a first connection right after the first read misses nothing.
    onConnected: () => {
      const isRead = !hasConnected.current && Date.now() - askedAtMs.current < ACK_WAIT_MS;
      hasConnected.current = true;
      if (!isRead) readAgain();
    },
  });

  const checks = job?.checks ?? 0;
  useEffect(() => {
    if (checks > 0) readAgain();
  }, [checks, readAgain]);

  const isHttpInCharge = isHttpToTell({ isFollowed, ...line });
  const isPolling = isHttpInCharge || (isFollowed && job.isChecking);
  useEffect(() => {
    if (!isPolling) return;
    if (isHttpInCharge) readAgain();
    const timer = setInterval(readAgain, READ_EVERY_MS);
    return () => clearInterval(timer);
  }, [isPolling, isHttpInCharge, readAgain]);

  return { ...line, isHttpInCharge, readAgain, readAtMs: dataUpdatedAt, readFailure: error };
}
