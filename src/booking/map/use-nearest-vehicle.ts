import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { queryKeys } from '../../backend/query-keys';
import type { NearestVehicle } from '../../backend/types';
import { getNearestVehicle } from '../../backend/vehicles/vehicle-calls';
import { valueOrThrow } from '../../lib/result';
import { useDrivingDistance } from '../../maps/routing/use-driving-distance';
import type { Place } from '../../places/place';
import { type NearbyFleet, nearbyQueryOptions } from './use-nearby-vehicles';

/**
 * Minutes and kilometres from the nearest taxi to the pickup; null if unknown (Spec §8, D17). If the backend gives no
 * distance, the distance matrix measures it from that taxi's position (D30).
 */
export function useNearestVehicle(
  pickup: Place | null,
  fleet: NearbyFleet,
): Pick<NearestVehicle, 'minutes' | 'distanceKm'> | null {
  const position = pickup?.coordinates;
  const nearest = useQuery({
    ...nearbyQueryOptions,
    queryKey: queryKeys.nearestVehicle(position),
    enabled: Boolean(position),
    queryFn: async () => {
      if (!position) return null;
      return valueOrThrow(await getNearestVehicle(position));
    },
  });
  const found = nearest.isError ? null : (nearest.data ?? null);
  const isMeasured = found !== null && found.minutes !== null && found.distanceKm === null;
  const lookUp = () => (isMeasured && fleet.get().find(({ id }) => id === found.vehicleId)?.position) || null;
  const taxiPosition = useSyncExternalStore(fleet.subscribe, lookUp, lookUp);
  const measuredKm = useDrivingDistance(taxiPosition, position ?? null);
  return found && { minutes: found.minutes, distanceKm: found.distanceKm ?? measuredKm };
}
