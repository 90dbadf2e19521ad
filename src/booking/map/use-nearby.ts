import { useQuery } from '@tanstack/react-query';
import { getNearbyVehicles, getNearestVehicle } from '../../backend/calls';
import { queryKeys } from '../../backend/query-keys';
import type { NearbyVehicle, NearestVehicle } from '../../backend/types';
import type { Place } from '../../lib/place';
import { valueOrThrow } from '../../lib/result';
import { useDrivingDistance } from '../../maps/use-driving-distance';

/** Free taxis are looked for again after this time while the page is visible. */
const REFRESH_MS = 30_000;

const refreshed = {
  staleTime: REFRESH_MS,
  refetchInterval: REFRESH_MS,
  refetchIntervalInBackground: false,
  refetchOnWindowFocus: true,
} as const;

const noVehicles: readonly NearbyVehicle[] = [];

/** The free taxis of the company. */
export interface NearbyVehicles {
  /** None when they cannot be read (Spec §8: list calls return an empty list). */
  readonly list: readonly NearbyVehicle[];
  readonly haveFailed: boolean;
}

/** The free taxis, looked for again every 30 s. */
export function useNearbyVehicles(): NearbyVehicles {
  const nearby = useQuery({
    ...refreshed,
    queryKey: queryKeys.nearbyVehicles,
    queryFn: async () => valueOrThrow(await getNearbyVehicles()),
  });
  return { list: nearby.isError ? noVehicles : (nearby.data ?? noVehicles), haveFailed: nearby.isError };
}

/**
 * How far away the nearest taxi is from the pickup; null when it is not known (Spec §8, D17). A distance that the backend does not name
 * comes from the distance matrix, from where that taxi stands (D30).
 */
export function useNearestVehicle(
  pickup: Place | null,
  vehicles: readonly NearbyVehicle[],
): Pick<NearestVehicle, 'minutes' | 'distanceKm'> | null {
  const position = pickup?.coordinates;
  const nearest = useQuery({
    ...refreshed,
    queryKey: queryKeys.nearestVehicle(position),
    enabled: Boolean(position),
    queryFn: async () => {
      if (!position) return null;
      return valueOrThrow(await getNearestVehicle(position));
    },
  });
  const found = nearest.isError ? null : (nearest.data ?? null);
  const isMeasured = found !== null && found.minutes !== null && found.distanceKm === null;
  const taxi = isMeasured ? vehicles.find(({ id }) => id === found.vehicleId) : undefined;
  const measuredKm = useDrivingDistance(taxi?.position ?? null, position ?? null);
  return found && { minutes: found.minutes, distanceKm: found.distanceKm ?? measuredKm };
}
