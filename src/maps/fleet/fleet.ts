import type { Coordinates } from '../../lib/coordinates';
import { JUMP_M } from '../motion/motion';

/** A free taxi. */
interface FleetTaxi {
  readonly id: string;
  readonly position: Coordinates;
}

/** The free taxis, stored outside React, because thousands of them change at once. */
export interface Fleet {
  get(): readonly FleetTaxi[];
  /** Calls the listener after each poll; returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/** The number of sprites of a car, evenly spread over all headings. */
export const HEADINGS = 24;

/**
 * A fleet's move between two polls, as plain numbers, because each frame moves thousands of cars. Positions are on the
 * flat world (Web Mercator), from 0 to 1 in both directions:
 * https://developers.google.com/maps/documentation/javascript/coordinates
 */
export interface FleetMove {
  readonly indexOf: ReadonlyMap<string, number>;
  readonly fromX: Float64Array;
  readonly fromY: Float64Array;
  readonly toX: Float64Array;
  readonly toY: Float64Array;
  /** The sprite index of each car: 0 is north, clockwise. */
  readonly headings: Uint8Array;
  /** The longest distance of any car, on the flat world: a frame for less than half a pixel is skipped. */
  readonly farthest: number;
}

const EARTH_M = 40_075_017;

export const worldX = (lng: number) => lng / 360 + 0.5;
export const worldY = (lat: number) => 0.5 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / (2 * Math.PI);

/** An empty fleet. */
export const noFleet: FleetMove = {
  indexOf: new Map(),
  fromX: new Float64Array(0),
  fromY: new Float64Array(0),
  toX: new Float64Array(0),
  toY: new Float64Array(0),
  headings: new Uint8Array(0),
  farthest: 0,
};

/**
 * The move of the cars from their drawn positions (after a share of the last move) to the reported ones. New cars, and
 * those more than 400 m away, appear there at once. A car that does not move keeps its heading.
 */
export function moveFleet(before: FleetMove, share: number, taxis: readonly FleetTaxi[]): FleetMove {
  const count = taxis.length;
  const indexOf = new Map<string, number>();
  const [fromX, fromY] = [new Float64Array(count), new Float64Array(count)];
  const [toX, toY] = [new Float64Array(count), new Float64Array(count)];
  const headings = new Uint8Array(count);
  let farthest = 0;
  for (const [index, { id, position }] of taxis.entries()) {
    const [x, y] = [worldX(position.lng), worldY(position.lat)];
    toX[index] = x;
    toY[index] = y;
    fromX[index] = x;
    fromY[index] = y;
    indexOf.set(id, index);
    const known = before.indexOf.get(id);
    if (known === undefined) continue;
    const drawnX = along(before.fromX, before.toX, known, share);
    const drawnY = along(before.fromY, before.toY, known, share);
    const distance = Math.hypot(x - drawnX, y - drawnY);
    const meters = distance * EARTH_M * Math.cos((position.lat * Math.PI) / 180);
    headings[index] = meters < 1 ? (before.headings[known] ?? 0) : headingOf(x - drawnX, y - drawnY);
    if (meters > JUMP_M) continue;
    fromX[index] = drawnX;
    fromY[index] = drawnY;
    farthest = Math.max(farthest, distance);
  }
  return { indexOf, fromX, fromY, toX, toY, headings, farthest };
}

const along = (from: Float64Array, to: Float64Array, index: number, share: number) => {
  const [start = 0, end = 0] = [from[index], to[index]];
  return start + (end - start) * share;
};

/** The flat world's y grows southwards. */
function headingOf(x: number, y: number): number {
  const turns = Math.atan2(x, -y) / (2 * Math.PI);
  return (Math.round(turns * HEADINGS) + HEADINGS) % HEADINGS;
}
