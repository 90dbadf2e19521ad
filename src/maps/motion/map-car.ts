import type { Coordinates } from '../../lib/coordinates';

/** The taxi of a ride, from its last report. */
export interface MapCar {
  readonly id: string;
  /** The driver's id. Another driver means another car on another route. */
  readonly driver: string;
  readonly position: Coordinates;
  /** Degrees, 0 is north; null if unknown. */
  readonly heading: number | null;
  readonly seenAtMs: number;
  /** Milliseconds since the previous report; 0 for the first report. */
  readonly gapMs: number;
  /** Its destination; null if unknown. */
  readonly goal: Coordinates | null;
  /** The known route to the goal; empty if unknown. */
  readonly path: readonly Coordinates[];
}
