import { useCallback, useEffect, useState } from 'react';
import { now } from '../../device/clock';
import { CANCEL_WAIT_MS, type Cancelling } from '../../job/cancelling';
import { jobStatusTable } from '../../job/job-status';
import { nextRide } from '../../job/next-ride';
import { isGone, newSearch, type TrackedRide } from '../../job/tracked-ride';
import { useCancelling } from '../../job/use-cancelling';
import { type JobSources, useJob } from '../../job/use-job';
import { isPaused, isUp } from '../../live/live-message';
import type { News } from '../../live/sources';
import { useSession } from '../../session/use-session';
import { useMachine } from '../../ui/use-machine';
import { type CancelWish, SEARCH_CANCEL_REASON, searchNewsOf } from './driver-search';
import type { BookingEvent, BookingFlow } from './flow-steps';

interface Searched {
  readonly bookingId: string | null;
  readonly job: TrackedRide;
}
type SearchedEvent = { readonly bookingId: string; readonly event: News };

const jobOf = (searched: Searched, bookingId: string | null) =>
  searched.bookingId === bookingId ? searched.job : newSearch;

function follow(searched: Searched, { bookingId, event }: SearchedEvent): Searched {
  const before = jobOf(searched, bookingId);
  const job = nextRide(before, event, now());
  return job === searched.job ? searched : { bookingId, job };
}

/** The source of a search's news, and its cancellation. */
export interface DriverSearch {
  /** The live connection, HTTP in its place (D16, D43), or no source at the moment. */
  readonly newsSource: 'live' | 'http' | 'nobody';
  /** The backend no longer knows the booking. */
  readonly isMissing: boolean;
  readonly readAgain: () => void;
  /** Starts new connection attempts. */
  readonly retry: () => void;
  /** The state of this search's cancellation (D23, D35). */
  readonly cancelling: Cancelling['state'];
  /** It is asked, and waits for the connection: the search stays open until it is sent. */
  readonly isHeld: boolean;
  /** Whether the booking's status allows it (Spec §4). */
  readonly canCancel: boolean;
  readonly cancel: (wish: CancelWish) => void;
  /** Gives up on an unconfirmed cancellation: the search continues. */
  readonly leaveCancelling: () => void;
}

/**
 * Waits for a driver once the booking is placed (Spec §4, driver search). Listens to the job's sources, over a live
 * connection without coordinates (Spec §7), and reports to the booking flow. An end is followed until it is checked
 * (D28).
 */
export function useDriverSearch(flow: BookingFlow, send: (event: BookingEvent) => void): DriverSearch {
  const session = useSession();
  const searched = isSearch(flow) ? flow : null;
  // After the session has ended, here or in another window, nothing is requested for this customer (D5); the next login
  // finds the search.
  const signedInId = session.status === 'signed-in' ? session.customer.id : null;
  const isOver = searched !== null && signedInId !== searched.customerId;
  const search = isOver ? null : searched;
  const isWaitingForLogin = flow.step === 'signed-out';
  useEffect(() => {
    if (isOver) send({ type: 'sessionEnded' });
    if (isWaitingForLogin && signedInId !== null) send({ type: 'customerBack', customerId: signedInId });
  }, [isOver, isWaitingForLogin, signedInId, send]);

  const bookingId = search?.bookingId ?? null;
  const {
    state: followed,
    read,
    send: sendJob,
  } = useMachine<Searched, SearchedEvent>({
    initial: { bookingId: null, job: newSearch },
    next: follow,
  });
  const job = jobOf(followed, bookingId);
  const hear = useCallback(
    (event: News) => {
      if (bookingId !== null) sendJob({ bookingId, event });
    },
    [bookingId, sendJob],
  );
  const customerId = search?.customerId ?? '';
  const readJob = useCallback(() => jobOf(read(), bookingId), [read, bookingId]);
  const sources = useJob({ bookingId, customerId, job, readJob, send: hear });
  const { live, retry, freshness, readFailure } = sources;
  const cancellation = useSearchCancelling(bookingId, job, sources);

  const { word, isGivenUp, driverName, saidBy } = job;
  useEffect(() => {
    if (bookingId === null) return;
    const news = searchNewsOf(word, isGivenUp);
    if (news) send({ type: 'searchReported', bookingId, news, driverName: driverName || null, from: saidBy });
    send({ type: 'connectionChanged', live });
  }, [bookingId, word, isGivenUp, driverName, saidBy, live, send]);

  const httpTells = readFailure ? 'nobody' : 'http';
  return {
    retry,
    isMissing: isGone(job),
    readAgain: sources.readAgain,
    newsSource: freshness === 'live' ? 'live' : httpTells,
    cancelling: cancellation.state,
    isHeld: cancellation.isHeld,
    canCancel: jobStatusTable[job.status].canCancel,
    cancel: (wish) => {
      send({ type: 'cancelAsked', wish });
      cancellation.cancel();
    },
    leaveCancelling: () => {
      send({ type: 'cancelLeft' });
      cancellation.withdraw();
    },
  };
}

const isSearch = (flow: BookingFlow) =>
  flow.step === 'searching' || flow.step === 'accepted' || flow.step === 'cancelled' || flow.step === 'nobody-found';

/**
 * Cancels at any second of the search (D35). While the connection is still opening, case 706 waits for it, as long as a
 * cancellation waits for its confirmation.
 */
function useSearchCancelling(
  bookingId: string | null,
  { status }: TrackedRide,
  { live, sendCancel, readAgain }: JobSources,
): Pick<DriverSearch, 'isHeld'> & {
  readonly state: Cancelling['state'];
  readonly cancel: () => void;
  readonly withdraw: () => void;
} {
  const { cancelling, cancel, withdraw } = useCancelling({ bookingId, status, sendCancel, readAgain });
  const [heldFor, setHeldFor] = useState<string | null>(null);
  const isHeld = heldFor !== null && heldFor === bookingId;
  const isDecided = isUp(live) || isPaused(live);
  useEffect(() => {
    if (!isHeld) return;
    const go = () => {
      setHeldFor(null);
      cancel(SEARCH_CANCEL_REASON);
    };
    if (isDecided) return go();
    const timer = setTimeout(go, CANCEL_WAIT_MS);
    return () => clearTimeout(timer);
  }, [isHeld, isDecided, cancel]);
  return {
    state: isHeld ? 'asked' : cancelling.state,
    isHeld: isHeld && !isDecided,
    cancel: () => setHeldFor(bookingId),
    withdraw,
  };
}
