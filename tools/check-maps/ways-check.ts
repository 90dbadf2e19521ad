import * as v from 'valibot';
import { type Coordinates, distanceInMeters } from '../../src/lib/coordinates';
import type { Service } from '../shared/http-client';
import { type Finding, notChecked } from '../shared/report';
import { judge, read, refuses } from './answer';

const Position = v.pipe(v.array(v.number()), v.length(2));
const measure = v.pipe(v.number(), v.minValue(0));

/** A route in the format "osrm" with its shape as GeoJSON: `src/tyr/route_serializer_osrm.cc` of Valhalla. */
const OsrmAnswer = v.object({
  code: v.literal('Ok'),
  routes: v.pipe(
    v.array(
      v.object({
        geometry: v.object({ type: v.literal('LineString'), coordinates: v.pipe(v.array(Position), v.minLength(2)) }),
        ...{ distance: measure, duration: measure },
      }),
    ),
    v.minLength(1),
  ),
});

const MatrixEntry = v.object({
  ...{ from_index: v.number(), to_index: v.number() },
  ...{ time: v.nullable(measure), distance: v.nullable(measure) },
});
/** The matrix of routes: `src/tyr/matrix_serializer.cc` of Valhalla. */
const MatrixAnswer = v.object({
  sources_to_targets: v.array(v.array(MatrixEntry)),
  units: v.picklist(['kilometers', 'miles']),
});

/** A refusal in the format "osrm", and one in Valhalla's own format. */
const OsrmRefusal = v.object({ code: v.pipe(v.string(), v.notValue('Ok')), message: v.string() });
const ValhallaRefusal = v.object({ error_code: v.number(), error: v.string(), status_code: v.number() });

/** The possible average speeds of a route in a town, stops included. */
const [SLOWEST_KM_PER_HOUR, FASTEST_KM_PER_HOUR] = [5, 130];
/** The maximum ratio of a route's length to the straight line. */
const LONGEST_DETOUR = 5;
/** The maximum distance of a street from a place in a town. */
const STREET_METERS = 1_000;

const lonLat = ({ lat, lng }: Coordinates) => ({ lat, lon: lng });
const pointOf = ([lng = 0, lat = 0]: readonly number[] = []): Coordinates => ({ lat, lng });
const lengthOf = (line: readonly (readonly number[])[]) =>
  line.slice(1).reduce((sum, point, index) => sum + distanceInMeters(pointOf(line[index]), pointOf(point)), 0);
const differs = (one: number, other: number, share: number, slack: number) =>
  Math.abs(one - other) > Math.max(one, other) * share + slack;
const costing = 'auto';
const routeRequest = (...places: readonly Coordinates[]) => ({
  locations: places.map(lonLat),
  ...{ costing, format: 'osrm', shape_format: 'geojson' },
});

/** The rules of a route between two places. */
const routeRules =
  (from: Coordinates, to: Coordinates) =>
  ({ routes: [route] }: v.InferOutput<typeof OsrmAnswer>) => {
    const { distance = 0, duration = 0, geometry } = route ?? {};
    const line = geometry?.coordinates ?? [];
    const [start, along, straight] = [pointOf(line[0]), lengthOf(line), distanceInMeters(from, to)];
    const kmPerHour = (distance / duration) * 3.6;
    return [
      distanceInMeters(start, from) > STREET_METERS &&
        'does not begin at the first location, or its coordinates are not in the order longitude, latitude',
      differs(distance, along, 0.02, 20) && `says ${Math.round(distance)} m of a line of ${Math.round(along)} m`,
      (distance < straight * 0.7 || distance > straight * LONGEST_DETOUR) &&
        `has ${Math.round(distance)} m for ${Math.round(straight)} m in a straight line`,
      !(kmPerHour >= SLOWEST_KM_PER_HOUR && kmPerHour <= FASTEST_KM_PER_HOUR) &&
        `is driven at ${Math.round(kmPerHour)} km/h: duration is not in seconds, or distance not in metres`,
    ];
  };

/** Checks Valhalla according to docs/maps.md; `at` is a place in a town in its data. */
export async function checkWays(service: Service, at: Coordinates): Promise<readonly Finding[]> {
  const to = { lat: at.lat + 0.015, lng: at.lng + 0.02 };
  const pathOf = (name: string, request: unknown) =>
    `/${name}?json=${encodeURIComponent(typeof request === 'string' ? request : JSON.stringify(request))}`;
  const route = await read(service, pathOf('route', routeRequest(at, to)));
  const table = { sources: [lonLat(at)], targets: [lonLat(to), lonLat(at)], costing };
  const matrix = await read(service, pathOf('sources_to_targets', table));
  const measured = v.safeParse(OsrmAnswer, route.body);
  const { distance = 0, duration = 0 } = (measured.success && measured.output.routes[0]) || {};
  const matrixName = 'ways: /sources_to_targets says in km and seconds the same as /route';
  const matrixRules = ({ units, sources_to_targets: rows }: v.InferOutput<typeof MatrixAnswer>) => {
    const [[first, same] = []] = rows;
    return [
      units !== 'kilometers' && 'is in miles',
      rows.length !== 1 && 'has not a row for each source',
      differs((first?.distance ?? 0) * 1_000, distance, 0.05, 50) &&
        `says ${first?.distance} km, the route ${Math.round(distance)} m`,
      differs(first?.time ?? 0, duration, 0.15, 20) && `says ${first?.time} s, the route ${Math.round(duration)} s`,
      (same?.distance ?? 1) > 0.05 && 'says that a place is away from itself',
    ];
  };
  const refused = (what: string, request: unknown, form: v.GenericSchema) =>
    refuses(service, `ways: /route ${what} is refused`, pathOf('route', request), form);
  const locations = [lonLat(at), lonLat(at)];
  return Promise.all([
    judge('ways: /route from --at', route, OsrmAnswer, routeRules(at, to)),
    measured.success
      ? judge(matrixName, matrix, MatrixAnswer, matrixRules)
      : notChecked(matrixName, 'there is no route'),
    refused('to the open sea, with NoRoute or NoSegment', routeRequest(at, { lat: 54.5, lng: 6.5 }), OsrmRefusal),
    refused('with one location', routeRequest(at), OsrmRefusal),
    refused('with a costing that there is not', { ...routeRequest(at, at), costing: 'rocket' }, OsrmRefusal),
    refused('without a costing', { locations }, ValhallaRefusal),
    refused('with a location that is none', { locations: [lonLat(at), { lat: 51 }], costing }, ValhallaRefusal),
    refused('that is no JSON', '{"locations":', ValhallaRefusal),
  ]);
}
