import { useQuery } from '@tanstack/react-query';
import { getCompletedRides } from '../../backend/account-calls';
import type { CallFailure } from '../../backend/failure';
import { queryKeys } from '../../backend/query-keys';
import type { Ride } from '../../backend/types';
import { isCompleted, type JobStatus } from '../../job/job-status';
import { valueOrThrow } from '../../lib/result';

/** The ended ride in the list of completed rides, which has its price (Spec §3); null while unknown. */
export function useCompletedRide(bookingId: string, status: JobStatus): Ride | null {
  const { data } = useQuery<readonly Ride[], CallFailure>({
    queryKey: queryKeys.completedRide(bookingId, status),
    enabled: isCompleted(status),
    queryFn: async () => valueOrThrow(await getCompletedRides()).rides,
  });
  return data?.find((ride) => ride.bookingId === bookingId) ?? null;
}
