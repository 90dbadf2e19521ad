import { useQuery } from '@tanstack/react-query';
import { getBooking } from '../backend/calls';
import type { CallFailure } from '../backend/failure';
import { queryKeys } from '../backend/query';
import type { BookingDetails } from '../backend/types';
import { now } from '../device/clock';
import { valueOrThrow } from '../lib/result';
import { READ_INTERVAL_MS } from '../live/freshness';
import { usePerson } from '../session/use-session';
import { useNow } from '../ui/time';
import { JobStatus, jobStatusOf, jobStatusTable } from './job-status';
import { isPreOrder, type RideTime, rideTime } from './ride-time';
import { readSavedRide } from './stored-ride';

/** A current ride as shown outside of its own screen. */
export interface RideGlance {
  /** False until the first answer about the ride, whatever it is. */
  readonly isKnown: boolean;
  readonly status: JobStatus;
  /** The sentence of the status, a key of the `status` texts. */
  readonly sentence: 'banner.preOrder' | (typeof jobStatusTable)[JobStatus]['banner'];
  readonly time: RideTime | null;
  readonly nowMs: number;
  /** Empty if unknown. */
  readonly plate: string;
  readonly vehicleName: string;
  readonly driverRating: number | null;
}

/**
 * A current ride without a live connection of its own: the status is read every 10 s; the arrival is the last one heard
 * on this device, while it is ahead. A pre-order whose search has not started is not read.
 */
export function useRideGlance(bookingId: string, startsAt: Date | null): RideGlance {
  const person = usePerson();
  const nowMs = useNow(READ_INTERVAL_MS);
  const isAhead = isPreOrder(startsAt, now());
  const { data, isPending } = useQuery<BookingDetails, CallFailure>({
    queryKey: queryKeys.booking(bookingId),
    enabled: !isAhead,
    refetchInterval: READ_INTERVAL_MS,
    queryFn: async () => valueOrThrow(await getBooking(bookingId)),
  });
  const status = data ? jobStatusOf(data.jobStatus) : JobStatus.OTHER;
  const { hasDriver, banner } = jobStatusTable[status];
  // Nothing is known of the ride before: a status that nobody knows may come before a driver's acceptance.
  const taxi = hasDriver ? data : undefined;
  const stored = taxi && readSavedRide(person, bookingId)?.lastKnown;
  // The arrival of another taxi says nothing of this one.
  const known = stored?.carNumber === taxi?.carNumber ? stored : null;
  const ahead = (atMs: number | null = null) => ((atMs ?? 0) > nowMs ? atMs : null);
  const time = rideTime(status, {
    pickupAtMs: ahead(known?.pickupAtMs),
    dropAtMs: ahead(known?.dropAtMs),
    bookedAtMs: ahead(startsAt?.getTime()),
    arrivalsAtMs: known?.arrivalsAtMs ?? known?.knownAtMs ?? null,
  });
  return {
    isKnown: isAhead || !isPending,
    status,
    sentence: isAhead && !hasDriver ? 'banner.preOrder' : banner,
    time: time?.atMs === null ? null : time,
    nowMs,
    plate: taxi?.carNumber ?? '',
    vehicleName: taxi?.vehicleName ?? '',
    driverRating: taxi?.driverRating ?? null,
  };
}
