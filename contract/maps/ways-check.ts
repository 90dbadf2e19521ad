import * as v from 'valibot';
import { type Coordinates, distanceInMeters } from '../../src/lib/coordinates';
import { type Finding, found, notChecked } from '../check/report';
import { askJson, refusalProblems, type Service, type ServiceAnswer } from './service';
import { MatrixAnswer, OsrmAnswer, OsrmRefusal, ValhallaRefusal } from './valhalla-shape';

const lonLat = ({ lat, lng }: Coordinates) => ({ lat, lon: lng });
const NORTH_SEA = { lat: 54.5, lon: 6.5 };
/** The possible average speeds of a route in a town, stops included. */
const SPEEDS = { slowestKmPerHour: 5, fastestKmPerHour: 130 };
/** The maximum ratio of a route's length to the straight line. */
const LONGEST_DETOUR = 5;
/** The maximum distance of a street from a place in a town. */
const STREET_METERS = 1_000;

const path = (name: string, request: unknown) =>
  `/${name}?json=${encodeURIComponent(typeof request === 'string' ? request : JSON.stringify(request))}`;

const routeRequest = (locations: readonly object[]) => ({
  locations,
  costing: 'auto',
  format: 'osrm',
  shape_format: 'geojson',
});

/** The answer in a valid shape, or its problems. */
function read<Schema extends v.GenericSchema>(
  schema: Schema,
  { status, body, trouble }: ServiceAnswer,
): { readonly answer: v.InferOutput<Schema> } | { readonly problems: readonly string[] } {
  if (trouble !== null) return { problems: [trouble] };
  if (status !== 200) return { problems: [`is answered with ${status}`] };
  const result = v.safeParse(schema, body);
  if (result.success) return { answer: result.output };
  const [issue] = result.issues;
  return { problems: [`${v.getDotPath(issue) ?? 'the answer'} is wrong: ${issue.message}`] };
}

const spotOf = ([lng = 0, lat = 0]: readonly number[]): Coordinates => ({ lat, lng });

const lengthOf = (line: readonly (readonly number[])[]) =>
  line.slice(1).reduce((sum, point, index) => sum + distanceInMeters(spotOf(line[index] ?? point), spotOf(point)), 0);

const isOff = (one: number, other: number, share: number, slack: number) =>
  Math.abs(one - other) > Math.max(one, other) * share + slack;

function routeProblems({ routes, waypoints }: OsrmAnswer, from: Coordinates, to: Coordinates): readonly string[] {
  const [route] = routes;
  if (!route) return ['answers no route'];
  const { distance, duration, geometry } = route;
  const line = geometry.coordinates;
  const crow = distanceInMeters(from, to);
  const kmPerHour = (distance / duration) * 3.6;
  const start = spotOf(line[0] ?? []);
  const problems: readonly (string | false)[] = [
    distanceInMeters(start, from) > STREET_METERS &&
      'does not begin at the first location, or its coordinates are not in the order longitude, latitude',
    distanceInMeters(start, spotOf(waypoints[0]?.location ?? [])) > 20 && 'does not begin at its first waypoint',
    isOff(distance, lengthOf(line), 0.02, 20) &&
      `says ${Math.round(distance)} m of a line of ${Math.round(lengthOf(line))} m`,
    (distance < crow * 0.7 || distance > crow * LONGEST_DETOUR) &&
      `has ${Math.round(distance)} m for ${Math.round(crow)} m as the crow flies`,
    !(kmPerHour >= SPEEDS.slowestKmPerHour && kmPerHour <= SPEEDS.fastestKmPerHour) &&
      `is driven at ${Math.round(kmPerHour)} km/h: duration is not in seconds, or distance not in metres`,
  ];
  return problems.filter((problem) => problem !== false);
}

async function checkRoutes(service: Service, from: Coordinates, to: Coordinates): Promise<readonly Finding[]> {
  const request = routeRequest([lonLat(from), lonLat(to)]);
  const route = read(OsrmAnswer, await askJson(service, path('route', request)));
  const there = read(OsrmAnswer, await askJson(service, path('route', routeRequest([from, to, from].map(lonLat)))));
  const posted = read(
    OsrmAnswer,
    await askJson(service, '/route', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(request),
    }),
  );
  const findings = [
    found('ways: /route from --at', 'problems' in route ? route.problems : routeProblems(route.answer, from, to)),
    found(
      'ways: /route by way of a third place has two legs',
      'problems' in there ? there.problems : there.answer.routes[0]?.legs.length === 2 ? [] : ['has not two legs'],
    ),
    found('ways: /route takes a POST', 'problems' in posted ? posted.problems : routeProblems(posted.answer, from, to)),
  ];
  if ('problems' in route) return [...findings, notChecked('ways: /sources_to_targets', 'there is no route')];
  return [...findings, await checkMatrix(service, from, to, route.answer)];
}

async function checkMatrix(service: Service, from: Coordinates, to: Coordinates, route: OsrmAnswer): Promise<Finding> {
  const request = { sources: [lonLat(from)], targets: [lonLat(to), lonLat(from)], costing: 'auto' };
  const asked = read(MatrixAnswer, await askJson(service, path('sources_to_targets', request)));
  const name = 'ways: /sources_to_targets says in km and seconds the same as /route';
  if ('problems' in asked) return found(name, asked.problems);
  const [[there, back] = []] = asked.answer.sources_to_targets;
  const { distance = 0, duration = 0 } = route.routes[0] ?? {};
  const problems: readonly (string | false)[] = [
    asked.answer.units !== 'kilometers' && 'is in miles',
    asked.answer.sources_to_targets.length !== 1 && 'has not a row for each source',
    isOff((there?.distance ?? 0) * 1_000, distance, 0.05, 50) &&
      `says ${there?.distance} km, the route ${Math.round(distance)} m`,
    isOff(there?.time ?? 0, duration, 0.15, 20) && `says ${there?.time} s, the route ${Math.round(duration)} s`,
    (back?.distance ?? 1) > 0.05 && 'says that a place is away from itself',
  ];
  return found(
    name,
    problems.filter((problem) => problem !== false),
  );
}

async function checkRefusals(service: Service, at: Coordinates): Promise<readonly Finding[]> {
  const here = lonLat(at);
  const wrongRequests: readonly (readonly [what: string, request: unknown, shape: v.GenericSchema])[] = [
    ['to the open sea, with NoRoute or NoSegment', routeRequest([here, NORTH_SEA]), OsrmRefusal],
    ['with one location', routeRequest([here]), OsrmRefusal],
    ['with a costing that there is not', { ...routeRequest([here, here]), costing: 'rocket' }, OsrmRefusal],
    ['without a costing', { locations: [here, here] }, ValhallaRefusal],
    ['with a location that is none', { locations: [here, { lat: 51 }], costing: 'auto' }, ValhallaRefusal],
    ['that is no JSON', '{"locations":', ValhallaRefusal],
  ];
  return Promise.all(
    wrongRequests.map(async ([what, request, shape]) => {
      const answer = await askJson(service, path('route', request));
      const problems = refusalProblems(answer);
      const isSaid = problems.length > 0 || v.is(shape, answer.body);
      return found(
        `ways: /route ${what} is refused`,
        isSaid ? problems : ['is refused in another shape than documented'],
      );
    }),
  );
}

/** A point about two and a half kilometres to the north-east. */
const beside = ({ lat, lng }: Coordinates): Coordinates => ({ lat: lat + 0.015, lng: lng + 0.02 });

/** Checks Valhalla according to docs/maps.md; `at` is a place in a town in its data. */
export async function checkWays(service: Service, at: Coordinates): Promise<readonly Finding[]> {
  return [...(await checkRoutes(service, at, beside(at))), ...(await checkRefusals(service, at))];
}
