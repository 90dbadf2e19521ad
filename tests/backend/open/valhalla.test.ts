import { matrix, route } from '../../../mock-server/open/valhalla/valhalla';
import { ValhallaFailure } from '../../../mock-server/open/valhalla/valhalla-failure';
import { distanceInMeters } from '../../../src/lib/coordinates';
import { setStage } from '../harness';
import recorded from './valhalla-answers.json';

const { url } = setStage('the file');

const hauptbahnhof = { lat: 51.3183, lon: 9.4902 };
const wilhelmshoehe = { lat: 51.3135, lon: 9.4469 };
const klinikum = { lat: 51.3317, lon: 9.5078 };
const munich = { lat: 48.1374, lon: 11.5755 };
const options = { costing: 'auto', format: 'osrm', shape_format: 'geojson' };
const way = { ...options, locations: [hauptbahnhof, klinikum, wilhelmshoehe] };

// Its line, length and time, and that the table of routes says the same: check:maps.
it('a route passes all its locations, names their streets and says how far the locations are from them', () => {
  const { routes, waypoints } = route(way);
  const names = waypoints.map(({ name }) => name);
  expect(names).toEqual(['Werner-Hilpert-Straße', 'Fiedlerstraße', 'Wilhelmshöher Allee']);
  expect(waypoints[0]?.distance).toBeCloseTo(71, 0);
  expect(routes[0]?.geometry.coordinates).toContainEqual(waypoints[1]?.location);
  const meters = routes[0]?.legs.reduce((sum, { distance }) => sum + distance, 0);
  expect(routes[0]?.distance).toBeCloseTo(meters ?? Number.NaN, 0);
});

/**
 * The stand-in beside answers of a real Valhalla (@valhallajs/valhallajs 3.6.1), recorded over tiles of the town's
 * streets, each as fast as a taxi drives on it. Where a street changes, its routes are removed from the recording.
 */
describe('the stand-in for Valhalla beside the real one', () => {
  /** Along the same streets both measure the same. */
  const SAME_SHARE = 0.03;
  /** Valhalla adds seconds for turns, so now and then it prefers another way; most ways are the same. */
  const LEAST_SAME_WAYS = 0.8;
  /** The seconds of turns. */
  const SLOWER_SHARE = 0.15;
  const POINT_METERS = 2;

  const apart = (one = 0, other = 0) => Math.abs(one - other) / Math.max(one, other, 1);
  const metersApart = ([lng = 0, lat = 0]: readonly number[], [otherLng = 0, otherLat = 0]: readonly number[] = []) =>
    distanceInMeters({ lat, lng }, { lat: otherLat, lng: otherLng });

  it('mostly takes the same ways, which are as long, in about as much time', () => {
    const same = recorded.ways.filter(({ from, to, meters, seconds, coordinates: theirs }) => {
      const [ours] = route({ ...options, locations: [from, to] }).routes;
      expect(apart(ours?.duration, seconds)).toBeLessThan(SLOWER_SHARE);
      const line = ours?.geometry.coordinates ?? [];
      const isSame = line.every((point, index) => metersApart(point, theirs[index]) < POINT_METERS);
      if (line.length !== theirs.length || !isSame) return false;
      expect(apart(ours?.distance, meters)).toBeLessThan(SAME_SHARE);
      return true;
    });
    expect(same.length / recorded.ways.length).toBeGreaterThanOrEqual(LEAST_SAME_WAYS);
  });

  // That its kilometres and seconds are those of the ways: check:maps.
  it('has the same table of ways: a row for each source', () => {
    const { units, algorithm, sources_to_targets: rows } = recorded.table.answer;
    const indices = rows.map((row) => row.map(({ from_index, to_index }) => ({ from_index, to_index })));
    expect(matrix(recorded.table.request)).toMatchObject({ units, algorithm, sources_to_targets: indices });
  });

  /** The members of a value with their types, in depth; of a list those of its first entry. */
  function shapeOf(value: unknown, path = ''): readonly string[] {
    if (Array.isArray(value)) return value.length > 0 ? shapeOf(value[0], `${path}[]`) : [`${path}[]`];
    if (typeof value !== 'object' || value === null) return [`${path}: ${typeof value}`];
    return Object.entries(value).flatMap(([name, member]) => shapeOf(member, `${path}.${name}`));
  }

  it.each([
    ['route', route(recorded.route.request), recorded.route.answer],
    ['table of ways', matrix(recorded.table.request), recorded.table.answer],
  ])('answers with nothing that the real one lacks: %s', (_what, ours, theirs) => {
    const made = '.sources_to_targets[][].cost: number';
    expect([made, ...shapeOf(theirs)]).toEqual(expect.arrayContaining([...shapeOf(ours)]));
  });

  it.each(recorded.refusals)('refuses $what in the same words', ({ request, words }) => {
    expect(() => route(request)).toThrow(words);
  });
});

describe('Valhalla refuses', () => {
  const { format: _, ...json } = way;
  const table = { sources: [hauptbahnhof, klinikum], targets: [wilhelmshoehe], costing: 'auto' };

  it.each([
    [route, [], 400, 100],
    [route, { ...json, locations: 'Kassel' }, 400, 110],
    [route, { ...json, costing: 'bicycle' }, 501, 107],
    [route, { ...json, costing: 'rocket' }, 400, 125],
    [route, { ...json, costing: undefined }, 400, 124],
    [route, { ...json, locations: [hauptbahnhof] }, 400, 120],
    [route, json, 501, 107],
    [route, { ...json, colour: 'red' }, 501, 107],
    [route, { ...json, locations: [hauptbahnhof, { lat: '51', lon: 9 }] }, 400, 130],
    [route, { ...json, locations: [hauptbahnhof, { lat: 90.01, lon: 9 }] }, 400, 130],
    [route, { ...json, locations: [hauptbahnhof, { ...klinikum, heading: 90 }] }, 501, 107],
    [matrix, { ...table, sources: undefined }, 400, 112],
    [matrix, { ...table, targets: undefined }, 400, 112],
    [matrix, { ...table, sources: [] }, 400, 121],
    [matrix, { ...table, targets: [] }, 400, 122],
    [matrix, { ...table, sources: [{ lat: 51 }] }, 400, 131],
    [matrix, { ...table, targets: [{ lat: 51 }] }, 400, 132],
    [matrix, { ...table, sources: [{ lat: 51.1, lon: 10.9 }] }, 400, 171],
    [matrix, { ...table, sources: [munich], targets: [{ lat: 54.18, lon: 7.88 }] }, 400, 154],
    [matrix, { ...table, units: 'miles' }, 501, 107],
  ])('%o of %j: %i, error_code %i', async (ask, request, status, error_code) => {
    const refusal = await Promise.resolve(request)
      .then<unknown>(ask)
      .catch((error: unknown) => error);
    if (!(refusal instanceof ValhallaFailure)) throw refusal;
    const words = { error: expect.any(String), status: expect.any(String) };
    expect(refusal.body('json')).toEqual({ error_code, status_code: status, ...words });
    expect(refusal.body('osrm')).toEqual({ code: expect.any(String), message: expect.any(String) });
  });

  const wrongBody = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{"locations":' };
  it.each([
    [{ method: 'PUT' }, 'route', 405, 101],
    [{}, 'locate', 404, 106],
    [{}, 'route', 400, 110],
    [{}, 'sources_to_targets', 400, 112],
    [{}, 'route?locations=1', 501, 107],
    [{}, 'route?json=null', 400, 100],
    [{}, 'route?json=%7B%22locations%22:', 400, 100],
    [wrongBody, 'route', 400, 100],
  ])('%j /valhalla/%s: %i, error_code %i', async (request, path, status, error_code) => {
    const answer = await fetch(url(`/valhalla/${path}`), request);
    expect([answer.status, await answer.json()]).toEqual([status, expect.objectContaining({ error_code })]);
  });
});
