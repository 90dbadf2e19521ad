import { type Coordinates, distanceInMeters } from '../../src/lib/coordinates';
import { type MeasuredLine, measureLine, pointAlong } from '../city/geometry/lines';
import { routeAlongStreets, routeDoorToDoor } from '../city/streets/street-route';
import { taxiStands, type Vehicle, vehicleNumber } from '../company/offer';
import { randomNumbers } from './drive';

/** The cars of the company, and the position of each while it is free. */
export type Fleet = ReturnType<typeof createFleet>;

/** The parts of a fleet; `speed` is the speed of the simulation (1 is real time). */
interface FleetParts {
  readonly speed: number;
  /** Any number; the same one always gives the same fleet. */
  readonly seed: number;
  readonly count: number;
}

/** A car's round: its start and its speed, backwards below 0. */
interface Course {
  readonly round: MeasuredLine;
  readonly startMeters: number;
  readonly metersPerSecond: number;
}

/** 5,000 cars share this many rounds: each is a search for a way through the whole city. */
const MOST_ROUNDS = 40;
const CORNERS_OF_ROUND = 4;
/** 18 to 29 km/h: a taxi that waits for a fare is in no hurry. */
const SLOWEST_METERS_PER_SECOND = 5;
const FASTEST_METERS_PER_SECOND = 8;

/** Free cars drive rounds along streets forever; their positions are a pure function of the seed and the time. */
export function createFleet({ speed, seed, count }: FleetParts) {
  const random = randomNumbers(seed);
  const rounds = Array.from({ length: Math.min(count, MOST_ROUNDS) }, () => roundThroughCity(random));
  const vehicles = Array.from({ length: count }, (_, index) => vehicleNumber(index + 1));
  const courses = new Map(
    vehicles.map(({ id }, index): [string, Course] => {
      const round = rounds[index % rounds.length] ?? measureLine(taxiStands);
      const pace = SLOWEST_METERS_PER_SECOND + random() * (FASTEST_METERS_PER_SECOND - SLOWEST_METERS_PER_SECOND);
      return [id, { round, startMeters: random() * round.meters, metersPerSecond: random() < 0.5 ? pace : -pace }];
    }),
  );
  /** The position of a free car at a time (milliseconds since 1970). */
  const positionOf = ({ id }: Vehicle, nowMs: number): Coordinates => {
    const course = courses.get(id);
    return course ? positionOn(course, (nowMs / 1000) * speed) : taxiStands[0];
  };
  return {
    vehicles,
    /** A car by its id, also one that a larger fleet had. */
    vehicleOf: (id: string) => vehicles[Number(id) - 1] ?? vehicleNumber(Number(id)),
    positionOf,
    /** The cars of a list that are nearest as the crow flies, the nearest one first. */
    nearest: (candidates: readonly Vehicle[], to: Coordinates, nowMs: number, most: number) =>
      candidates
        .map((vehicle) => ({ vehicle, meters: distanceInMeters(positionOf(vehicle, nowMs), to) }))
        .sort((one, other) => one.meters - other.meters)
        .slice(0, most)
        .map(({ vehicle }) => vehicle),
  };
}

function positionOn({ round, startMeters, metersPerSecond }: Course, seconds: number): Coordinates {
  const driven = (startMeters + seconds * metersPerSecond) % round.meters;
  return pointAlong(round, driven < 0 ? driven + round.meters : driven);
}

/** A round trip over some of the taxi ranks, without repeats in a row. */
function roundThroughCity(random: () => number): MeasuredLine {
  const corners: Coordinates[] = [];
  while (corners.length < CORNERS_OF_ROUND) {
    const stand = taxiStands[Math.floor(random() * taxiStands.length)] ?? taxiStands[0];
    if (stand !== corners.at(-1) && stand !== corners[0]) corners.push(stand);
  }
  const ways = corners.map((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner;
    return routeDoorToDoor(routeAlongStreets, corner, next).drivenPath;
  });
  return measureLine(ways.flat());
}
