import * as v from 'valibot';
import { type Coordinates, METERS_PER_KM } from '../lib/coordinates';
import { kilometers } from '../lib/reading';
import { fail, type Result, succeed } from '../lib/result';
import { whenMapsReady } from './maps-status';

/** How long the way by car is from one point to another, in km; or why that is not known. */
export async function findDistance(
  from: Coordinates,
  to: Coordinates,
): Promise<Result<number, 'no-route' | 'maps-unavailable'>> {
  if (!(await whenMapsReady())) return fail('maps-unavailable');
  try {
    const { RouteMatrix } = (await google.maps.importLibrary('routes')) as google.maps.RoutesLibrary;
    const { matrix } = await RouteMatrix.computeRouteMatrix({
      origins: [from],
      destinations: [to],
      travelMode: 'DRIVING',
      fields: ['condition', 'distanceMeters'],
    });
    const meters = matrix.rows[0]?.items[0]?.distanceMeters ?? 0;
    const distance = v.safeParse(kilometers, meters / METERS_PER_KM);
    return distance.success ? succeed(distance.output) : fail('no-route');
  } catch (error) {
    console.warn('Distance matrix failed', error);
    return fail('no-route');
  }
}
