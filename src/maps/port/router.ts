import type { Coordinates } from '../../lib/coordinates';

/** A route by car along streets. */
export interface Route {
  readonly path: readonly Coordinates[];
  readonly distanceMeters: number;
  readonly durationSeconds: number;
}

/**
 * Finds routes by car. `src/maps/routing/find-route.ts` waits for the service, applies a timeout to its answers, turns
 * a rejection into a failure and drops numbers that cannot be shown.
 */
export interface Router {
  /** The route from one point to another; null for none. Rejects if the service fails. */
  route(from: Coordinates, to: Coordinates): Promise<Route | null>;
  /** The length of that route in metres; null for none. Rejects if the service fails. */
  distance(from: Coordinates, to: Coordinates): Promise<number | null>;
}
