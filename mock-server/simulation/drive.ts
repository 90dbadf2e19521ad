import { shareBetween } from '../city/geometry/share';
import { randomNumbers } from './random';

/** How a car gets along one leg of a ride; time and way go from 0 to 1. */
export interface Drive {
  /** Share of the way that lies behind the car after a share of the time; never falls. */
  wayAt(timeShare: number): number;
  /** Seconds that the driver expects to lose in a jam ahead, on top of what the way takes; 0 most of the time. */
  delaySecondsAt(timeShare: number): number;
}

/** The leg is driven in so many stretches of equal time, each at its own speed. */
const STRETCHES = 12;
/** The car sets off from the kerb and brakes before the next stop. */
const FIRST_SPEED = 0.5;
const LAST_SPEED = 0.35;
const SLOWEST = 0.6;
const FASTEST = 1.5;
/** A jam begins with a red light, lasts so many stretches and clears up again. */
const JAM_STRETCHES = 3;

/** Plans how unevenly a leg is driven: slower and faster stretches, one red light, and a jam of so many seconds. */
export function planDrive(seed: number, jamSeconds: number): Drive {
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
    wayAt: (timeShare) => {
      const driven = speeds.map((speed, index) => speed * shareBetween(timeShare * STRETCHES, index, index + 1));
      return Math.min(1, driven.reduce((sum, way) => sum + way, 0) / whole);
    },
    delaySecondsAt: (timeShare) => {
      const intoJam = timeShare * STRETCHES - redLight;
      return jamSeconds * Math.min(shareBetween(intoJam, 0, 1), shareBetween(intoJam, JAM_STRETCHES, 1));
    },
  };
}
