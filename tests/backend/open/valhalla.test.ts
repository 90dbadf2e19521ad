import { openStage } from './open-stage';

const { askJson } = openStage();

const hauptbahnhof = { lat: 51.3183, lon: 9.4902 };
const wilhelmshoehe = { lat: 51.3135, lon: 9.4469 };
const klinikum = { lat: 51.3317, lon: 9.5078 };
const munich = { lat: 48.1374, lon: 11.5755 };

const routeRequest = {
  locations: [hauptbahnhof, wilhelmshoehe],
  costing: 'auto',
  format: 'osrm',
  shape_format: 'geojson',
};
const matrixRequest = { sources: [hauptbahnhof, klinikum], targets: [wilhelmshoehe], costing: 'auto' };

const get = (name: string, request: unknown) =>
  askJson(
    `/valhalla/${name}?json=${encodeURIComponent(typeof request === 'string' ? request : JSON.stringify(request))}`,
  );

interface RouteAnswer {
  readonly waypoints: readonly {
    readonly location: readonly number[];
    readonly distance: number;
    readonly name: string;
  }[];
  readonly routes: readonly {
    readonly geometry: { readonly coordinates: readonly (readonly number[])[] };
    readonly distance: number;
    readonly legs: readonly { readonly distance: number }[];
  }[];
}

// Its line, length and time, and that a POST and the table of ways say the same: check:maps.
describe('Valhalla, a route', () => {
  it('names the streets where it begins and ends, and says how far the places are from them', async () => {
    const { waypoints } = (await get('route', routeRequest)).body as RouteAnswer;
    expect(waypoints.map(({ name }) => name)).toEqual(['Werner-Hilpert-Straße', 'Wilhelmshöher Allee']);
    expect(waypoints[0]?.distance).toBeCloseTo(71, 0);
  });

  it('has a leg for each location but the first, and passes all of them', async () => {
    const { body } = await get('route', { ...routeRequest, locations: [hauptbahnhof, klinikum, wilhelmshoehe] });
    const { routes, waypoints } = body as RouteAnswer;
    const [route] = routes;
    expect(route?.legs).toHaveLength(2);
    expect(route?.distance).toBeCloseTo(route?.legs.reduce((sum, { distance }) => sum + distance, 0) ?? 0, 0);
    expect(route?.geometry.coordinates).toContainEqual(waypoints[1]?.location);
  });
});

describe('Valhalla, the table of ways', () => {
  it('has a row for each source, with kilometres and seconds', async () => {
    const { body } = await get('sources_to_targets', matrixRequest);
    const entry = (from_index: number) => ({
      from_index,
      to_index: 0,
      time: expect.any(Number),
      distance: expect.any(Number),
      cost: expect.any(Number),
    });
    expect(body).toEqual({
      sources_to_targets: [[entry(0)], [entry(1)]],
      sources: [expect.objectContaining({ lat: 51.318 }), expect.anything()],
      targets: [{ lat: expect.any(Number), lon: expect.any(Number) }],
      units: 'kilometers',
      algorithm: 'costmatrix',
    });
  });
});

const json = { format: undefined };

describe('Valhalla refuses', () => {
  it.each([
    ['route', '{"locations":', 400, 100],
    ['route', '[]', 400, 100],
    ['route', 'null', 400, 100],
    ['route', { ...routeRequest, ...json, locations: undefined }, 400, 110],
    ['route', { ...routeRequest, ...json, locations: 'Kassel' }, 400, 110],
    ['route', { ...routeRequest, ...json, locations: [hauptbahnhof] }, 400, 120],
    ['route', { ...routeRequest, ...json, costing: undefined }, 400, 124],
    ['route', { ...routeRequest, ...json, costing: 'rocket' }, 400, 125],
    ['route', { ...routeRequest, ...json, costing: 'bicycle' }, 501, 107],
    ['route', { ...routeRequest, ...json }, 501, 107],
    ['route', { ...routeRequest, ...json, shape_format: 'svg' }, 400, 164],
    ['route', { ...routeRequest, ...json, colour: 'red' }, 501, 107],
    ['route', { ...routeRequest, ...json, locations: [hauptbahnhof, { lat: 51 }] }, 400, 130],
    ['route', { ...routeRequest, ...json, locations: [hauptbahnhof, { lat: '51', lon: 9 }] }, 400, 130],
    ['route', { ...routeRequest, ...json, locations: [hauptbahnhof, { lat: 90.01, lon: 9 }] }, 400, 130],
    ['route', { ...routeRequest, ...json, locations: [hauptbahnhof, { ...klinikum, heading: 90 }] }, 501, 107],
    ['sources_to_targets', { ...matrixRequest, sources: undefined }, 400, 112],
    ['sources_to_targets', { ...matrixRequest, targets: undefined }, 400, 112],
    ['sources_to_targets', { ...matrixRequest, sources: [] }, 400, 121],
    ['sources_to_targets', { ...matrixRequest, targets: [] }, 400, 122],
    ['sources_to_targets', { ...matrixRequest, sources: [{ lat: 51 }] }, 400, 131],
    ['sources_to_targets', { ...matrixRequest, targets: [{ lat: 51 }] }, 400, 132],
    ['sources_to_targets', { ...matrixRequest, sources: [{ lat: 51.1, lon: 10.9 }] }, 400, 171],
    ['sources_to_targets', { ...matrixRequest, sources: [munich], targets: [{ lat: 54.18, lon: 7.88 }] }, 400, 154],
    ['sources_to_targets', { ...matrixRequest, units: 'miles' }, 501, 107],
    ['sources_to_targets', { ...matrixRequest, verbose: false }, 501, 107],
  ])('/%s with %j: %i, error_code %i', async (name, request, status, code) => {
    const answer = await get(name, request);
    expect(answer.status).toBe(status);
    expect(answer.body).toEqual({
      error_code: code,
      error: expect.any(String),
      status_code: status,
      status: expect.any(String),
    });
  });

  it.each([
    [{ locations: [hauptbahnhof, munich] }, 'NoSegment'],
    [{ locations: [hauptbahnhof, { lat: 51.1, lon: 10.9 }] }, 'NoSegment'],
    [{ locations: [hauptbahnhof] }, 'InvalidOptions'],
    [{ locations: [hauptbahnhof, { lat: 51 }] }, 'InvalidValue'],
    [{ costing: 'rocket' }, 'InvalidOptions'],
    [{ shape_format: undefined }, 'InvalidService'],
  ])('%j in the format "osrm" with the code %s', async (change, code) => {
    const { status, body } = await get('route', { ...routeRequest, ...change });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(body).toEqual({ code, message: expect.stringMatching(/\w+ \w+/) });
  });

  it.each([
    ['PUT', '/valhalla/route', 405, 101],
    ['GET', '/valhalla/locate', 404, 106],
    ['GET', '/valhalla/route', 400, 110],
    ['GET', '/valhalla/sources_to_targets', 400, 112],
    ['GET', '/valhalla/route?locations=1', 501, 107],
  ])('%s %s: %i, error_code %i', async (method, path, status, code) => {
    const answer = await askJson(path, { method });
    expect(answer).toMatchObject({ status, body: { error_code: code } });
  });

  it('a body that is no JSON, in its own words', async () => {
    const answer = await askJson('/valhalla/route', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"locations":',
    });
    expect(answer).toMatchObject({ status: 400, body: { error_code: 100 } });
  });
});
