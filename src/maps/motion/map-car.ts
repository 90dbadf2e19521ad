import type { Coordinates } from '../../lib/coordinates';

/** The taxi of a ride, as it was last reported. */
export interface MapCar {
  readonly id: string;
  /** Another driver is another car, which comes another way. */
  readonly driver: string;
  readonly position: Coordinates;
  /** Degrees, 0 is north; null is not known. */
  readonly heading: number | null;
  readonly seenAtMs: number;
  /** How long nobody had seen it by then; 0 at the first sight. */
  readonly gapMs: number;
  /** Where it drives to; null is not known. */
  readonly goal: Coordinates | null;
  /** The way to there as far as it is known; else empty. */
  readonly path: readonly Coordinates[];
}
