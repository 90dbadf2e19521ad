import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { getBooking } from '../backend/calls';
import type { CallFailure } from '../backend/failure';
import { queryKeys } from '../backend/query-keys';
import { busySeconds } from '../backend/retry-after';
import type { BookingDetails } from '../backend/types';
import { pageAgeMs } from '../device/clock';
import type { Result } from '../lib/result';
import { ACK_WAIT_MS } from '../live/connection';
import { type LiveConnectionState, type LiveOptions, useLiveConnection } from '../live/use-live-connection';
import { type FollowedJob, isSettled, type JobEvent } from './followed-job';
import { needsHttpFallback, READ_INTERVAL_MS } from './http-fallback';
import { createReadLimiter } from './read-limiter';

const NOT_FOUND = 404;
/** A read without an answer for this long may be lost, unless it waits for a busy backend: the next one goes ahead. */
const READ_LOST_AFTER_MS = 5_000;

/** The booking to follow, its customer and its state. */
interface JobOptions extends Pick<LiveOptions, 'customerId' | 'pickup' | 'drop'> {
  /** Null: nothing is followed or read. */
  readonly bookingId: string | null;
  /** Null before the first read: there is no state to update yet. */
  readonly job: FollowedJob | null;
  readonly send: (event: JobEvent) => void;
}

/** The state of both sources: the live connection, and HTTP. */
export interface JobSources extends LiveConnectionState {
  /** The live connection provides no news: HTTP is read every 10 s (D16, D43). */
  readonly isHttpFallback: boolean;
  readonly readAgain: () => void;
  /** The failure of the last read that has ended, also while the next one runs. */
  readonly readFailure: CallFailure | null;
  readonly isReading: boolean;
}

/**
 * Follows a booking for the driver search or the ride: HTTP reads and live messages become events of `followed-job`.
 * HTTP is read at the start, after each (re)connect, when the rules request a check (D28), and every 10 s while the
 * live connection provides no news (D16, D43).
 */
export function useJob({ bookingId, job, send, ...live }: JobOptions): JobSources {
  const askedAtMs = useRef(0);
  const changes = useRef(0);
  const changesBefore = useRef(0);
  useEffect(() => {
    changes.current = job?.changes ?? 0;
  });
  const screen = useId();
  // A failure is data: the query would forget an error as soon as the next read begins.
  const {
    data: last,
    dataUpdatedAt,
    isFetching,
    refetch,
  } = useQuery<Result<BookingDetails, CallFailure>>({
    // Per booking and screen: the cached status of an earlier visit, or of the search before the ride, must never
    // appear.
    queryKey: [...queryKeys.booking(bookingId ?? ''), screen],
    enabled: bookingId !== null,
    gcTime: 0,
    // The rules of D16 decide when to read again.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    queryFn: async () => {
      askedAtMs.current = pageAgeMs();
      changesBefore.current = changes.current;
      return getBooking(bookingId ?? '');
    },
  });
  const latestId = useRef(bookingId);
  const latestRefetch = useRef(refetch);
  useEffect(() => {
    latestId.current = bookingId;
    latestRefetch.current = refetch;
  });
  const [floor] = useState(() =>
    createReadLimiter(() => {
      // A postponed read may come after the end of a search: there is no booking to read any more.
      if (latestId.current === null) return;
      const isLost = pageAgeMs() - askedAtMs.current > READ_LOST_AFTER_MS && busySeconds.get() === 0;
      void latestRefetch.current({ cancelRefetch: isLost });
    }),
  );
  useEffect(() => floor.stop, [floor]);
  const readAgain = floor.ask;

  // Every answer is an event, also an unchanged one: it confirms the state.
  // biome-ignore lint/correctness/useExhaustiveDependencies: dataUpdatedAt changes with each answer
  useEffect(() => {
    if (last?.ok) send({ type: 'bookingRead', booking: last.value, changesBefore: changesBefore.current });
    if (last?.ok === false && last.failure.status === NOT_FOUND) send({ type: 'bookingMissed' });
  }, [last, dataUpdatedAt, send]);

  const hasConnected = useRef(false);
  const isFollowed = bookingId !== null && job !== null && !isSettled(job);
  const line = useLiveConnection({
    ...live,
    bookingId: isFollowed ? bookingId : null,
    onMessage: (message) => send({ type: 'messageHeard', message }),
    // Messages sent while the connection was down are lost, so read again; not if the first read was just requested.
    onConnected: () => {
      const isRead = !hasConnected.current && pageAgeMs() - askedAtMs.current < ACK_WAIT_MS;
      hasConnected.current = true;
      if (!isRead) readAgain();
    },
  });

  const checks = job?.checks ?? 0;
  useEffect(() => {
    if (checks > 0) readAgain();
  }, [checks, readAgain]);

  const isHttpFallback = needsHttpFallback({ isFollowed, ...line });
  const isPolling = isHttpFallback || (isFollowed && (job.isChecking || job.missed > 0));
  useEffect(() => {
    if (!isPolling) return;
    if (isHttpFallback) readAgain();
    const timer = setInterval(readAgain, READ_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isPolling, isHttpFallback, readAgain]);

  return {
    ...line,
    isHttpFallback,
    readAgain,
    readFailure: last?.ok === false ? last.failure : null,
    isReading: isFetching,
  };
}
