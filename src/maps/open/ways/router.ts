import * as v from 'valibot';
import { METERS_PER_KM } from '../../../lib/coordinates';
import { finiteNumber } from '../../../lib/reading';
import type { Router } from '../../port/service';
import { GeoJsonPoint } from '../answer';
import { openWays } from './settings';
import { askValhalla, location } from './valhalla';

/** The first route found, in metres and seconds. */
const RouteAnswer = v.object({
  routes: v.looseTuple([
    v.object({
      geometry: v.object({ coordinates: v.array(GeoJsonPoint) }),
      distance: finiteNumber,
      duration: finiteNumber,
    }),
  ]),
});

/** A matrix with one route, in kilometres; null for none. */
const TableAnswer = v.object({
  sources_to_targets: v.looseTuple([v.looseTuple([v.object({ distance: v.nullable(finiteNumber) })])]),
});

/** Valhalla. It ignores traffic, so its time is multiplied by the operator's factor. */
export const router: Router = {
  route: async (from, to) => {
    const question = { locations: [location(from), location(to)], format: 'osrm', shape_format: 'geojson' };
    const answer = await askValhalla('route', question, RouteAnswer);
    if (!answer) return null;
    const [{ geometry, distance, duration }] = answer.routes;
    return {
      path: geometry.coordinates,
      distanceMeters: distance,
      durationSeconds: duration * openWays.minutesFactor,
    };
  },
  distance: async (from, to) => {
    const question = { sources: [location(from)], targets: [location(to)] };
    const answer = await askValhalla('sources_to_targets', question, TableAnswer);
    const kilometers = answer?.sources_to_targets[0][0].distance ?? null;
    return kilometers === null ? null : kilometers * METERS_PER_KM;
  },
};
