import { useCallback, useEffect } from 'react';
import { type FollowedJob, type JobEvent, nextJob, placedJob } from '../../job/followed-job';
import { searchNewsOf } from '../../job/search-status';
import { useJob } from '../../job/use-job';
import { useMachine } from '../../ui/use-machine';
import type { BookingEvent, BookingFlow } from './flow';

/** The job of one search; another booking is another search. */
interface Searched {
  readonly bookingId: string | null;
  readonly job: FollowedJob;
}
type SearchedEvent = { readonly bookingId: string; readonly event: JobEvent };

function follow(searched: Searched, { bookingId, event }: SearchedEvent): Searched {
  const before = searched.bookingId === bookingId ? searched.job : placedJob;
  const job = nextJob(before, event, Date.now());
  return job === searched.job ? searched : { bookingId, job };
}

/** Who brings the news of a search: the live connection, HTTP in its place (D16, D43), or nobody at the moment. */
export interface DriverSearch {
  readonly toldBy: 'live' | 'http' | 'nobody';
  /** A new burst of attempts of the live connection. */
  readonly retry: () => void;
}

/**
 * Listens for a driver once the booking is placed (Spec §4, driver search): the job's sources, the live connection without coordinates
 * (Spec §7), reported to the booking flow. An ending is followed until it is checked (D28).
 */
export function useDriverSearch(flow: BookingFlow, send: (event: BookingEvent) => void): DriverSearch {
  const search = flow.step === 'searching' || flow.step === 'accepted' || flow.step === 'cancelled' ? flow : null;
  const bookingId = search?.bookingId ?? null;
  const { state: searched, send: sendJob } = useMachine<Searched, SearchedEvent>({
    initial: { bookingId: null, job: placedJob },
    next: follow,
  });
  const job = searched.bookingId === bookingId ? searched.job : placedJob;
  const hear = useCallback(
    (event: JobEvent) => {
      if (bookingId !== null) sendJob({ bookingId, event });
    },
    [bookingId, sendJob],
  );
  const customerId = search?.customerId ?? '';
  const { live, retry, isHttpInCharge, readFailure } = useJob({ bookingId, customerId, job, send: hear });

  const { word, driverName, saidBy } = job;
  useEffect(() => {
    const news = searchNewsOf(word);
    if (bookingId === null || !news) return;
    send({ type: 'searchReported', bookingId, news, driverName: driverName || null, from: saidBy });
  }, [bookingId, word, driverName, saidBy, send]);

  useEffect(() => {
    if (bookingId !== null) send({ type: 'connectionChanged', live });
  }, [bookingId, live, send]);

  const httpTells = readFailure ? 'nobody' : 'http';
  return { retry, toldBy: isHttpInCharge ? httpTells : 'live' };
}
