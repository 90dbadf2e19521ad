import { useQuery } from '@tanstack/react-query';
import { getBooking } from '../../backend/calls';
import type { CallFailure } from '../../backend/failure';
import { queryKeys } from '../../backend/query-keys';
import type { BookingDetails } from '../../backend/types';
import { backendNow } from '../../device/clock';
import { READ_INTERVAL_MS } from '../../job/http-fallback';
import { jobStatusOf, jobStatusTable } from '../../job/job-status';
import { isPreOrder } from '../../job/pre-order';
import { valueOrThrow } from '../../lib/result';
import { useCurrentRide, useCurrentRides } from '../../session/use-current-ride';
import { recentOrder } from './use-ordering';

/** A ride that this customer has already booked, with its status if known. */
export interface CurrentBooking {
  readonly bookingId: string;
  readonly state: 'searching' | 'coming' | 'booked';
  /** The pickup time of a pre-order whose driver search has not started; null for any other ride. */
  readonly preOrderFor: Date | null;
}

/** The customer's current ride, for the form; null without one. It leads back to a running search. */
export function useCurrentBooking(isWanted: boolean): CurrentBooking | null {
  const listedId = useCurrentRide();
  const { data: rides } = useCurrentRides();
  // A recent order counts before the list shows it.
  const unlisted = isWanted && listedId === null ? recentOrder() : null;
  const bookingId = listedId ?? unlisted?.bookingId ?? null;
  const { data } = useQuery<BookingDetails, CallFailure>({
    queryKey: queryKeys.booking(bookingId ?? ''),
    enabled: isWanted && bookingId !== null,
    refetchInterval: READ_INTERVAL_MS,
    queryFn: async () => valueOrThrow(await getBooking(bookingId ?? '')),
  });
  if (!isWanted || bookingId === null || (unlisted && !data)) return null;
  const row = data && jobStatusTable[jobStatusOf(data.jobStatus)];
  if (row?.isOver) return null;
  if (row?.hasDriver) return { bookingId, state: 'coming', preOrderFor: null };
  const startsAt = rides?.find((ride) => ride.bookingId === bookingId)?.startsAt ?? unlisted?.startsAt ?? null;
  if (isPreOrder(startsAt, backendNow())) return { bookingId, state: 'booked', preOrderFor: startsAt };
  return { bookingId, state: row?.search === 'SEARCHING' ? 'searching' : 'booked', preOrderFor: null };
}
