import {
  CategoriesRequest,
  type MoreOption,
  type NearbyVehicle,
  type VehicleCategory,
  type VehicleDistance,
  VehiclesDistanceRequest,
  type Wire,
} from '../../src/backend/wire';
import { type Coordinates, formatCoordinates } from '../../src/lib/coordinates';
import { routeAlongStreets, routeDoorToDoor } from '../city/streets/street-route';
import { LONGEST_WAY_KM, moreOptions, type Vehicle } from '../company/offer';
import { billedKilometers, type Pricing, statedPrice, tariffs } from '../company/tariff';
import type { Dispatch } from '../dispatch/dispatch';
import type { Fleet } from '../simulation/fleet';
import { wholeMinutes } from '../simulation/ride';
import { refuseUnservedTrip } from './order-route';
import { badField, check, type Route, route } from './route';

/** The parts of the public calls; the clock is in milliseconds since 1970. */
interface VisitorParts {
  readonly dispatch: Pick<Dispatch, 'freeVehicles'>;
  readonly fleet: Fleet;
  readonly now: () => number;
  /** Null while the company has one kind of price. */
  readonly pricing?: () => Pricing | null;
}

/** The number of cars measured along streets: the nearest by street is among the nearest in a straight line. */
const MEASURED_VEHICLES = 20;

interface MeasuredVehicle {
  readonly vehicle: Vehicle;
  readonly distanceMeters: number;
  readonly minutes: number;
}

/** The calls that need no login (Spec §6): extras, vehicles, categories, nearest vehicle. */
export function visitorRoutes({ dispatch, fleet, now, pricing = () => null }: VisitorParts): readonly Route[] {
  /** A car with its way to a place along streets, and the whole minutes that it needs. */
  const measure = (vehicle: Vehicle, to: Coordinates): MeasuredVehicle => {
    const { durationSeconds, distanceMeters } = routeDoorToDoor(
      routeAlongStreets,
      fleet.positionOf(vehicle, now()),
      to,
    );
    return { vehicle, distanceMeters, minutes: Math.max(1, wholeMinutes(durationSeconds)) };
  };
  /** The free cars near a place: the nearest vehicle and the list of vehicles take their minutes from the same ones. */
  const carsNear = (to: Coordinates) =>
    fleet.nearest(dispatch.freeVehicles(), to, now(), MEASURED_VEHICLES).map((vehicle) => measure(vehicle, to));
  /** Minutes until the first free car of a kind arrives; 0, "not known" (D17), if none is free. */
  const minutesUntilThere = (carType: string, pickup: Coordinates, near: readonly MeasuredVehicle[]) => {
    const ofKind = near.filter(({ vehicle }) => vehicle.carType === carType);
    if (ofKind.length) return Math.min(...ofKind.map(({ minutes }) => minutes));
    const free = dispatch.freeVehicles().filter((vehicle) => vehicle.carType === carType);
    const [farther] = fleet.nearest(free, pickup, now(), 1);
    return farther ? measure(farther, pickup).minutes : 0;
  };
  return [
    route('get', '/bookings/get-more-option', () => moreOptions satisfies readonly Wire<typeof MoreOption>[]),
    route('get', '/vehicle-location', () =>
      dispatch.freeVehicles().map(
        (vehicle): Wire<typeof NearbyVehicle> => ({
          vehicleId: vehicle.id,
          location: formatCoordinates(fleet.positionOf(vehicle, now())),
          carCategories: [vehicle.carType],
        }),
      ),
    ),
    route('post', '/bookings/get-categories', ({ body }) => {
      const trip = check(CategoriesRequest, body);
      if (trip.distance > LONGEST_WAY_KM) throw badField('distance', `That is more than ${LONGEST_WAY_KM} km`);
      const pickup = refuseUnservedTrip(trip);
      const near = carsNear(pickup);
      const priced = pricing();
      return tariffs.map(
        (tariff): Wire<typeof VehicleCategory> => ({
          id: tariff.id,
          name: tariff.name,
          description: tariff.description,
          carType: tariff.carType,
          noOfSeat: tariff.seats,
          timeRequired: minutesUntilThere(tariff.carType, pickup, near),
          ...statedPrice(tariff, trip.distance, priced, now()),
        }),
      );
    }),
    route('post', '/vehicle-location/get-vehicles-distance', ({ body }) => {
      const to = check(VehiclesDistanceRequest, body);
      return carsNear(to).map(
        ({ vehicle, minutes, distanceMeters }): Wire<typeof VehicleDistance> => ({
          vehicleId: vehicle.id,
          timeRequired: minutes,
          distance: billedKilometers(distanceMeters),
        }),
      );
    }),
  ];
}
