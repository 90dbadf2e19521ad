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

describe('Marker and panel tell one time at the drop: route plus 300 s until boarding, live minutes on board', () => {
  const NOW = 1_800_000_000_000;
  const live = { kind: 'live', minutes: 15, atMs: NOW + 15 * 60_000 } as const;
  const planned = { kind: 'planned', minutes: 12 } as const;

  test.each([
    ['JOB_ACCEPTED_YN', 7, planned],
    ['ON_THE_WAY', 7, planned],
    ['AT_CUSTOMER', 7, planned],
    ['OTHER', 7, planned],
    ['CUSTOMER_ONBOARD', 7, live],
    ['ON_THE_WAY', null, live],
    ['JOB_COMPLETED', 7, null],
    ['CANCELED', 7, null],
  ] as const)('%s, a route of %s minutes', (status, routeMinutes, expected) => {
    expect(dropTime({ status, dropAtMs: live.atMs }, routeMinutes, NOW)).toEqual(expected);
  });

  test('on board without live minutes there is none: the plan would contradict the banner', () => {
    expect(dropTime({ status: 'CUSTOMER_ONBOARD', dropAtMs: null }, 7, NOW)).toBeNull();
  });
});
