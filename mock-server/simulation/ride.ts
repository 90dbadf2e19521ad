import { type Coordinates, distanceInMeters } from '../../src/lib/coordinates';
import { type RouteAlongStreets, routeDoorToDoor } from './door-to-door';
import { lengthInMeters, type PointOnLine, pointAlong } from './polyline';
import { beginsAtSecond, isOver, type JobStatus, jobStatusOf, type LiveStatus, statusAt } from './ride-status';
import type { StreetRoute } from './street-route';

/** What a ride is planned from: who is picked up where, and where the car stands when it is sent. */
interface RideOrder {
  readonly carStart: Coordinates;
  readonly pickup: Coordinates;
  /** Null when the customer tells the driver later. */
  readonly drop: Coordinates | null;
  /** Any number; the same one always gives the same ride. */
  readonly seed: number;
}

/** A ride worked out once: the way to the customer and the way with the customer. */
export interface RidePlan {
  readonly approach: StreetRoute;
  readonly journey: StreetRoute;
  readonly isDropKnown: boolean;
}

/** A ride at one moment, in the words of the live connection and of HTTP. */
export interface RideMoment {
  readonly status: LiveStatus;
  readonly jobStatus: JobStatus;
  /** The car; null while there is none: before ASSIGNED and after cancelling. */
  readonly position: Coordinates | null;
  /** Degrees, 0 is north, clockwise. */
  readonly heading: number;
  /** Real minutes, rounded up; 0 when not known or over (D17). */
  readonly minutesToPickup: number;
  /** Real minutes from now until the drop, the way to the pickup included; 0 when not known or over. */
  readonly minutesToDrop: number;
  /** Kilometres still to go with the customer, one decimal. */
  readonly kilometersToDrop: number;
}

/** Without a drop the customer gets off about here. */
const SHORT_DRIVE_M = 2500;
const METERS_PER_DEGREE_OF_LATITUDE = 111_200;
const GOLDEN_ANGLE_DEGREES = 137.5;

/** Plans a ride along streets. */
export function planRide(order: RideOrder, alongStreets: RouteAlongStreets): RidePlan {
  const journey = order.drop
    ? routeDoorToDoor(alongStreets, order.pickup, order.drop)
    : shortDrive(order.pickup, order.seed, alongStreets);
  return {
    approach: routeDoorToDoor(alongStreets, order.carStart, order.pickup),
    journey,
    isDropKnown: order.drop !== null,
  };
}

/** The ride at a second of the simulation. Pure: the same plan and second always give the same answer. */
export function rideAt(plan: RidePlan, elapsedSeconds: number, isCanceled = false): RideMoment {
  const status = isCanceled ? 'CANCELED' : statusAt(elapsedSeconds);
  const approached = share(elapsedSeconds, beginsAtSecond('ON_THE_WAY'), beginsAtSecond('AT_CUSTOMER'));
  const travelled = share(elapsedSeconds, beginsAtSecond('CUSTOMER_ONBOARD'), beginsAtSecond('JOB_COMPLETED'));
  const secondsToPickup = plan.approach.durationSeconds * (1 - approached);
  const secondsToDrop = secondsToPickup + plan.journey.durationSeconds * (1 - travelled);
  const hasCar = status !== 'JOB_ACCEPTED_YN' && status !== 'SEARCHING' && status !== 'CANCELED';
  const isDriving = hasCar && !isOver(status);
  const car = travelled > 0 ? alongRoute(plan.journey, travelled) : alongRoute(plan.approach, approached);
  return {
    status,
    jobStatus: jobStatusOf(status),
    position: hasCar ? car.position : null,
    heading: car.heading,
    minutesToPickup: isDriving ? wholeMinutes(secondsToPickup) : 0,
    minutesToDrop: isDriving && plan.isDropKnown ? wholeMinutes(secondsToDrop) : 0,
    kilometersToDrop:
      plan.isDropKnown && !isOver(status) ? kilometers(plan.journey.distanceMeters * (1 - travelled)) : 0,
  };
}

/** Metres as kilometres with one decimal, as they stand on an invoice. */
export const kilometers = (meters: number) => Math.round(meters / 100) / 10;

/** Seconds as minutes, rounded up: a car that is announced too late is worse than one too early. */
export const wholeMinutes = (seconds: number) => Math.ceil(seconds / 60);

const share = (now: number, from: number, to: number) => Math.min(1, Math.max(0, (now - from) / (to - from)));

function alongRoute(route: StreetRoute, travelledShare: number): PointOnLine {
  return pointAlong(route.path, lengthInMeters(route.path) * travelledShare);
}

/** A drive of some minutes in a direction that depends on the seed; where it ends on a street, the ride ends. */
function shortDrive(pickup: Coordinates, seed: number, alongStreets: RouteAlongStreets): StreetRoute {
  const bearing = (seed * GOLDEN_ANGLE_DEGREES * Math.PI) / 180;
  const latitude = SHORT_DRIVE_M / METERS_PER_DEGREE_OF_LATITUDE;
  const target = {
    lat: pickup.lat + latitude * Math.cos(bearing),
    lng: pickup.lng + (latitude * Math.sin(bearing)) / Math.cos((pickup.lat * Math.PI) / 180),
  };
  const onStreet = alongStreets(pickup, target)?.path.at(-1);
  const isNear = onStreet && distanceInMeters(onStreet, pickup) > SHORT_DRIVE_M / 4;
  return routeDoorToDoor(alongStreets, pickup, isNear ? onStreet : target);
}
