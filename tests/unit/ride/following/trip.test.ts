import { dropMarkerMinutes, dropTime, remainingKilometers } from '../../../../src/ride/following/trip';

describe('The drop marker time is the route duration plus 300 s, in minutes (Spec §2)', () => {
  test.each([
    [12, 17],
    [12.49, 17],
    [12.5, 18],
    [0, 5],
    [null, null],
  ])('a route of %s minutes: %s', (minutes, expected) => {
    expect(dropMarkerMinutes(minutes)).toBe(expected);
  });
});

describe('The distance that is left is measured along the route', () => {
  const path = [0, 1, 2].map((step) => ({ lat: 51, lng: 9 + step / 100 }));
  const half = 0.69976;

  test.each([
    ['the whole route while the taxi is unknown', null, 2 * half],
    ['from the middle', { lat: 51.001, lng: 9.0101 }, half],
    ['at the end', { lat: 51, lng: 9.02 }, 0],
  ])('%s', (_name, position, expected) => {
    expect(remainingKilometers(path, position)).toBeCloseTo(expected, 4);
  });

  test('two points are a route', () => {
    expect(remainingKilometers(path.slice(0, 2), null)).toBeCloseTo(half, 4);
  });

  test('without a route it is not known', () => {
    expect(remainingKilometers([], { lat: 51, lng: 9 })).toBeNull();
    expect(remainingKilometers(path.slice(0, 1), null)).toBeNull();
  });
});

describe('One time at the drop for marker and panel: what a frame has told, before that route plus 300 s', () => {
  const AT_MS = 1_800_000_000_000;
  const live = { kind: 'live', atMs: AT_MS } as const;
  const planned = { kind: 'planned', minutes: 12 } as const;

  test.each([
    ['JOB_ACCEPTED_YN', null, 7, planned],
    ['ON_THE_WAY', null, 7, planned],
    ['ON_THE_WAY', AT_MS, 7, live],
    ['ON_THE_WAY', AT_MS, null, live],
    ['AT_CUSTOMER', AT_MS, 7, live],
    ['OTHER', null, 7, planned],
    ['OTHER', null, null, null],
    ['CUSTOMER_ONBOARD', AT_MS, 7, live],
    // On board the plan would contradict the banner.
    ['CUSTOMER_ONBOARD', null, 7, null],
    ['JOB_COMPLETED', AT_MS, 7, null],
    ['CANCELED', AT_MS, 7, null],
  ] as const)('%s, an arrival at %s, a route of %s minutes', (status, dropAtMs, routeMinutes, expected) => {
    expect(dropTime({ status, dropAtMs }, routeMinutes)).toEqual(expected);
  });
});
