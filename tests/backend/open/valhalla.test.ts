import { formatOf } from '../../../mock-server/open/valhalla/requests';
import { matrix, route } from '../../../mock-server/open/valhalla/valhalla';
import { ValhallaFailure } from '../../../mock-server/open/valhalla/valhalla-failure';
import { distanceInMeters } from '../../../src/lib/coordinates';
import { openStage } from './open-stage';
import recorded from './valhalla-answers.json';

const { askJson } = openStage();

const hauptbahnhof = { lat: 51.3183, lon: 9.4902 };
const wilhelmshoehe = { lat: 51.3135, lon: 9.4469 };
const klinikum = { lat: 51.3317, lon: 9.5078 };
const munich = { lat: 48.1374, lon: 11.5755 };
const options = { costing: 'auto', format: 'osrm', shape_format: 'geojson' };
const way = { ...options, locations: [hauptbahnhof, wilhelmshoehe] };

// Its line, length and time, and that a POST and the table of ways say the same: check:maps.
describe('Valhalla, a route', () => {
  it('names the streets where it begins and ends, and says how far the places are from them', () => {
    const { waypoints } = route(way);
    expect(waypoints.map(({ name }) => name)).toEqual(['Werner-Hilpert-Straße', 'Wilhelmshöher Allee']);
    expect(waypoints[0]?.distance).toBeCloseTo(71, 0);
  });

  it('has a leg for each location but the first, and passes all of them', () => {
    const { routes, waypoints } = route({ ...way, locations: [hauptbahnhof, klinikum, wilhelmshoehe] });
    const { legs, distance, geometry } = routes[0] as (typeof routes)[number];
    expect(legs).toHaveLength(2);
    expect(distance).toBeCloseTo(
      legs.reduce((sum, leg) => sum + leg.distance, 0),
      0,
    );
    expect(geometry.coordinates).toContainEqual(waypoints[1]?.location);
  });
});

/**
 * The stand-in beside answers of a real Valhalla (@valhallajs/valhallajs 3.6.1), recorded over tiles built of the
 * streets of the town, each as fast as a taxi drives on it. Where a street changes, its ways leave the record.
 */
describe('the stand-in for Valhalla beside the real one', () => {
  /** Along the same streets both measure the same. */
  const SAME_SHARE = 0.03;
  /** Valhalla adds seconds for turns, so now and then it prefers another way; most ways are the same. */
  const LEAST_SAME_WAYS = 0.8;
  /** The seconds of turns. */
  const SLOWER_SHARE = 0.15;
  const POINT_METERS = 2;

  const apart = (one: number, other: number) => Math.abs(one - other) / Math.max(one, other, 1);
  const metersApart = ([lng = 0, lat = 0]: readonly number[], [otherLng = 0, otherLat = 0]: readonly number[] = []) =>
    distanceInMeters({ lat, lng }, { lat: otherLat, lng: otherLng });
  const ways = recorded.ways.map(({ from, to, ...theirs }) => {
    const [ours] = route({ ...options, locations: [from, to] }).routes;
    if (!ours) throw new Error('An answer without a route');
    const { coordinates } = ours.geometry;
    const isSame =
      coordinates.length === theirs.coordinates.length &&
      coordinates.every((point, index) => metersApart(point, theirs.coordinates[index]) < POINT_METERS);
    return { ours, theirs, isSame };
  });

  it('mostly takes the same ways, which are as long, in about as much time', () => {
    const same = ways.filter(({ isSame }) => isSame);
    expect(same.length / ways.length).toBeGreaterThanOrEqual(LEAST_SAME_WAYS);
    for (const { ours, theirs } of same) expect(apart(ours.distance, theirs.meters)).toBeLessThan(SAME_SHARE);
    for (const { ours, theirs } of ways) expect(apart(ours.duration, theirs.seconds)).toBeLessThan(SLOWER_SHARE);
  });

  it('has the same table of ways: a row for each source, with kilometres and about as many seconds', () => {
    const { request, answer } = recorded.table;
    const ours = matrix(request);
    expect(ours).toMatchObject({ units: answer.units, algorithm: answer.algorithm });
    for (const name of ['sources', 'targets'] as const) {
      const meters = ours[name].map(({ lat, lon }, index) =>
        metersApart([lon, lat], [answer[name][index]?.lon ?? 0, answer[name][index]?.lat ?? 0]),
      );
      expect(Math.max(...meters)).toBeLessThan(POINT_METERS);
    }
    const entries = ours.sources_to_targets.flat();
    const theirs = answer.sources_to_targets.flat();
    const places = (all: readonly { from_index: number; to_index: number }[]) =>
      all.map(({ from_index, to_index }) => [from_index, to_index]);
    expect(places(entries)).toEqual(places(theirs));
    for (const [index, { time, distance }] of entries.entries()) {
      expect(apart(time ?? 0, theirs[index]?.time ?? 0)).toBeLessThan(SLOWER_SHARE);
      expect(apart(distance ?? 0, theirs[index]?.distance ?? 0)).toBeLessThan(SLOWER_SHARE);
    }
  });

  /** The members of a value with their types, in depth; of a list those of its first entry. */
  function shapeOf(value: unknown, path = ''): readonly string[] {
    if (Array.isArray(value)) return value.length > 0 ? shapeOf(value[0], `${path}[]`) : [`${path}[]`];
    if (typeof value !== 'object' || value === null) return [`${path}: ${typeof value}`];
    return Object.entries(value).flatMap(([name, member]) => shapeOf(member, `${path}.${name}`));
  }

  it('answers with nothing that the real one lacks', () => {
    const made = '.sources_to_targets[][].cost: number';
    for (const [ours, theirs] of [
      [route(recorded.route.request), recorded.route.answer],
      [matrix(recorded.table.request), recorded.table.answer],
    ]) {
      expect(shapeOf(theirs)).toEqual(expect.arrayContaining(shapeOf(ours).filter((part) => part !== made)));
    }
  });

  it.each(recorded.refusals)('refuses $what in the same words', ({ request, words }) => {
    expect(() => route(request)).toThrow(words);
  });
});

describe('Valhalla refuses', () => {
  /** The answer to a wrong request, with its status. */
  function refusalOf(ask: (request: unknown) => object, request: object) {
    try {
      return { answer: ask(request) };
    } catch (error) {
      if (!(error instanceof ValhallaFailure)) throw error;
      return { status: error.status, ...error.body(formatOf(request)) };
    }
  }
  const { format: _, ...json } = way;
  const table = { sources: [hauptbahnhof, klinikum], targets: [wilhelmshoehe], costing: 'auto' };
  const farAway = { sources: [munich], targets: [{ lat: 54.18, lon: 7.88 }] };

  it.each([
    [route, [], 400, 100],
    [route, { ...json, locations: undefined }, 400, 110],
    [route, { ...json, locations: 'Kassel' }, 400, 110],
    [route, { ...json, locations: [hauptbahnhof] }, 400, 120],
    [route, { ...json, costing: undefined }, 400, 124],
    [route, { ...json, costing: 'rocket' }, 400, 125],
    [route, { ...way, format: undefined, costing: 'bicycle' }, 501, 107],
    [route, json, 501, 107],
    [route, { ...json, shape_format: 'svg' }, 400, 164],
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
    [matrix, { ...table, ...farAway }, 400, 154],
    [matrix, { ...table, units: 'miles' }, 501, 107],
  ])('%o of %j: %i, error_code %i', (ask, request, status, error_code) => {
    const words = { error: expect.any(String), status: expect.any(String) };
    expect(refusalOf(ask, request)).toEqual({ error_code, status_code: status, ...words });
  });

  it.each([
    [{ locations: [hauptbahnhof, munich] }, 'NoSegment'],
    [{ locations: [hauptbahnhof] }, 'InvalidOptions'],
    [{ locations: [hauptbahnhof, { lat: 51 }] }, 'InvalidValue'],
    [{ costing: 'rocket' }, 'InvalidOptions'],
    [{ shape_format: undefined }, 'InvalidService'],
  ])('%j in the format "osrm" with the code %s', (change, code) => {
    expect(refusalOf(route, { ...way, ...change })).toMatchObject({ code, message: expect.stringMatching(/\w+ \w+/) });
  });

  it.each([
    ['PUT', 'route', 405, 101],
    ['GET', 'locate', 404, 106],
    ['GET', 'route', 400, 110],
    ['GET', 'sources_to_targets', 400, 112],
    ['GET', 'route?locations=1', 501, 107],
    ['GET', 'route?json={"locations":', 400, 100],
    ['GET', 'route?json=null', 400, 100],
    ['GET', `route?json=${JSON.stringify({ ...json, costing: 'bicycle' })}`, 501, 107],
  ])('%s /valhalla/%s: %i, error_code %i', async (method, path, status, error_code) => {
    expect(await askJson(`/valhalla/${path}`, { method })).toMatchObject({ status, body: { error_code } });
  });

  it('a body that is no JSON, in its own words', async () => {
    const headers = { 'Content-Type': 'application/json' };
    const answer = await askJson('/valhalla/route', { method: 'POST', headers, body: '{"locations":' });
    expect(answer).toMatchObject({ status: 400, body: { error_code: 100 } });
  });
});
