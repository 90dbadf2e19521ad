import * as v from 'valibot';
import { router } from 'ways-provider/router';
import { type Coordinates, isPosition, METERS_PER_KM } from '../../lib/coordinates';
import { kilometers, minutes } from '../../lib/reading';
import { fail, type Result, succeed, within } from '../../lib/result';
import { routingService } from '../service/chosen-services';
import { SERVICE_WAIT_MS, whenReady } from '../service/service-status';

/** A route by car along streets. */
export interface DrivingRoute {
  readonly path: readonly Coordinates[];
  readonly distanceKm: number;
  readonly minutes: number;
}

/** Why there is no route to show: none exists, the request failed, or no service is available. */
type RouterFailure = 'no-route' | 'maps-unavailable';

const SECONDS_PER_MINUTE = 60;

/** A distance and a time within the limits for display (D42). */
const Measured = v.object({ distanceKm: kilometers, minutes });

/** The route from one point to another, or why there is none to show (Spec §8: the caller clears its route). */
export const findRoute = (from: Coordinates, to: Coordinates): Promise<Result<DrivingRoute, RouterFailure>> =>
  ask('Route', async () => {
    const route = await router.route(from, to);
    if (!route?.path.length || !route.path.every(isPosition)) return null;
    const measured = v.safeParse(Measured, {
      distanceKm: route.distanceMeters / METERS_PER_KM,
      minutes: route.durationSeconds / SECONDS_PER_MINUTE,
    });
    return measured.success ? { path: route.path, ...measured.output } : null;
  });

/** The length of the route by car from one point to another, in km; or why it is unknown. */
export const findDistance = (from: Coordinates, to: Coordinates): Promise<Result<number, RouterFailure>> =>
  ask('Distance matrix', async () => {
    const distance = v.safeParse(kilometers, ((await router.distance(from, to)) ?? 0) / METERS_PER_KM);
    return distance.success ? distance.output : null;
  });

/** The router's answer; null and a logged rejection become no route, and the timeout is 30 s. */
async function ask<Value>(name: string, question: () => Promise<Value | null>): Promise<Result<Value, RouterFailure>> {
  if (!(await whenReady(routingService))) return fail('maps-unavailable');
  const answer = async (): Promise<Result<Value, RouterFailure>> => {
    try {
      const value = await question();
      return value === null ? fail('no-route') : succeed(value);
    } catch (error) {
      console.warn(`${name} failed`, error);
      return fail('no-route');
    }
  };
  return within(SERVICE_WAIT_MS, answer(), fail('maps-unavailable'));
}
