import type { Coordinates } from '../../lib/coordinates';

/** The directions in which keys move a pin. */
export type PinDirection = 'north' | 'south' | 'west' | 'east';

/** The direction of each arrow key on a map with north up. */
export const keyDirections: Readonly<Record<string, PinDirection>> = {
  ArrowUp: 'north',
  ArrowDown: 'south',
  ArrowLeft: 'west',
  ArrowRight: 'east',
};

/** One press moves the pin to the next door; with Shift, along a block. */
const STEP_M = 5;
const LONG_STEP_M = 50;

const METERS_PER_DEGREE = 111_320;
const DEGREES_TO_RADIANS = Math.PI / 180;

const ways: Readonly<Record<PinDirection, { readonly north: number; readonly east: number }>> = {
  north: { north: 1, east: 0 },
  south: { north: -1, east: 0 },
  west: { north: 0, east: -1 },
  east: { north: 0, east: 1 },
};

/** The point one step further in a direction. */
export function movePin({ lat, lng }: Coordinates, direction: PinDirection, isLong = false): Coordinates {
  const meters = isLong ? LONG_STEP_M : STEP_M;
  const { north, east } = ways[direction];
  return {
    lat: lat + (north * meters) / METERS_PER_DEGREE,
    lng: lng + (east * meters) / (METERS_PER_DEGREE * Math.cos(lat * DEGREES_TO_RADIANS)),
  };
}
