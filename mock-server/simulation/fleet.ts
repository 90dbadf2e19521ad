import { type Coordinates, distanceInMeters } from '../../src/lib/coordinates';
import type { Vehicle } from '../data/vehicles';
import { type RouteAlongStreets, routeDoorToDoor } from './door-to-door';
import { lengthInMeters, pointAlong } from './polyline';

/** Where each car of the fleet is while it is free. */
export interface Fleet {
  /** Position of a car at a moment (milliseconds since 1970). */
  positionOf(vehicle: Vehicle, nowMs: number): Coordinates;
}

/** About 22 km/h: a taxi that waits for a fare is in no hurry. */
const CRUISING_METERS_PER_SECOND = 6;
/** Cars start at different places of their rounds. */
const HEAD_START_M = 700;

/**
 * Free cars drive rounds along streets for ever; where they are is a pure function of the time. `speed` is the pace of
 * the simulation (1 is real).
 */
export function createFleet(alongStreets: RouteAlongStreets, speed: number): Fleet {
  const rounds = new Map<string, { path: readonly Coordinates[]; meters: number }>();
  const roundOf = (vehicle: Vehicle) => {
    const known = rounds.get(vehicle.id);
    if (known) return known;
    const path = roundPath(vehicle.round, alongStreets);
    const round = { path, meters: lengthInMeters(path) };
    rounds.set(vehicle.id, round);
    return round;
  };
  return {
    positionOf: (vehicle, nowMs) => {
      const { path, meters } = roundOf(vehicle);
      const driven = (nowMs / 1000) * speed * CRUISING_METERS_PER_SECOND + Number(vehicle.id) * HEAD_START_M;
      return pointAlong(path, meters === 0 ? 0 : driven % meters).position;
    },
  };
}

/** The car of a list that is nearest as the crow flies; null only for an empty list. */
export function nearestVehicle(
  candidates: readonly Vehicle[],
  fleet: Fleet,
  to: Coordinates,
  nowMs: number,
): Vehicle | null {
  const byDistance = candidates
    .map((vehicle) => ({ vehicle, meters: distanceInMeters(fleet.positionOf(vehicle, nowMs), to) }))
    .sort((one, other) => one.meters - other.meters);
  return byDistance[0]?.vehicle ?? null;
}

function roundPath(corners: readonly Coordinates[], alongStreets: RouteAlongStreets): readonly Coordinates[] {
  return corners.flatMap((corner, index) => {
    const next = corners[(index + 1) % corners.length];
    return next ? routeDoorToDoor(alongStreets, corner, next).path : [];
  });
}
