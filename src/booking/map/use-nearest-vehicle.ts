import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { queryKeys } from '../../backend/query';
import type { VehicleCategory, VehicleDistance } from '../../backend/types';
import { nearestVehicle } from '../../backend/vehicles/vehicle-answers';
import { getVehicleDistances } from '../../backend/vehicles/vehicle-calls';
import type { Coordinates } from '../../lib/coordinates';
import type { Place } from '../../lib/places/place';
import { valueOrThrow } from '../../lib/result';
import { findDistance } from '../../maps/routing/find-route';
import { routingService } from '../../maps/service/chosen-services';
import { mayAsk, useServiceStatus } from '../../maps/service/service-status';
import { isTaxiOf } from './nearby';
import { type NearbyFleet, nearbyQueryOptions } from './use-nearby-vehicles';

/** The length of the route between two points, in km; null without two points, while loading, and after a failure. */
function useDrivingDistance(from: Coordinates | null, to: Coordinates | null): number | null {
  // Before the visitor's consent no request is allowed (D27).
  const canAsk = mayAsk(useServiceStatus(routingService));
  const { data } = useQuery({
    queryKey: ['distance', from, to],
    enabled: from !== null && to !== null && canAsk,
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => (from && to ? valueOrThrow(await findDistance(from, to)) : null),
  });
  return data ?? null;
}

/** What the arriving soon card says. */
export interface ArrivingSoon extends Pick<VehicleDistance, 'minutes' | 'distanceKm'> {
  /** Null: of all vehicles. */
  readonly vehicle: VehicleCategory | null;
}

const none: readonly VehicleDistance[] = [];

/**
 * Minutes and kilometres from the nearest taxi to the pickup; null if unknown (Spec §8, D17). It is a taxi of the
 * vehicle, and the minutes are those of the vehicle list; without a vehicle, and if nothing is
 * known of its taxis, it is the nearest of all. If the backend gives no distance, the distance matrix measures it from
 * that taxi's position (D30).
 */
export function useNearestVehicle(
  pickup: Place | null,
  fleet: NearbyFleet,
  vehicle: VehicleCategory | null,
): ArrivingSoon {
  const position = pickup?.coordinates;
  const read = useQuery({
    ...nearbyQueryOptions,
    queryKey: queryKeys.vehicleDistances(position),
    enabled: Boolean(position),
    queryFn: async () => (position ? valueOrThrow(await getVehicleDistances(position)) : none),
  });
  const distances = (!read.isError && read.data) || none;
  const findOwn = () => nearestVehicle(vehicle ? distancesOf(vehicle, distances, fleet) : none);
  const own = useSyncExternalStore(fleet.subscribe, findOwn, findOwn);
  const known = vehicle && position && (vehicle.minutes ?? own.minutes) !== null ? vehicle : null;
  const found = known ? own : nearestVehicle(distances);
  const isMeasured = found.minutes !== null && found.distanceKm === null;
  const lookUp = () => (isMeasured && fleet.get().find(({ id }) => id === found.vehicleId)?.position) || null;
  const taxiPosition = useSyncExternalStore(fleet.subscribe, lookUp, lookUp);
  const measuredKm = useDrivingDistance(taxiPosition, position ?? null);
  return {
    vehicle: known,
    minutes: known?.minutes ?? found.minutes,
    distanceKm: found.distanceKm ?? measuredKm,
  };
}

/** The distances of the vehicle's own taxis. */
function distancesOf(
  vehicle: VehicleCategory,
  distances: readonly VehicleDistance[],
  fleet: NearbyFleet,
): readonly VehicleDistance[] {
  const own = new Set(fleet.get().flatMap(({ id, carCategories }) => (isTaxiOf(carCategories, vehicle) ? id : [])));
  return distances.filter(({ vehicleId }) => vehicleId !== null && own.has(vehicleId));
}
