import { useQuery } from '@tanstack/react-query';
import { getBooking } from '../../backend/calls';
import type { CallFailure } from '../../backend/failure';
import { queryKeys } from '../../backend/query-keys';
import type { BookingDetails } from '../../backend/types';
import { backendNow } from '../../device/clock';
import { jobStatusOf, jobStatusTable } from '../../job/job-status';
import { isPreOrder } from '../../job/pre-order';
import { READ_EVERY_MS } from '../../job/reading';
import { valueOrThrow } from '../../lib/result';
import { useCurrentRide, useCurrentRides } from '../../session/use-current-ride';
import { justOrdered } from './use-ordering';

/** A ride that this customer has already booked, and how it stands as far as that is known. */
export interface FoundRide {
  readonly bookingId: string;
  readonly state: 'searching' | 'coming' | 'booked';
  /** The pickup of a pre-order for which nobody is looked for yet; null for every other ride. */
  readonly preOrderFor: Date | null;
}

/** The ride that a customer who comes back to the form has running; null without one. A search is found again this way. */
export function useCurrentBooking(isWanted: boolean): FoundRide | null {
  const listedId = useCurrentRide();
  const { data: rides } = useCurrentRides();
  // A list that is late does not hide an order of a moment ago.
  const unlisted = isWanted && listedId === null ? justOrdered() : null;
  const bookingId = listedId ?? unlisted?.bookingId ?? null;
  const { data } = useQuery<BookingDetails, CallFailure>({
    queryKey: queryKeys.booking(bookingId ?? ''),
    enabled: isWanted && bookingId !== null,
    refetchInterval: READ_EVERY_MS,
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
