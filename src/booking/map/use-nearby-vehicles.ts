import { hashKey, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import type { CallFailure } from '../../backend/failure';
import { queryKeys } from '../../backend/query';
import type { NearbyVehicle } from '../../backend/types';
import { getNearbyVehicles } from '../../backend/vehicles/vehicle-calls';
import type { Result } from '../../lib/result';

/** Free taxis are loaded again after this time while the page is visible. */
const REFRESH_MS = 30_000;

/** The query options for all data about free taxis. */
export const nearbyQueryOptions = {
  staleTime: REFRESH_MS,
  refetchInterval: REFRESH_MS,
  refetchIntervalInBackground: false,
  refetchOnWindowFocus: true,
} as const;

const noVehicles: readonly NearbyVehicle[] = [];

/** A failure is data: the query would forget an error as soon as the next read begins. */
type Vehicles = Result<readonly NearbyVehicle[], CallFailure>;

/** The free taxis, in a store outside React: thousands change at once, and no screen should render for that. */
export interface NearbyFleet {
  /** Empty if they cannot be loaded (Spec §8: list calls return an empty list). */
  get(): readonly NearbyVehicle[];
  subscribe(listener: () => void): () => void;
}

/**
 * The company's free taxis, loaded again every 30 s. The caller renders only when loading starts to fail or recovers.
 */
export function useNearbyVehicles(): { readonly fleet: NearbyFleet; readonly failure: CallFailure | null } {
  const queryClient = useQueryClient();
  useQuery<Vehicles>({
    ...nearbyQueryOptions,
    // Each answer is heard through the fleet.
    notifyOnChangeProps: [],
    queryKey: queryKeys.nearbyVehicles,
    // Nearly all taxis have moved: comparing the lists would cost more than using the new one.
    structuralSharing: false,
    queryFn: getNearbyVehicles,
  });
  const fleet = useMemo(() => fleetIn(queryClient), [queryClient]);
  const lastFailure = () => {
    const last = queryClient.getQueryData<Vehicles>(queryKeys.nearbyVehicles);
    return last?.ok === false ? last.failure : null;
  };
  const hasFailed = () => lastFailure() !== null;
  // Each failure is another object: only the first of several in a row makes the caller render.
  return { fleet, failure: useSyncExternalStore(fleet.subscribe, hasFailed, hasFailed) ? lastFailure() : null };
}

function fleetIn(queryClient: QueryClient): NearbyFleet {
  const hash = hashKey(queryKeys.nearbyVehicles);
  return {
    get: () => {
      const last = queryClient.getQueryData<Vehicles>(queryKeys.nearbyVehicles);
      return last?.ok ? last.value : noVehicles;
    },
    subscribe: (listener) =>
      queryClient.getQueryCache().subscribe((event) => {
        const hasAnswered = event.type === 'updated' && event.action.type === 'success';
        if (hasAnswered && event.query.queryHash === hash) listener();
      }),
  };
}
