import { type Coordinates, formatCoordinates } from '../../lib/coordinates';
import { mapValue } from '../../lib/result';
import { requestEntries } from '../entries';
import type { Answer } from '../request';
import type { ExtraOption, NearbyVehicle, VehicleCategory, VehicleDistance } from '../types';
import * as answers from './vehicle-answers';

/** The calls of Spec §7 about vehicles and extras; see `calls`. */

/** GET /bookings/get-more-option: the extras. Spec §8 has no sentence for its failure; the form has its own. */
export async function getMoreOptions(): Answer<readonly ExtraOption[]> {
  return requestEntries({
    method: 'GET',
    path: '/bookings/get-more-option',
    answer: answers.moreOptionsAnswer,
    failure: 'vehicles',
  });
}

/** GET /vehicle-location: the free taxis nearby. */
export async function getNearbyVehicles(): Answer<readonly NearbyVehicle[]> {
  const result = await requestEntries({
    method: 'GET',
    path: '/vehicle-location',
    answer: answers.nearbyVehiclesAnswer,
    failure: 'vehicles',
  });
  // A vehicle without an id gets its position in the list as id.
  return mapValue(result, (list) => list.map((vehicle, place) => ({ ...vehicle, id: vehicle.id ?? `#${place}` })));
}

/** POST /bookings/get-categories: the vehicle categories for a route of this length (km), with prices. */
export async function getCategories(route: {
  distanceKm: number;
  pickup: Coordinates;
  drop: Coordinates;
}): Answer<readonly VehicleCategory[]> {
  return requestEntries({
    method: 'POST',
    path: '/bookings/get-categories',
    repeats: true,
    body: {
      distance: route.distanceKm,
      pickupCoordinates: formatCoordinates(route.pickup),
      dropCoordinates: formatCoordinates(route.drop),
    },
    answer: answers.categoriesAnswer,
    failure: 'vehicles',
  });
}

/**
 * POST /vehicle-location/get-vehicles-distance: how far the free taxis are away; on a failure callers use time 0
 * (Spec §8).
 */
export async function getVehicleDistances(position: Coordinates): Answer<readonly VehicleDistance[]> {
  return requestEntries({
    method: 'POST',
    path: '/vehicle-location/get-vehicles-distance',
    repeats: true,
    body: { lat: position.lat, lng: position.lng },
    answer: answers.vehicleDistancesAnswer,
    failure: 'vehicles',
  });
}
