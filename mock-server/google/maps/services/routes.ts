import type { Coordinates } from '../../../../src/lib/coordinates';
import { routeAlongStreets } from '../../../city/streets/street-route';
import { checkOptions, limitClass, limited, NotCoveredError } from '../../covered';
import { requireFields, requireList } from '../base/errors';
import { latLngAltitude, toCoordinates } from '../base/geometry';
import { callGoogle } from './google-call';

type RoutesRequest = google.maps.routes.ComputeRoutesRequest;
type MatrixRequest = google.maps.routes.ComputeRouteMatrixRequest;

const MS_PER_SECOND = 1000;

const ROUTES = 'ROUTES_COMPUTE_ROUTES';
const ROUTE_FIELDS = ['path', 'distanceMeters', 'durationMillis'] as const;
const MATRIX = 'ROUTES_COMPUTE_ROUTE_MATRIX';
const ITEM_FIELDS = ['condition', 'distanceMeters'] as const;

/** Without a travel mode Google's request is for cars. */
function checkTravelMode({ travelMode }: Pick<RoutesRequest, 'travelMode'>): void {
  const mode = travelMode ?? 'DRIVING';
  if (mode !== 'DRIVING') throw new NotCoveredError(`the travel mode ${mode}`);
}

/** https://developers.google.com/maps/documentation/javascript/reference/route#Route */
export class Route {
  readonly path: ReturnType<typeof latLngAltitude>[] | undefined = undefined;
  readonly distanceMeters: number | undefined = undefined;
  readonly durationMillis: number | undefined = undefined;

  /**
   * The fastest route along the known streets. Outside them the list is empty and nothing is thrown: "If the array is
   * empty, then it means no route could be found."
   * https://developers.google.com/maps/documentation/routes/reference/rest/v2/TopLevel/computeRoutes#response-body
   */
  static async computeRoutes(request: RoutesRequest): Promise<{ routes: Route[] }> {
    const fields = requireFields(request?.fields, ROUTE_FIELDS, ROUTES);
    checkOptions('ComputeRoutesRequest', request, ['destination', 'fields', 'origin', 'travelMode']);
    checkTravelMode(request);
    const [origin, destination] = [toCoordinates(request.origin), toCoordinates(request.destination)];
    await callGoogle('routes.route', ROUTES);
    const found = routeAlongStreets(origin, destination);
    if (found === null) return { routes: [] };
    const whole = {
      path: found.path.map(latLngAltitude),
      distanceMeters: found.distanceMeters,
      durationMillis: found.durationSeconds * MS_PER_SECOND,
    };
    const asked = Object.fromEntries(fields.map((field) => [field, whole[field]]));
    return { routes: [Object.assign(new Route(), asked)] };
  }
}
limitClass('google.maps.routes.Route', Route);

/** One way of the matrix; a field that was not requested, or that an unreachable place lacks, is undefined. */
interface RouteMatrixItem {
  readonly condition?: 'ROUTE_EXISTS' | 'ROUTE_NOT_FOUND' | undefined;
  readonly distanceMeters?: number | undefined;
}

/** https://developers.google.com/maps/documentation/javascript/reference/route-matrix#RouteMatrix */
export class RouteMatrix {
  readonly rows: { readonly items: RouteMatrixItem[] }[] = [];

  /** A row per origin with an item per destination; an unreachable pair has the condition ROUTE_NOT_FOUND. */
  static async computeRouteMatrix(request: MatrixRequest): Promise<{ matrix: RouteMatrix }> {
    const fields = requireFields(request?.fields, ITEM_FIELDS, MATRIX);
    checkOptions('ComputeRouteMatrixRequest', request, ['destinations', 'fields', 'origins', 'travelMode']);
    checkTravelMode(request);
    const origins = requireList<unknown>(request?.origins, 'origins').map(toCoordinates);
    const destinations = requireList<unknown>(request?.destinations, 'destinations').map(toCoordinates);
    await callGoogle('routes.matrix', MATRIX);
    const itemFor = (from: Coordinates, to: Coordinates): RouteMatrixItem => {
      const distanceMeters = routeAlongStreets(from, to)?.distanceMeters;
      const condition = distanceMeters === undefined ? 'ROUTE_NOT_FOUND' : 'ROUTE_EXISTS';
      return limited('google.maps.routes.RouteMatrixItem', {
        condition: fields.includes('condition') ? condition : undefined,
        distanceMeters: fields.includes('distanceMeters') ? distanceMeters : undefined,
      });
    };
    const rows = origins.map((from) => ({ items: destinations.map((to) => itemFor(from, to)) }));
    return { matrix: Object.assign(new RouteMatrix(), { rows }) };
  }
}
limitClass('google.maps.routes.RouteMatrix', RouteMatrix);
