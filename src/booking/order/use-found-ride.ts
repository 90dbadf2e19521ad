import { useQuery } from '@tanstack/react-query';
import { getBooking } from '../../backend/calls';
import type { CallFailure } from '../../backend/failure';
import { queryKeys } from '../../backend/query-keys';
import type { BookingDetails } from '../../backend/types';
import { jobStatusOf, jobStatusTable } from '../../job/job-status';
import { READ_EVERY_MS } from '../../job/reading';
import { valueOrThrow } from '../../lib/result';
import { useCurrentRide } from '../../session/use-current-ride';

/** A ride that this customer has already booked, and how it stands as far as that is known. */
export interface FoundRide {
  readonly bookingId: string;
  readonly state: 'searching' | 'coming' | 'booked';
}

/** The ride that a customer who comes back to the form has running; null without one. A search is found again this way. */
export function useFoundRide(isWanted: boolean): FoundRide | null {
  const bookingId = useCurrentRide();
  const { data } = useQuery<BookingDetails, CallFailure>({
    queryKey: queryKeys.booking(bookingId ?? ''),
    enabled: isWanted && bookingId !== null,
    refetchInterval: READ_EVERY_MS,
    queryFn: async () => valueOrThrow(await getBooking(bookingId ?? '')),
  });
  if (!isWanted || bookingId === null) return null;
  const row = data && jobStatusTable[jobStatusOf(data.jobStatus)];
  if (row?.isOver) return null;
  return { bookingId, state: stateOf(row) };
}

function stateOf(row: (typeof jobStatusTable)[keyof typeof jobStatusTable] | undefined): FoundRide['state'] {
  if (row?.hasDriver) return 'coming';
  return row?.search === 'SEARCHING' ? 'searching' : 'booked';
}
