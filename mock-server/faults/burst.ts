import type * as v from 'valibot';
import type { TrackingFrame } from '../../src/live/wire';

/** A vehicle's position. */
export type Position = v.InferOutput<typeof TrackingFrame>;

/** About a kilometre to the south: far enough for every frame to be another place. */
const START_OFFSET_DEGREES = 0.01;

/** This many positions on which the vehicle approaches in a straight line, the last one its true position. */
export function burstOf(position: Position, count: number): readonly Position[] {
  const { driver_location } = position;
  if (!driver_location) return [];
  const { lat, lng } = driver_location;
  return Array.from({ length: count }, (_, index) => {
    const left = START_OFFSET_DEGREES * (1 - (index + 1) / count);
    return { ...position, driver_location: { lat: lat - left, lng } };
  });
}
