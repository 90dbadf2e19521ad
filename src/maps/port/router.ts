import type { Coordinates } from '../../lib/coordinates';

/** A way by car along streets. */
export interface Route {
  readonly path: readonly Coordinates[];
  readonly distanceMeters: number;
  readonly durationSeconds: number;
}

/**
 * Finds ways by car. `src/maps/routing/find-route.ts` waits for the service, limits the time of an answer, turns a
 * rejection into a failure and drops numbers that cannot be shown.
 */
export interface Router {
  /** The way from one point to another; null where there is none. Rejects when the service fails. */
  route(from: Coordinates, to: Coordinates): Promise<Route | null>;
  /** The length of that way in metres; null where there is none. Rejects when the service fails. */
  distance(from: Coordinates, to: Coordinates): Promise<number | null>;
}
