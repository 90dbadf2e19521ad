import * as v from 'valibot';
import { jobStatuses } from '../../src/backend/status-word';
import * as wire from '../../src/backend/wire';
import { type Coordinates, distanceInMeters, parseCoordinates } from '../../src/lib/coordinates';
import { carTypes } from '../known-values';
import {
  invoiceProblems,
  newestFirstProblems,
  pageProblems,
  preOrdersFirstProblems,
  rideProblems,
  roadOrderProblems,
  unfinishedProblems,
} from './live/ride-rules';
import type { Wrong } from './problems';
import { promiseProblems } from './promise-rules';

/** The facts that the rules compare an answer with. */
export interface RuleContext {
  /** The company's pickup area. */
  readonly at: Coordinates;
  readonly nowMs: number;
  /** The requested booking; null for a call without one. */
  readonly bookingId: string | null;
}

/** Finds the wrong fields of an answer with a valid shape; throws for an invalid one. */
type Rule = (body: unknown, context: RuleContext) => readonly Wrong[];

const FARTHEST_KM = 1_000;

/** A point too far from the company: lat and lng may be swapped. */
export function farProblems(field: string, point: Coordinates | null, at: Coordinates, id: string | null): Wrong[] {
  const kilometers = point ? Math.round(distanceInMeters(at, point) / 1000) : 0;
  if (kilometers <= FARTHEST_KM) return [];
  return [{ field, what: `is ${kilometers} km from --at: are lat and lng swapped?`, id }];
}

const negative = (fields: Readonly<Record<string, number | null | undefined>>, id: string | null): Wrong[] =>
  Object.entries(fields).flatMap(([field, amount]) => ((amount ?? 0) < 0 ? [{ field, what: 'is negative', id }] : []));

const isExtra = (id: string) => /^[cd]-/.test(id);

/** The car categories of docs/backend.md with their seats; a company has at least one. */
function categoryProblems(
  categories: readonly wire.Wire<typeof wire.VehicleCategory>[],
  nowMs: number,
): readonly Wrong[] {
  return [
    ...(categories.length === 0 ? [{ field: '', what: 'there is no kind of car' }] : []),
    ...categories.flatMap((category) => promiseProblems(category, nowMs)),
    ...categories.flatMap(({ id, carType, noOfSeat, price, timeRequired }) => [
      ...(carType in carTypes ? [] : [{ field: 'carType', what: `is ${carType}, no car type of the contract`, id }]),
      ...(carType in carTypes && carTypes[carType] !== noOfSeat
        ? [{ field: 'noOfSeat', what: `is ${noOfSeat}, not ${carTypes[carType]} of a ${carType}`, id }]
        : []),
      ...negative({ price, timeRequired }, id),
    ]),
  ];
}

/** One booking: the requested id, a known status, and a driver only after acceptance. */
function bookingProblems(body: unknown, { at, bookingId }: RuleContext): readonly Wrong[] {
  const booking = v.parse(wire.BookingDetails, body);
  const { bookingId: id, jobStatus, dropCoordinates, driver_rating } = booking;
  const wrongs: Wrong[] = [
    ...farProblems('pickupCoordinates', parseCoordinates(booking.pickupCoordinates), at, id),
    ...negative(
      {
        pickup_time_in_minutes: booking.pickup_time_in_minutes,
        drop_time_in_minutes: booking.drop_time_in_minutes,
        distance_in_km: booking.distance_in_km,
      },
      id,
    ),
  ];
  if (bookingId !== null && id !== bookingId) wrongs.push({ field: 'bookingId', what: `is ${id}, not ${bookingId}` });
  if (!jobStatuses.some((status) => status === jobStatus)) {
    wrongs.push({ field: 'jobStatus', what: `is ${jobStatus}, no status of the contract`, id });
  }
  if (dropCoordinates !== '' && parseCoordinates(dropCoordinates) === null) {
    wrongs.push({ field: 'dropCoordinates', what: 'is neither "lat,lng" nor empty', id });
  }
  if (jobStatus === 'JOB_ACCEPTED_YN') {
    const { driverName, driver_name, carNo, vehicle_name } = booking;
    const early = Object.entries({ driverName, driver_name, carNo, vehicle_name }).filter(([, text]) => text !== '');
    wrongs.push(...early.map(([field]) => ({ field, what: 'is there before a driver has accepted', id })));
    if (driver_rating !== null)
      wrongs.push({ field: 'driver_rating', what: 'is not null before a driver has accepted', id });
  }
  return wrongs;
}

/** The rules of docs/backend.md beyond an answer's shape, by call. */
export const answerRules: Readonly<Record<string, Rule>> = {
  'GET /bookings/get-more-option': (body) =>
    v
      .parse(v.array(wire.MoreOption), body)
      .filter(({ id }) => !isExtra(id))
      .map(({ id }) => ({ field: 'id', what: 'begins neither with c- nor with d-', id })),
  'GET /vehicle-location': (body, { at }) =>
    v
      .parse(v.array(wire.NearbyVehicle), body)
      .flatMap(({ vehicleId: id, location, carCategories }) => [
        ...farProblems('location', parseCoordinates(location), at, id),
        ...(carCategories ?? [])
          .filter((one) => !(one in carTypes) && !isExtra(one))
          .map((one) => ({ field: 'carCategories', what: `holds ${one}, neither a car type nor an extra`, id })),
      ]),
  'POST /bookings/get-categories': (body, { nowMs }) =>
    categoryProblems(v.parse(v.array(wire.VehicleCategory), body), nowMs),
  'POST /vehicle-location/get-vehicles-distance': (body) =>
    v
      .parse(v.array(wire.VehicleDistance), body)
      .flatMap(({ vehicleId, timeRequired, distance }) => negative({ timeRequired, distance }, vehicleId)),
  'GET /bookings/{id}': bookingProblems,
  'GET /bookings/ongoingAndPreOrder': (body, { nowMs }) => {
    const rides = v.parse(v.array(wire.Ride), body);
    return [
      ...rides.flatMap(rideProblems),
      ...rides.flatMap(unfinishedProblems),
      ...preOrdersFirstProblems(rides, nowMs),
      ...roadOrderProblems(rides, nowMs),
    ];
  },
  'GET /bookings/doneOrder': (body) => {
    const page = v.parse(wire.RidesPage, body);
    return [
      ...pageProblems(page, 0, 20),
      ...page.content.flatMap(rideProblems),
      ...page.content.flatMap(invoiceProblems),
      ...newestFirstProblems(page.content),
    ];
  },
  'GET /bookings/missing-feedback': (body) => {
    const rides = v.parse(v.array(wire.Ride), body);
    return [...rides.flatMap(rideProblems), ...rides.flatMap(invoiceProblems), ...newestFirstProblems(rides)];
  },
  'GET /bookings/get-miles': (body) => {
    const { milesDiscount } = v.parse(wire.Miles, body);
    return [0, 5].includes(milesDiscount)
      ? []
      : [{ field: 'milesDiscount', what: `is ${milesDiscount}, neither 5 nor 0` }];
  },
  'GET /follow/{token}': (body, { at }) => {
    const { jobStatus, location, minutesToPickup, minutesToDrop } = v.parse(wire.FollowedRide, body);
    return [
      ...farProblems('location', parseCoordinates(location), at, null),
      ...negative({ minutesToPickup, minutesToDrop }, null),
      ...(jobStatuses.some((status) => status === jobStatus)
        ? []
        : [{ field: 'jobStatus', what: `is ${jobStatus}, no status of the contract` }]),
    ];
  },
  // The site also accepts a bare boolean; the contract requires an object.
  'GET /business-status': (body) =>
    typeof body === 'boolean' ? [{ field: '', what: 'the body is a bare boolean, not { status }' }] : [],
};
