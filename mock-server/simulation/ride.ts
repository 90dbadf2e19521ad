import { type Coordinates, distanceInMeters } from '../../src/lib/coordinates';
import { type MeasuredLine, measureLine, pointAlong, shareBetween } from '../city/geometry/lines';
import { routeAlongStreets, routeDoorToDoor, type StreetRoute } from '../city/streets/street-route';
import { billedKilometers } from '../company/tariff';
import {
  beginsAtSecond,
  hasDriver,
  isOver,
  type JobStatus,
  jobStatusOf,
  type LiveStatus,
  type ScenarioName,
  statusesUntil,
} from '../scenario';
import { type Drive, planDrive } from './drive';

/** The input of a planned ride: the customer, the pickup, and the position of the car when it is sent. */
interface RideOrder {
  readonly carStart: Coordinates;
  readonly pickup: Coordinates;
  /** Null if the customer tells the driver later. */
  readonly drop: Coordinates | null;
  readonly scenario: ScenarioName;
  /** Any number; the same one always gives the same ride. */
  readonly seed: number;
}

/** One leg of a ride: its length, the car's route, and its progress. */
interface Leg {
  readonly distanceMeters: number;
  readonly durationSeconds: number;
  readonly line: MeasuredLine;
  readonly drive: Drive;
}

/** A precomputed ride: the leg to the customer and the leg with the customer. */
export interface RidePlan {
  readonly scenario: ScenarioName;
  readonly approach: Leg;
  readonly journey: Leg;
  readonly isDropKnown: boolean;
}

/** A ride at one time, in the statuses of the live connection and of HTTP. */
export interface RideMoment {
  /** Every status up to now, the present one last; a status can occur twice when a driver refuses. */
  readonly history: readonly [LiveStatus, ...LiveStatus[]];
  readonly status: LiveStatus;
  readonly jobStatus: JobStatus;
  /** The car; null until a driver has accepted and after cancelling. */
  readonly position: Coordinates | null;
  /** Real minutes, rounded up; 0 if unknown or over (D17). */
  readonly minutesToPickup: number;
  /** Real minutes from now to the drop-off, including the way to the pickup; 0 if unknown or over. */
  readonly minutesToDrop: number;
  /** Kilometres still to go with the customer, one decimal. */
  readonly kilometersToDrop: number;
}

/** The approximate length of a ride without a drop-off. */
const SHORT_DRIVE_M = 2500;
const METERS_PER_DEGREE_OF_LATITUDE = 111_200;
const GOLDEN_ANGLE_DEGREES = 137.5;
/** The delay of a jam in seconds: a little in every third ride, a lot in the slow scenario. */
const JAM_SECONDS = 100;
const SLOW_JAM_SECONDS = 240;
const JAM_EVERY = 3;
const CANCELED: readonly LiveStatus[] = ['CANCELED'];

/** Plans a ride along streets. */
export function planRide({ carStart, pickup, drop, scenario, seed }: RideOrder): RidePlan {
  const jamOf = (legSeed: number) =>
    scenario === 'slow' ? SLOW_JAM_SECONDS : legSeed % JAM_EVERY === 0 ? JAM_SECONDS : 0;
  const leg = ({ distanceMeters, durationSeconds, drivenPath }: StreetRoute, legSeed: number): Leg => ({
    distanceMeters,
    durationSeconds,
    line: measureLine(drivenPath),
    drive: planDrive(legSeed, jamOf(legSeed)),
  });
  const journey = drop ? routeDoorToDoor(routeAlongStreets, pickup, drop) : shortDrive(pickup, seed);
  return {
    scenario,
    approach: leg(routeDoorToDoor(routeAlongStreets, carStart, pickup), seed),
    journey: leg(journey, seed + 1),
    isDropKnown: drop !== null,
  };
}

/**
 * The ride at a second of the simulation, counted from the start of the search (below 0 a pre-order waits). Pure: the
 * same plan and seconds always give the same result. A cancelled ride keeps its state at the cancellation.
 */
export function rideAt(plan: RidePlan, elapsedSeconds: number, canceledAtSecond: number | null = null): RideMoment {
  const begun = statusesUntil(plan.scenario, canceledAtSecond ?? elapsedSeconds);
  const history: RideMoment['history'] = ['JOB_ACCEPTED_YN', ...begun, ...(canceledAtSecond === null ? [] : CANCELED)];
  const status = history.at(-1) ?? history[0];
  const jobStatus = jobStatusOf(status);
  const begins = (one: LiveStatus) => beginsAtSecond(plan.scenario, one);
  const approached = shareBetween(elapsedSeconds, begins('ON_THE_WAY'), begins('AT_CUSTOMER'));
  const travelled = shareBetween(elapsedSeconds, begins('CUSTOMER_ONBOARD'), begins('JOB_COMPLETED'));
  const secondsToPickup = secondsLeft(plan.approach, approached);
  const secondsToDrop = secondsToPickup + secondsLeft(plan.journey, travelled);
  const isDriving = hasDriver(jobStatus) && !isOver(status);
  const car = travelled > 0 ? carOn(plan.journey, travelled) : carOn(plan.approach, approached);
  const isOnTheWayToDrop = plan.isDropKnown && !isOver(status);
  return {
    history,
    status,
    jobStatus,
    position: hasDriver(jobStatus) ? car : null,
    minutesToPickup: isDriving ? wholeMinutes(secondsToPickup) : 0,
    minutesToDrop: isDriving && plan.isDropKnown ? wholeMinutes(secondsToDrop) : 0,
    kilometersToDrop: isOnTheWayToDrop ? billedKilometers(metersLeft(plan.journey, travelled)) : 0,
  };
}

/** Seconds as minutes, rounded up: a car that is announced too late is worse than one too early. */
export const wholeMinutes = (seconds: number) => Math.ceil(seconds / 60);

/** Seconds that a real car still needs, a jam ahead included. */
const secondsLeft = ({ durationSeconds, drive }: Leg, timeShare: number) =>
  durationSeconds * (1 - drive.wayAt(timeShare)) + drive.delaySecondsAt(timeShare);

const metersLeft = ({ distanceMeters, drive }: Leg, timeShare: number) => distanceMeters * (1 - drive.wayAt(timeShare));

const carOn = ({ line, drive }: Leg, timeShare: number) => pointAlong(line, line.meters * drive.wayAt(timeShare));

/** A drive of some minutes in a direction that depends on the seed; the ride ends at its last point on a street. */
function shortDrive(pickup: Coordinates, seed: number): StreetRoute {
  const bearing = (seed * GOLDEN_ANGLE_DEGREES * Math.PI) / 180;
  const latitude = SHORT_DRIVE_M / METERS_PER_DEGREE_OF_LATITUDE;
  const target = {
    lat: pickup.lat + latitude * Math.cos(bearing),
    lng: pickup.lng + (latitude * Math.sin(bearing)) / Math.cos((pickup.lat * Math.PI) / 180),
  };
  const onStreet = routeAlongStreets(pickup, target)?.drivenPath.at(-1);
  const isNear = onStreet && distanceInMeters(onStreet, pickup) > SHORT_DRIVE_M / 4;
  return routeDoorToDoor(routeAlongStreets, pickup, isNear ? onStreet : target);
}
