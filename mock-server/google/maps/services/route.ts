import { routeAlongStreets, type StreetRoute } from '../../../city/streets/street-route';
import { MapsRequestError, requireList } from '../base/errors';
import { LatLngAltitude } from '../base/lat-lng';
import { LatLngBounds } from '../base/lat-lng-bounds';
import { callGoogle } from './google-call';
import { checkFields, fieldsBeyond } from './request-checks';
import { checkRequest, type RoutePoint, toRoutePoint } from './route-request';

const ENDPOINT = 'ROUTES_COMPUTE_ROUTES';
const PROPERTIES = ['origin', 'destination', 'intermediates', 'fields'];
const FIELDS = ['path', 'distanceMeters', 'durationMillis', 'staticDurationMillis', 'viewport', 'legs'];
/** The turns of a leg, and all other fields of Google's routes. */
const FIELDS_NOT_COVERED = ['legs.steps', ...fieldsBeyond('routes.Route', FIELDS)];
/** https://developers.google.com/maps/documentation/javascript/reference/route#ComputeRoutesRequest.intermediates */
const MOST_INTERMEDIATES = 25;
const MS_PER_SECOND = 1000;

/** A drive from stop to stop. */
type Drive = Pick<StreetRoute, 'path' | 'distanceMeters' | 'durationSeconds'>;

const toPath = (route: Drive) => route.path.map((point) => new LatLngAltitude(point));

/** Consecutive drives as one; each begins at the end of the one before. */
function joined([first, ...others]: readonly [Drive, ...Drive[]]): Drive {
  return others.reduce(
    (whole, next) => ({
      path: [...whole.path, ...next.path.slice(1)],
      distanceMeters: whole.distanceMeters + next.distanceMeters,
      durationSeconds: whole.durationSeconds + next.durationSeconds,
    }),
    first,
  );
}

/** The drive from stop to stop, or null if one of them is unreachable. */
function drivesBetween(points: readonly RoutePoint[]): readonly Drive[] | null {
  const drives: Drive[] = [];
  let open: Drive | null = null;
  for (const [index, to] of points.entries()) {
    const from = points[index - 1];
    if (!from) continue;
    const drive = routeAlongStreets(from, to);
    if (drive === null) return null;
    open = open === null ? drive : joined([open, drive]);
    if (to.isVia) continue;
    drives.push(open);
    open = null;
  }
  return drives;
}

/**
 * The route to the next stop; without turns.
 * https://developers.google.com/maps/documentation/javascript/reference/route#RouteLeg
 */
export class RouteLeg {
  readonly path: LatLngAltitude[];
  readonly distanceMeters: number;
  readonly durationMillis: number;
  readonly staticDurationMillis: number;
  readonly startLocation: LatLngAltitude | null;
  readonly endLocation: LatLngAltitude | null;
  readonly steps: readonly never[] = [];

  constructor(drive: Drive) {
    this.path = toPath(drive);
    this.distanceMeters = drive.distanceMeters;
    this.durationMillis = drive.durationSeconds * MS_PER_SECOND;
    this.staticDurationMillis = this.durationMillis;
    this.startLocation = this.path[0] ?? null;
    this.endLocation = this.path.at(-1) ?? null;
  }
}

/** https://developers.google.com/maps/documentation/javascript/reference/route#Route */
export class Route {
  readonly path: LatLngAltitude[] | undefined;
  readonly distanceMeters: number | undefined;
  readonly durationMillis: number | undefined;
  readonly staticDurationMillis: number | undefined;
  readonly viewport: LatLngBounds | undefined;
  readonly legs: RouteLeg[] | undefined;

  constructor(drives: readonly [Drive, ...Drive[]], asked: ReadonlySet<string>) {
    const route = joined(drives);
    const millis = route.durationSeconds * MS_PER_SECOND;
    this.path = asked.has('path') ? toPath(route) : undefined;
    this.distanceMeters = asked.has('distanceMeters') ? route.distanceMeters : undefined;
    this.durationMillis = asked.has('durationMillis') ? millis : undefined;
    this.staticDurationMillis = asked.has('staticDurationMillis') ? millis : undefined;
    this.viewport = asked.has('viewport')
      ? route.path.reduce((bounds, point) => bounds.extend(point), new LatLngBounds())
      : undefined;
    this.legs = asked.has('legs') ? drives.map((drive) => new RouteLeg(drive)) : undefined;
  }

  /**
   * The fastest route along the known streets. Outside them the list is empty and nothing is thrown: "If the array is
   * empty, then it means no route could be found."
   * https://developers.google.com/maps/documentation/routes/reference/rest/v2/TopLevel/computeRoutes#response-body
   */
  static async computeRoutes(
    request: google.maps.routes.ComputeRoutesRequest,
  ): Promise<{ routes: Route[]; fallbackInfo: null; geocodingResults: null }> {
    const asked = checkFields(request?.fields, FIELDS, FIELDS_NOT_COVERED, ENDPOINT);
    checkRequest(request, 'ComputeRoutesRequest', PROPERTIES, ENDPOINT);
    const between = requireList<unknown>(request.intermediates ?? [], 'intermediates');
    if (between.length > MOST_INTERMEDIATES) {
      throw new MapsRequestError(
        ENDPOINT,
        'INVALID_ARGUMENT',
        `At most ${MOST_INTERMEDIATES} intermediates are allowed.`,
      );
    }
    const points = [
      toRoutePoint(request.origin, 'origin', ENDPOINT),
      ...between.map((value) => toRoutePoint(value, 'intermediates', ENDPOINT)),
      toRoutePoint(request.destination, 'destination', ENDPOINT),
    ];
    await callGoogle('routes.route', ENDPOINT);
    const [first, ...others] = drivesBetween(points) ?? [];
    return { routes: first ? [new Route([first, ...others], asked)] : [], fallbackInfo: null, geocodingResults: null };
  }
}
