import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { shareBetween } from '../city/geometry/lines';

/** The progress of a car along one leg of a ride; time and distance are from 0 to 1. */
export type Drive = ReturnType<typeof planDrive>;

const RANDOM_STEPS = 1_000_000;

/** Numbers from 0 up to but not including 1; the same seed always gives the same row of them. */
export function randomNumbers(seed: number): () => number {
  const generator = xoroshiro128plus(seed);
  return () => uniformInt(generator, 0, RANDOM_STEPS - 1) / RANDOM_STEPS;
}

/** The number of stretches of a leg with equal time, each at its own speed. */
const STRETCHES = 12;
/** The car sets off from the kerb and brakes before the next stop. */
const FIRST_SPEED = 0.5;
const LAST_SPEED = 0.35;
const SLOWEST = 0.6;
const FASTEST = 1.5;
/** A jam begins with a red light, lasts this many stretches and clears up again. */
const JAM_STRETCHES = 3;

/** Plans the uneven speed of a leg: slower and faster stretches, one red light, and a jam of this length in seconds. */
export function planDrive(seed: number, jamSeconds: number) {
  const random = randomNumbers(seed);
  const redLight = 2 + Math.floor(random() * (STRETCHES - JAM_STRETCHES - 3));
  const speeds = Array.from({ length: STRETCHES }, (_, index) => {
    const speed = SLOWEST + random() * (FASTEST - SLOWEST);
    if (index === redLight) return 0;
    if (index === 0) return FIRST_SPEED;
    return index === STRETCHES - 1 ? LAST_SPEED : speed;
  });
  const whole = speeds.reduce((sum, speed) => sum + speed, 0);
  return {
    /** The share of the route behind the car after a share of the time; never decreases. */
    wayAt: (timeShare: number) => {
      const driven = speeds.map((speed, index) => speed * shareBetween(timeShare * STRETCHES, index, index + 1));
      return Math.min(1, driven.reduce((sum, way) => sum + way, 0) / whole);
    },
    /** The driver's expected delay by a jam ahead, in seconds in addition to the route's time; usually 0. */
    delaySecondsAt: (timeShare: number) => {
      const intoJam = timeShare * STRETCHES - redLight;
      return jamSeconds * Math.min(shareBetween(intoJam, 0, 1), shareBetween(intoJam, JAM_STRETCHES, 1));
    },
  };
}
