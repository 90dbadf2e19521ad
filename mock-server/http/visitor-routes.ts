import {
  CategoriesRequest,
  type MoreOption,
  type NearbyVehicle,
  type VehicleCategory,
  type VehicleDistance,
  VehiclesDistanceRequest,
  type Wire,
} from '../../src/backend/wire';
import { type Coordinates, formatCoordinates, parseCoordinates } from '../../src/lib/coordinates';
import { type RouteAlongStreets, routeDoorToDoor } from '../city/streets/door-to-door';
import { moreOptions } from '../company/more-options';
import { billedKilometers, priceOf, tariffs } from '../company/tariff';
import type { Vehicle } from '../company/vehicles';
import type { Dispatch } from '../dispatch/dispatch';
import type { Fleet } from '../simulation/fleet';
import { wholeMinutes } from '../simulation/ride';
import { check, type Route } from './route';

/** What the calls for everybody work with; the clock is in milliseconds since 1970. */
interface VisitorParts {
  readonly dispatch: Dispatch;
  readonly fleet: Fleet;
  readonly alongStreets: RouteAlongStreets;
  readonly now: () => number;
}

/** So many cars are measured along streets: the nearest by street is among the nearest as the crow flies. */
const MEASURED_VEHICLES = 20;

/** The calls that need no login (Spec §6): extras, vehicles, categories, nearest vehicle. */
export function visitorRoutes({ dispatch, fleet, alongStreets, now }: VisitorParts): readonly Route[] {
  const wayTo = (vehicle: Vehicle, to: Coordinates) =>
    routeDoorToDoor(alongStreets, fleet.positionOf(vehicle, now()), to);
  /** Minutes until the nearest free car of a kind is there; 0, "not known" (D17), when none is free. */
  const minutesUntilThere = (carType: string, pickup: Coordinates) => {
    const free = dispatch.freeVehicles().filter((vehicle) => vehicle.carType === carType);
    const [nearest] = fleet.nearest(free, pickup, now(), 1);
    return nearest ? Math.max(1, wholeMinutes(wayTo(nearest, pickup).durationSeconds)) : 0;
  };
  return [
    {
      method: 'get',
      path: '/bookings/get-more-option',
      answer: () => moreOptions satisfies readonly Wire<typeof MoreOption>[],
    },
    {
      method: 'get',
      path: '/vehicle-location',
      answer: () =>
        dispatch.freeVehicles().map(
          (vehicle): Wire<typeof NearbyVehicle> => ({
            vehicleId: vehicle.id,
            location: formatCoordinates(fleet.positionOf(vehicle, now())),
            carCategories: [vehicle.carType],
          }),
        ),
    },
    {
      method: 'post',
      path: '/bookings/get-categories',
      answer: ({ body }) => {
        const { distance, pickupCoordinates } = check(CategoriesRequest, body);
        const pickup = parseCoordinates(pickupCoordinates);
        return tariffs.map(
          (tariff): Wire<typeof VehicleCategory> => ({
            id: tariff.id,
            name: tariff.name,
            description: tariff.description,
            carType: tariff.carType,
            noOfSeat: tariff.seats,
            timeRequired: pickup ? minutesUntilThere(tariff.carType, pickup) : 0,
            price: priceOf(tariff, distance),
          }),
        );
      },
    },
    {
      method: 'post',
      path: '/vehicle-location/get-vehicles-distance',
      answer: ({ body }) => {
        const to = check(VehiclesDistanceRequest, body);
        const nearest = fleet.nearest(dispatch.freeVehicles(), to, now(), MEASURED_VEHICLES);
        return nearest.map((vehicle): Wire<typeof VehicleDistance> => {
          const way = wayTo(vehicle, to);
          return {
            vehicleId: vehicle.id,
            timeRequired: Math.max(1, wholeMinutes(way.durationSeconds)),
            distance: billedKilometers(way.distanceMeters),
          };
        });
      },
    },
  ];
}
