import { matrix, route } from '../../../mock-server/open/valhalla/valhalla';
import { distanceInMeters } from '../../../src/lib/coordinates';
import recorded from './valhalla-answers.json';

/**
 * The stand-in beside answers of a real Valhalla (@valhallajs/valhallajs 3.6.1), recorded over tiles built of the
 * streets of the town, each as fast as a taxi drives on it. Where a street changes, its ways leave the record.
 */

/** Along the same streets both measure the same. */
const SAME_SHARE = 0.03;
/** Valhalla adds seconds for turns, so now and then it prefers another way; most ways are the same. */
const LEAST_SAME_WAYS = 0.8;
/** The seconds of turns. */
const SLOWER_SHARE = 0.15;
const POINT_METERS = 2;

const apart = (one: number, other: number) => Math.abs(one - other) / Math.max(one, other, 1);
const options = { costing: 'auto', format: 'osrm', shape_format: 'geojson' };

const ways = recorded.ways.map(({ from, to, ...theirs }) => {
  const [ours] = route({ locations: [from, to], ...options }).routes;
  if (!ours) throw new Error('An answer without a route');
  const { coordinates } = ours.geometry;
  const isSame =
    coordinates.length === theirs.coordinates.length &&
    coordinates.every(([lng, lat], index) => {
      const [theirLng = 0, theirLat = 0] = theirs.coordinates[index] ?? [];
      return distanceInMeters({ lat, lng }, { lat: theirLat, lng: theirLng }) < POINT_METERS;
    });
  return { ours, theirs, isSame };
});

/** The members of a value with their types, in depth; of a list those of its first entry. */
function shapeOf(value: unknown, path = ''): readonly string[] {
  if (Array.isArray(value)) return value.length > 0 ? shapeOf(value[0], `${path}[]`) : [`${path}[]`];
  if (typeof value !== 'object' || value === null) return [`${path}: ${typeof value}`];
  return Object.entries(value).flatMap(([name, member]) => shapeOf(member, `${path}.${name}`));
}

describe('the stand-in for Valhalla beside the real one', () => {
  it('mostly takes the same ways, which are as long', () => {
    const same = ways.filter(({ isSame }) => isSame);
    expect(same.length / ways.length).toBeGreaterThanOrEqual(LEAST_SAME_WAYS);
    for (const { ours, theirs } of same) expect(apart(ours.distance, theirs.meters)).toBeLessThan(SAME_SHARE);
  });

  it('takes about as much time for all of them, on the table too', () => {
    for (const { ours, theirs } of ways) expect(apart(ours.duration, theirs.seconds)).toBeLessThan(SLOWER_SHARE);
    const { request, answer } = recorded.table;
    const ours = matrix(request).sources_to_targets.flat();
    const theirs = answer.sources_to_targets.flat();
    expect(ours).toHaveLength(theirs.length);
    for (const [index, { time }] of ours.entries()) {
      expect(apart(time ?? 0, theirs[index]?.time ?? 0)).toBeLessThan(SLOWER_SHARE);
    }
  });

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
