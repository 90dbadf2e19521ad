import { Geocoder } from '../../mock-server/google/maps/geocoder';
import { Route, RouteMatrix } from '../../mock-server/google/maps/routes-library';

const hauptbahnhof = { lat: 51.3183, lng: 9.4902 };
const wilhelmshoehe = { lat: 51.3135, lng: 9.4469 };
const munich = { lat: 48.1374, lng: 11.5755 };

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

  it('answers no routes where the streets do not reach', async () => {
    await expect(computeRoutes({ destination: munich })).resolves.toMatchObject({ routes: [] });
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
    ['with an address that nobody knows', { destination: 'Xyzzy 1' }, 'MapsRequestError'],
  ])('refuses a request %s', async (_name, request, error) => {
    await expect(computeRoutes(request)).rejects.toMatchObject({ name: error });
  });
});

describe('RouteMatrix.computeRouteMatrix', () => {
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
  ])('refuses a request %s', async (_name, request, error) => {
    await expect(computeMatrix(request)).rejects.toMatchObject({ name: error });
  });
});

describe('Geocoder.geocode', () => {
  it('names a location in the older shape of address parts', async () => {
    const { results } = await new Geocoder().geocode({ location: hauptbahnhof, language: 'de' });
    expect(results[0]?.formatted_address).toBe('Rainer-Dierichs-Platz 1, 34117 Kassel, Deutschland');
    expect(results[0]?.address_components.find(({ types }) => types.includes('postal_code'))?.long_name).toBe('34117');
    expect(results[0]?.geometry.location.lat()).toBeCloseTo(51.3183);
  });

  it('finds an address and a place id', async () => {
    const byAddress = await new Geocoder().geocode({ address: 'Wilhelmshöher Allee 100, Kassel' });
    const byId = await new Geocoder().geocode({ placeId: byAddress.results[0]?.place_id ?? '' });
    expect(byId.results[0]?.formatted_address).toContain('Wilhelmshöher Allee 100');
  });

  it('rejects with ZERO_RESULTS where nothing is known, and calls back with the same word', async () => {
    const heard: unknown[] = [];
    const asked = new Geocoder().geocode({ location: munich }, (results, status) => heard.push(results, status));
    await expect(asked).rejects.toMatchObject({
      name: 'MapsRequestError',
      code: 'ZERO_RESULTS',
      message: 'GEOCODER_GEOCODE: ZERO_RESULTS: No result was found for this GeocoderRequest.',
    });
    expect(heard).toEqual([null, 'ZERO_RESULTS']);
  });

  it('answers an empty list when that was asked for', async () => {
    await expect(new Geocoder().geocode({ location: munich, fulfillOnZeroResults: true })).resolves.toEqual({
      results: [],
    });
  });

  it.each([[{}], [{ address: 'Kassel', location: hauptbahnhof }]])('refuses %o', async (request) => {
    await expect(new Geocoder().geocode(request)).rejects.toMatchObject({ name: 'InvalidValueError' });
  });
});
