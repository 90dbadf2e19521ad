import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { getBooking } from '../backend/calls';
import type { CallFailure } from '../backend/failure';
import { queryKeys } from '../backend/query-keys';
import type { BookingDetails } from '../backend/types';
import { valueOrThrow } from '../lib/result';
import { ACK_WAIT_MS } from '../live/connection';
import { type LiveLine, type LiveOptions, useLiveConnection } from '../live/use-live-connection';
import { type FollowedJob, isSettled, type JobEvent } from './followed-job';
import { createReadFloor } from './read-floor';
import { isHttpToTell, READ_EVERY_MS } from './reading';

const NOT_FOUND = 404;
/** A read without an answer for this long may have been lost with the network: the next one does not wait for it. */
const READ_LOST_AFTER_MS = 5_000;

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
  /** Why the latest read has got no answer. */
  readonly readFailure: CallFailure | null;
}

/**
 * Follows a booking for the driver search and the ride alike: read over HTTP, its news over the live connection, both into the rules of
 * `followed-job`. HTTP is read at the start, after every (re)connect, when the rules want a check (D28), and every 10 s while the
 * live connection does not tell (D16, D43).
 */
export function useJob({ bookingId, job, send, ...live }: JobOptions): JobSources {
  // By a clock that nobody can set back.
  const askedAtMs = useRef(0);
  const changes = useRef(0);
  const changesBefore = useRef(0);
  useEffect(() => {
    changes.current = job?.changes ?? 0;
  });
  const screen = useId();
  const { data, dataUpdatedAt, error, errorUpdateCount, refetch } = useQuery<BookingDetails, CallFailure>({
    // Never an older visit's status, nor that of the search before the ride, not even for a moment.
    queryKey: [...queryKeys.booking(bookingId ?? ''), screen],
    enabled: bookingId !== null,
    gcTime: 0,
    // The rules of D16 say when to read again, not the library.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    queryFn: async () => {
      askedAtMs.current = performance.now();
      changesBefore.current = changes.current;
      return valueOrThrow(await getBooking(bookingId ?? ''));
    },
  });
  const latestRefetch = useRef(refetch);
  useEffect(() => {
    latestRefetch.current = refetch;
  });
  const [floor] = useState(() =>
    createReadFloor(() => {
      const isLost = performance.now() - askedAtMs.current > READ_LOST_AFTER_MS;
      void latestRefetch.current({ cancelRefetch: isLost });
    }),
  );
  useEffect(() => floor.stop, [floor]);
  const readAgain = floor.ask;

  // Every answer counts, also one that says the same as before: it confirms.
  // biome-ignore lint/correctness/useExhaustiveDependencies: dataUpdatedAt tells one answer from the next
  useEffect(() => {
    if (data) send({ type: 'bookingRead', booking: data, changesBefore: changesBefore.current });
  }, [data, dataUpdatedAt, send]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: errorUpdateCount tells one failure from the next
  useEffect(() => {
    if (error?.status === NOT_FOUND) send({ type: 'bookingMissed' });
  }, [error, errorUpdateCount, send]);

  const hasConnected = useRef(false);
  const isFollowed = bookingId !== null && job !== null && !isSettled(job);
  const line = useLiveConnection({
    ...live,
    bookingId: isFollowed ? bookingId : null,
    onMessage: (message) => send({ type: 'messageHeard', message }),
    // What was sent while the connection was down is lost; a first connection right after the first read misses nothing.
    onConnected: () => {
      const isRead = !hasConnected.current && performance.now() - askedAtMs.current < ACK_WAIT_MS;
      hasConnected.current = true;
      if (!isRead) readAgain();
    },
  });

  const checks = job?.checks ?? 0;
  useEffect(() => {
    if (checks > 0) readAgain();
  }, [checks, readAgain]);

  const isHttpInCharge = isHttpToTell({ isFollowed, ...line });
  const isPolling = isHttpInCharge || (isFollowed && (job.isChecking || job.missed > 0));
  useEffect(() => {
    if (!isPolling) return;
    if (isHttpInCharge) readAgain();
    const timer = setInterval(readAgain, READ_EVERY_MS);
    return () => clearInterval(timer);
  }, [isPolling, isHttpInCharge, readAgain]);

  return { ...line, isHttpInCharge, readAgain, readFailure: error };
}
