import { useQuery } from '@tanstack/react-query';
import { getBooking } from '../backend/calls';
import type { CallFailure } from '../backend/failure';
import { queryKeys } from '../backend/query';
import type { BookingDetails } from '../backend/types';
import { now } from '../device/clock';
import { valueOrThrow } from '../lib/result';
import { READ_INTERVAL_MS } from '../live/freshness';
import { useCurrentRide, useCurrentRides } from '../session/use-current-ride';
import { jobStatusOf, jobStatusTable } from './job-status';
import { isPreOrder } from './ride-time';

/** A ride that this customer has already booked, with its status if known. */
export interface CurrentBooking {
  readonly bookingId: string;
  readonly state: 'searching' | 'coming' | 'booked';
  /** The pickup time of a pre-order whose driver search has not started; null for any other ride. */
  readonly preOrderFor: Date | null;
}

/** An order that the list of rides may not show yet; `startsAt` is null for "as soon as possible". */
export interface UnlistedOrder {
  readonly bookingId: string;
  readonly startsAt: Date | null;
}

const readNone = (): UnlistedOrder | null => null;

/**
 * The customer's current ride; null without one, and while it is not wanted. It leads back to a running search. A
 * recent order counts before the list shows it. A pre-order is read once: its card reads it when the search begins.
 */
export function useCurrentBooking(isWanted = true, readRecent = readNone): CurrentBooking | null {
  const listedId = useCurrentRide();
  const { data: rides } = useCurrentRides();
  const unlisted = isWanted && listedId === null ? readRecent() : null;
  const bookingId = listedId ?? unlisted?.bookingId ?? null;
  const startsAt = rides?.find((ride) => ride.bookingId === bookingId)?.startsAt ?? unlisted?.startsAt ?? null;
  const isAhead = isPreOrder(startsAt, now());
  const { data } = useQuery<BookingDetails, CallFailure>({
    queryKey: queryKeys.booking(bookingId ?? ''),
    enabled: isWanted && bookingId !== null,
    refetchInterval: !isAhead && READ_INTERVAL_MS,
    queryFn: async () => valueOrThrow(await getBooking(bookingId ?? '')),
  });
  if (!isWanted || bookingId === null || (unlisted && !data)) return null;
  const row = data && jobStatusTable[jobStatusOf(data.jobStatus)];
  if (row?.isOver) return null;
  if (row?.hasDriver) return { bookingId, state: 'coming', preOrderFor: null };
  if (isAhead) return { bookingId, state: 'booked', preOrderFor: startsAt };
  return { bookingId, state: row?.search === 'SEARCHING' ? 'searching' : 'booked', preOrderFor: null };
}
