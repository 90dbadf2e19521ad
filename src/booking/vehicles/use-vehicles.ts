import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../../backend/query';
import type { VehicleCategory } from '../../backend/types';
import { getCategories } from '../../backend/vehicles/vehicle-calls';
import type { Place } from '../../lib/places/place';
import { valueOrThrow } from '../../lib/result';
import type { DrivingRoute } from '../../maps/routing/find-route';
import { useDrivingRoute } from '../../maps/routing/use-driving-route';
import { nearbyQueryOptions } from '../map/use-nearby-vehicles';
import { defaultVehicles, inOrderOf } from './vehicles';

/** The route between the chosen places, and the vehicles that can be ordered for it. */
export interface Vehicles {
  /** Null without two places, while loading, and after a failure: then distance and time are unknown (Spec §8). */
  readonly route: DrivingRoute | null;
  readonly hasRouteFailed: boolean;
  readonly list: readonly VehicleCategory[];
  readonly areLoading: boolean;
  readonly haveFailed: boolean;
  /** Loads the categories again; null if that fails. */
  readonly reload: () => Promise<readonly VehicleCategory[] | null>;
}

/**
 * Route and vehicle categories, loaded only if there is a distance (Spec §5); otherwise, and after a failure, the
 * defaults of §3. Their minutes age, so they are read again with those of the taxis on the map. An answer for earlier
 * places has another key and is dropped.
 */
export function useVehicles(pickup: Place | null, drop: Place | null): Vehicles {
  const from = pickup?.coordinates ?? null;
  const to = drop?.coordinates ?? null;
  const { route, isLoading, hasFailed } = useDrivingRoute(from, to);
  const distanceKm = route?.distanceKm ?? 0;

  const categories = useQuery({
    ...nearbyQueryOptions,
    queryKey: queryKeys.categories(from, to, distanceKm),
    enabled: distanceKm > 0,
    queryFn: async ({ client, queryKey }) => {
      if (!from || !to) return [];
      const found = valueOrThrow(await getCategories({ distanceKm, pickup: from, drop: to }));
      return inOrderOf(client.getQueryData<typeof found>(queryKey), found);
    },
  });

  return {
    route,
    hasRouteFailed: hasFailed,
    list: categories.data?.length ? categories.data : defaultVehicles,
    areLoading: isLoading || categories.isLoading,
    // A list that is there stays when reading it again fails.
    haveFailed: categories.isLoadingError,
    reload: async () => {
      const { data, isSuccess } = await categories.refetch();
      return isSuccess ? data : null;
    },
  };
}
