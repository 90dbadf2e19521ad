import { hashKey, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getNearbyVehicles } from '../../backend/calls';
import { queryKeys } from '../../backend/query-keys';
import type { NearbyVehicle } from '../../backend/types';
import { valueOrThrow } from '../../lib/result';

/** Free taxis are looked for again after this time while the page is visible. */
const REFRESH_MS = 30_000;

/** How everything about free taxis is kept fresh. */
export const refreshed = {
  staleTime: REFRESH_MS,
  refetchInterval: REFRESH_MS,
  refetchIntervalInBackground: false,
  refetchOnWindowFocus: true,
} as const;

const noVehicles: readonly NearbyVehicle[] = [];

/** The free taxis, told outside React: thousands of them change at once, and no screen is drawn anew for that. */
export interface NearbyFleet {
  /** None when they cannot be read (Spec §8: list calls return an empty list). */
  get(): readonly NearbyVehicle[];
  subscribe(listener: () => void): () => void;
}

/** The free taxis of the company, looked for again every 30 s; the caller is drawn anew only when looking fails or works again. */
export function useNearbyVehicles(): { readonly fleet: NearbyFleet; readonly haveFailed: boolean } {
  const queryClient = useQueryClient();
  // Only what is taken out here draws the caller anew.
  const { isError } = useQuery({
    ...refreshed,
    queryKey: queryKeys.nearbyVehicles,
    // Nearly all of them have moved: comparing the lists would cost more than the new one.
    structuralSharing: false,
    queryFn: async () => valueOrThrow(await getNearbyVehicles()),
  });
  const fleet = useMemo(() => fleetIn(queryClient), [queryClient]);
  return { fleet, haveFailed: isError };
}

function fleetIn(queryClient: QueryClient): NearbyFleet {
  const hash = hashKey(queryKeys.nearbyVehicles);
  return {
    get: () => {
      const state = queryClient.getQueryState<readonly NearbyVehicle[]>(queryKeys.nearbyVehicles);
      return state?.status === 'success' ? (state.data ?? noVehicles) : noVehicles;
    },
    subscribe: (listener) =>
      queryClient.getQueryCache().subscribe((event) => {
        const hasAnswered = event.type === 'updated' && ['success', 'error'].includes(event.action.type);
        if (hasAnswered && event.query.queryHash === hash) listener();
      }),
  };
}
