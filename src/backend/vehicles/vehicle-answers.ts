import * as v from 'valibot';
import {
  coordinates,
  euros,
  id,
  instant,
  kilometers,
  listOf,
  minutes,
  name,
  orNull,
  people,
  text,
} from '../../lib/reading';
import { priceKind } from '../answers';

/** Schemas for what a customer chooses from; see `answers`. In a module of its own: most pages do without. */

/** Spec §3, extras: an id starts with `c-` for the car, with `d-` for the driver. Id and name are required. */
export const moreOption = v.object({ id, name });
export const moreOptionsAnswer = listOf(moreOption);

export const nearbyVehicle = v.pipe(
  v.object({ vehicleId: orNull(id), location: coordinates, carCategories: orNull(listOf(name)) }),
  v.transform(({ vehicleId, location, carCategories }) => ({
    id: vehicleId,
    position: location,
    carCategories: carCategories?.entries ?? [],
  })),
);
/** Spec §3, nearby vehicles. The id is optional. */
export const nearbyVehiclesAnswer = listOf(nearbyVehicle);

/**
 * Spec §3, vehicle category. Name and seats (D38) are required; without an id, the name serves as one. A missing car
 * type becomes PKW in the order (Spec §3).
 */
export const vehicleCategory = v.pipe(
  v.object({
    id: orNull(id),
    name,
    description: text,
    carType: text,
    noOfSeat: people,
    timeRequired: orNull(minutes),
    price: orNull(euros),
    priceKind,
    priceFrom: orNull(euros),
    priceTo: orNull(euros),
    priceValidUntil: orNull(instant),
  }),
  v.transform(({ id, noOfSeat, timeRequired, ...stated }) => ({
    ...stated,
    id: id ?? stated.name,
    seats: noOfSeat,
    minutes: timeRequired,
  })),
);
/** Spec §3, vehicle categories. */
export const categoriesAnswer = listOf(vehicleCategory);

/** Spec §3, vehicle distance response. */
export const vehicleDistance = v.pipe(
  v.object({ vehicleId: orNull(id), timeRequired: orNull(minutes), distance: orNull(kilometers) }),
  v.transform(({ vehicleId, timeRequired, distance }) => ({ vehicleId, minutes: timeRequired, distanceKm: distance })),
);
export const vehicleDistancesAnswer = listOf(vehicleDistance);

type VehicleDistance = v.InferOutput<typeof vehicleDistance>;
const notKnown: VehicleDistance = { vehicleId: null, minutes: null, distanceKm: null };

/** The entry with the smallest timeRequired provides time and distance (D30); entries without a time are ignored. */
export const nearestVehicle = (distances: readonly VehicleDistance[]): VehicleDistance =>
  distances.reduce((nearest, one) => {
    const isNearer = one.minutes !== null && (nearest.minutes === null || one.minutes < nearest.minutes);
    return isNearer ? one : nearest;
  }, notKnown);
