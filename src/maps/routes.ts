import * as v from 'valibot';
import { type Coordinates, METERS_PER_KM } from '../lib/coordinates';
import { kilometers, minutes } from '../lib/reading';
import { fail, type Result, succeed } from '../lib/result';
import { whenMapsReady } from './maps-status';

/** A way by car along streets. */
export interface DrivingRoute {
  readonly path: readonly Coordinates[];
  readonly distanceKm: number;
  readonly minutes: number;
}

const MS_PER_MINUTE = 60_000;

/** A length and a time that can be shown (D42). */
const Measured = v.object({ distanceKm: kilometers, minutes });

/** The way from one point to another, or why there is none to show (Spec §8: the caller clears its route). */
export async function findRoute(
  from: Coordinates,
  to: Coordinates,
): Promise<Result<DrivingRoute, 'no-route' | 'maps-unavailable'>> {
  if (!(await whenMapsReady())) return fail('maps-unavailable');
  try {
    const { Route } = (await google.maps.importLibrary('routes')) as google.maps.RoutesLibrary;
    const { routes } = await Route.computeRoutes({
      origin: from,
      destination: to,
      travelMode: 'DRIVING',
      fields: ['path', 'distanceMeters', 'durationMillis'],
    });
    const route = routes?.[0];
    if (!route?.path?.length) return fail('no-route');
    const measured = v.safeParse(Measured, {
      distanceKm: (route.distanceMeters ?? 0) / METERS_PER_KM,
      minutes: (route.durationMillis ?? 0) / MS_PER_MINUTE,
    });
    if (!measured.success) return fail('no-route');
    return succeed({ path: route.path.map(({ lat, lng }) => ({ lat, lng })), ...measured.output });
  } catch (error) {
    console.warn('Route failed', error);
    return fail('no-route');
  }
}
