import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { getBooking } from '../backend/calls';
import { createSources, type News, noSources, type Sources, type SourcesState } from '../live/sources';
import { expectedOf, type TrackedRide } from './tracked-ride';

/** The booking to follow, its customer and its state. */
interface JobOptions {
  /** Null: nothing is followed or read. */
  readonly bookingId: string | null;
  readonly customerId: string | number;
  /** The state as rendered. */
  readonly job: TrackedRide | null;
  /**
   * The latest state, with the ends of the ride if case 705 carries them (Spec §7); null before the first read: there
   * is none to update yet. Both functions keep their identity.
   */
  readonly readJob: () => TrackedRide | null;
  readonly send: (news: News) => void;
}

/** The state of both sources, and what can be asked of them. */
export type JobSources = SourcesState & Pick<Sources, 'retry' | 'sendCancel' | 'readAgain'>;

/** Follows a booking with a connection per booking and customer (D28), closed with 1000 on unmount. */
export function useJob({ bookingId, customerId, job, readJob, send }: JobOptions): JobSources {
  const sources = useMemo(() => {
    if (bookingId === null) return idle;
    return createSources({
      bookingId,
      customerId,
      readExpected: () => expectedOf(readJob()),
      readEnds: () => endsOf(readJob()),
      read: () => getBooking(bookingId),
      send,
    });
  }, [bookingId, customerId, readJob, send]);
  useEffect(() => {
    sources.start();
    return sources.stop;
  }, [sources]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state may also come from the device
  useEffect(() => sources.look(), [sources, job]);
  const { retry, sendCancel, readAgain } = sources;
  return { ...useSyncExternalStore(sources.subscribe, sources.get, sources.get), retry, sendCancel, readAgain };
}

/** The ends of the ride; the searching dialog has none (Spec §7). */
function endsOf(job: TrackedRide | null) {
  if (!job?.booking) return {};
  const { pickup, drop } = job.booking;
  return { pickup, drop };
}

/** Where no booking is followed. */
const idle: Sources = {
  get: () => noSources,
  subscribe: () => () => {},
  start: () => {},
  stop: () => {},
  retry: () => {},
  sendCancel: () => false,
  readAgain: () => {},
  look: () => {},
};
