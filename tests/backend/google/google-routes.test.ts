import { Route } from '../../../mock-server/google/maps/services/route';
import { RouteMatrix } from '../../../mock-server/google/maps/services/route-matrix';
import { type Coordinates, distanceInMeters } from '../../../src/lib/coordinates';

const hauptbahnhof = { lat: 51.3183, lng: 9.4902 };
const wilhelmshoehe = { lat: 51.3135, lng: 9.4469 };
const koenigsplatz = { lat: 51.3154, lng: 9.4979 };
const munich = { lat: 48.1374, lng: 11.5755 };
const helgoland = { lat: 54.1825, lng: 7.8853 };

type RoutesRequest = google.maps.routes.ComputeRoutesRequest;
type MatrixRequest = google.maps.routes.ComputeRouteMatrixRequest;

const computeRoutes = (request: Record<string, unknown>) =>
  Route.computeRoutes({
    origin: hauptbahnhof,
    destination: wilhelmshoehe,
    travelMode: 'DRIVING',
    fields: ['path', 'distanceMeters', 'durationMillis'],
    ...request,
  } as unknown as RoutesRequest);
const computeMatrix = (request: Record<string, unknown>) =>
  RouteMatrix.computeRouteMatrix({
    origins: [hauptbahnhof],
    destinations: [wilhelmshoehe],
    travelMode: 'DRIVING',
    fields: ['distanceMeters', 'durationMillis', 'condition'],
    ...request,
  } as unknown as MatrixRequest);

const lengthOf = (path: readonly Coordinates[]) =>
  path.reduce((sum, point, index) => sum + distanceInMeters(path[index - 1] ?? point, point), 0);

describe('Route.computeRoutes', () => {
  it('answers a path of points with lat and lng, a distance in metres and a time in milliseconds', async () => {
    const { routes } = await computeRoutes({});
    const [route] = routes;
    expect(route?.path?.[0]?.toJSON()).toEqual({ ...hauptbahnhof, altitude: 0 });
    expect(route?.path?.at(-1)?.lat).toBeCloseTo(wilhelmshoehe.lat);
    expect(route?.distanceMeters).toBeGreaterThan(3_000);
    expect(route?.durationMillis).toBeGreaterThan(60_000);
  });

  it('leaves undefined what was not asked for', async () => {
    const { routes } = await computeRoutes({ fields: ['distanceMeters'] });
    expect(routes[0]?.path).toBeUndefined();
    expect(routes[0]?.durationMillis).toBeUndefined();
  });

  it('answers everything for the field mask *', async () => {
    const { routes } = await computeRoutes({ fields: ['*'] });
    expect(routes[0]?.path).toBeDefined();
    expect(routes[0]?.viewport?.contains(hauptbahnhof)).toBe(true);
  });

  it.each([
    ['to', { destination: munich }],
    ['from', { origin: helgoland }],
    ['by way of', { intermediates: [{ location: munich }] }],
  ])('answers an empty list and no error %s a point that no street reaches', async (_way, request) => {
    await expect(computeRoutes(request)).resolves.toEqual({ routes: [], fallbackInfo: null, geocodingResults: null });
  });

  it('answers a path as long as the distance, and a time that a taxi needs for it', async () => {
    const { routes } = await computeRoutes({});
    const { path = [], distanceMeters = 0, durationMillis = 0 } = routes[0] ?? {};
    expect(lengthOf(path) / distanceMeters).toBeCloseTo(1, 1);
    expect(distanceMeters).toBeGreaterThanOrEqual(distanceInMeters(hauptbahnhof, wilhelmshoehe));
    const kilometersPerHour = distanceMeters / (durationMillis / 3600);
    expect(kilometersPerHour).toBeGreaterThan(15);
    expect(kilometersPerHour).toBeLessThan(60);
  });

  it('is about as long there as back', async () => {
    const there = await computeRoutes({});
    const back = await computeRoutes({ origin: wilhelmshoehe, destination: hauptbahnhof });
    const ratio = (there.routes[0]?.distanceMeters ?? 0) / (back.routes[0]?.distanceMeters ?? 1);
    expect(ratio).toBeGreaterThan(0.9);
    expect(ratio).toBeLessThan(1.1);
  });

  it('answers a leg per stop; a via point makes none but is passed', async () => {
    const fields = ['legs', 'path', 'distanceMeters', 'durationMillis'];
    const direct = await computeRoutes({ fields });
    const stop = await computeRoutes({ fields, intermediates: [{ location: koenigsplatz }] });
    const via = await computeRoutes({ fields, intermediates: [{ location: koenigsplatz, via: true }] });
    expect([direct, stop, via].map(({ routes }) => routes[0]?.legs?.length)).toEqual([1, 2, 1]);
    expect(stop.routes[0]?.distanceMeters).toBeGreaterThan(direct.routes[0]?.distanceMeters ?? 0);
    expect(via.routes[0]?.path).toEqual(stop.routes[0]?.path);
    const [first, second] = stop.routes[0]?.legs ?? [];
    expect(first?.startLocation?.toJSON()).toMatchObject(hauptbahnhof);
    expect(first?.endLocation?.toJSON()).toMatchObject(koenigsplatz);
    expect(second?.startLocation?.toJSON()).toMatchObject(koenigsplatz);
    expect((first?.distanceMeters ?? 0) + (second?.distanceMeters ?? 0)).toBe(stop.routes[0]?.distanceMeters);
    expect((first?.durationMillis ?? 0) + (second?.durationMillis ?? 0)).toBe(stop.routes[0]?.durationMillis);
  });

  it('takes 25 intermediates and refuses 26', async () => {
    const many = (count: number) => computeRoutes({ intermediates: Array(count).fill({ location: koenigsplatz }) });
    await expect(many(25)).resolves.toMatchObject({ routes: [{}] });
    await expect(many(26)).rejects.toMatchObject({ name: 'MapsRequestError', code: 'INVALID_ARGUMENT' });
  });

  it('takes what changes nothing without traffic', async () => {
    const request = {
      language: 'de',
      region: 'de',
      units: 0,
      departureTime: new Date(Date.now() + 3_600_000),
      routingPreference: 'TRAFFIC_AWARE',
    };
    await expect(computeRoutes(request)).resolves.toMatchObject({ routes: [{}] });
  });

  it('takes addresses, places and waypoints as ends', async () => {
    const { routes } = await computeRoutes({ fields: ['distanceMeters'] });
    const ends = [
      { origin: 'Rainer-Dierichs-Platz 1, 34117 Kassel' },
      { origin: { id: 'local-kassel-hauptbahnhof' } },
      { origin: { location: hauptbahnhof } },
      { origin: { location: { lat: () => hauptbahnhof.lat, lng: () => hauptbahnhof.lng } } },
    ];
    for (const end of ends) {
      const same = await computeRoutes({ ...end, fields: ['distanceMeters'] });
      expect(same.routes[0]?.distanceMeters).toBe(routes[0]?.distanceMeters);
    }
  });

  it.each([
    ['without fields', { fields: undefined }, 'InvalidValueError'],
    ['with fields as one text', { fields: 'path' }, 'InvalidValueError'],
    ['with an empty field mask', { fields: [] }, 'MapsRequestError'],
    ['with an unknown field', { fields: ['overview_path'] }, 'InvalidValueError'],
    ['without an origin', { origin: undefined }, 'InvalidValueError'],
    ['with half a destination', { destination: { lat: 51.3 } }, 'InvalidValueError'],
    ['with a destination that is not a number', { destination: { lat: 51.3, lng: Number.NaN } }, 'InvalidValueError'],
    ['with a travel mode that does not exist', { travelMode: 'FLYING' }, 'InvalidValueError'],
    ['with a property that does not exist', { waypoints: [] }, 'InvalidValueError'],
    ['with one point in place of a list of intermediates', { intermediates: koenigsplatz }, 'InvalidValueError'],
    ['with what the stand-in would ignore', { routeModifiers: { avoidTolls: true } }, 'NotCoveredError'],
    ['with a field that only Google has', { fields: ['path', 'travelAdvisory'] }, 'NotCoveredError'],
    ['for the turns of a leg', { fields: ['legs.steps.instructions'] }, 'NotCoveredError'],
    ['for people on foot', { travelMode: 'WALKING' }, 'NotCoveredError'],
    ['with a departure in the past', { departureTime: new Date(Date.now() - 3_600_000) }, 'MapsRequestError'],
    ['with a departure that is no time', { departureTime: '2030-01-01' }, 'InvalidValueError'],
    ['with a routing preference that does not exist', { routingPreference: 'SCENIC' }, 'InvalidValueError'],
    ['with a traffic model that does not exist', { trafficModel: 'RUSH' }, 'InvalidValueError'],
    ['with units that do not exist', { units: 'CUBITS' }, 'InvalidValueError'],
    ['with an address that nobody knows', { destination: 'Xyzzy 1' }, 'MapsRequestError'],
  ])('refuses a request %s', async (_name, request, error) => {
    await expect(computeRoutes(request)).rejects.toMatchObject({ name: error });
  });
});

describe('RouteMatrix.computeRouteMatrix', () => {
  it.each([
    ['625 items', { origins: Array(25).fill(hauptbahnhof), destinations: Array(25).fill(koenigsplatz) }],
    [
      '100 items for the best traffic',
      {
        origins: Array(10).fill(hauptbahnhof),
        destinations: Array(10).fill(koenigsplatz),
        routingPreference: 'TRAFFIC_AWARE_OPTIMAL',
      },
    ],
  ])('takes %s', async (_what, request) => {
    const { matrix } = await computeMatrix(request);
    expect(matrix.rows).toHaveLength(request.origins.length);
  });

  it('answers a row per origin and an item per destination', async () => {
    const { matrix } = await computeMatrix({
      origins: [hauptbahnhof, wilhelmshoehe],
      destinations: [wilhelmshoehe, munich],
    });
    expect(matrix.rows.map(({ items }) => items.map(({ condition }) => condition))).toEqual([
      ['ROUTE_EXISTS', 'ROUTE_NOT_FOUND'],
      ['ROUTE_EXISTS', 'ROUTE_NOT_FOUND'],
    ]);
    expect(matrix.rows[0]?.items[0]?.durationMillis).toBeGreaterThan(60_000);
    expect(matrix.rows[0]?.items[1]?.distanceMeters).toBeUndefined();
  });

  it.each([
    ['without fields', { fields: undefined }, 'InvalidValueError'],
    ['without origins', { origins: undefined }, 'InvalidValueError'],
    ['with one point in place of a list', { destinations: wilhelmshoehe }, 'InvalidValueError'],
    [
      'with more than 625 items',
      { origins: Array(26).fill(hauptbahnhof), destinations: Array(25).fill(wilhelmshoehe) },
      'MapsRequestError',
    ],
    [
      'for the best traffic with more than 100 items',
      {
        origins: Array(11).fill(hauptbahnhof),
        destinations: Array(10).fill(wilhelmshoehe),
        routingPreference: 'TRAFFIC_AWARE_OPTIMAL',
      },
      'MapsRequestError',
    ],
    [
      'with more than 50 addresses and places',
      {
        origins: Array(26).fill('Hauptbahnhof Kassel'),
        destinations: Array(25).fill({ waypoint: 'Königsplatz Kassel' }),
      },
      'MapsRequestError',
    ],
    ['with a departure in the past', { departureTime: new Date(0) }, 'MapsRequestError'],
    ['with a routing preference that does not exist', { routingPreference: 'SCENIC' }, 'InvalidValueError'],
    ['with a property that does not exist', { origin: hauptbahnhof }, 'InvalidValueError'],
    ['with a field that only Google has', { fields: ['travelAdvisory'] }, 'NotCoveredError'],
  ])('refuses a request %s', async (_name, request, error) => {
    await expect(computeMatrix(request)).rejects.toMatchObject({ name: error });
  });
});
