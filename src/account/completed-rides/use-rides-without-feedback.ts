import { useQuery } from '@tanstack/react-query';
import { getRidesWithoutFeedback } from '../../backend/account-calls';
import type { CallFailure } from '../../backend/failure';
import { queryKeys } from '../../backend/query-keys';
import type { Ride } from '../../backend/types';
import { valueOrThrow } from '../../lib/result';

/** The rides without feedback, most recent first (Spec §7). Not loaded again while the customer fills in the form. */
export function useRidesWithoutFeedback() {
  return useQuery<readonly Ride[], CallFailure>({
    queryKey: queryKeys.ridesWithoutFeedback,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    queryFn: async () => valueOrThrow(await getRidesWithoutFeedback()),
  });
}
