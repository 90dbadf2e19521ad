import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import english from '../../../../src/locales/en/maps.json';
import { FORM_POSITION, findPosition, isExact, MAP_POSITION } from '../../../../src/maps/position/position';

type Ask = Geolocation['getCurrentPosition'];
const here = { latitude: 51.31, longitude: 9.49, accuracy: 20 };
const answering =
  (coords: { latitude: number; longitude: number; accuracy?: number }): Ask =>
  (found) =>
    found({ coords } as GeolocationPosition);
const refusing =
  (code: number): Ask =>
  (_found, failed) =>
    failed?.({ code } as GeolocationPositionError);

test('a position', async () => {
  const geolocation = { getCurrentPosition: answering(here) };
  expect(await findPosition(FORM_POSITION, geolocation)).toEqual({
    ok: true,
    value: { coordinates: { lat: 51.31, lng: 9.49 }, isExact: true },
  });
});

test.each([
  ['on the booking form: 10 s timeout and 5 min cache', FORM_POSITION, { timeout: 10_000, maximumAge: 300_000 }],
  ['on the map: 5 s timeout', MAP_POSITION, { timeout: 5_000, maximumAge: 0 }],
])('Location lookup %s (Spec §9)', async (_name, wish, options) => {
  const getCurrentPosition = jest.fn<void, Parameters<Ask>>(answering(here));
  await findPosition(wish, { getCurrentPosition });
  expect(getCurrentPosition.mock.calls[0]?.[2]).toMatchObject(options);
});

test.each([
  [0, true],
  [100, true],
  [101, false],
  [80_000, false],
  [Number.POSITIVE_INFINITY, false],
  [Number.NaN, false],
  [-1, false],
  [undefined, false],
  [null, false],
  ['20', false],
])('a position with an accuracy of %p m is exact enough for a pickup: %p', (accuracy, expected) => {
  expect(isExact(accuracy)).toBe(expected);
});

describe('a device that never answers', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test.each([
    ['on the booking form after 10 s', FORM_POSITION, 10_000],
    ['on the map after 5 s', MAP_POSITION, 5_000],
  ])('has timed out %s; a later answer changes nothing, and the next press asks anew', async (_name, wish, limitMs) => {
    const getCurrentPosition = jest.fn<void, Parameters<Ask>>();
    const outcome = jest.fn();
    void findPosition(wish, { getCurrentPosition }).then(outcome);
    await jest.advanceTimersByTimeAsync(limitMs - 1);
    expect(outcome).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    getCurrentPosition.mock.calls[0]?.[0]({ coords: here } as GeolocationPosition);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(outcome.mock.calls).toEqual([[{ ok: false, failure: 'timeout' }]]);

    const again = findPosition(wish, { getCurrentPosition });
    getCurrentPosition.mock.calls[1]?.[0]({ coords: here } as GeolocationPosition);
    expect(await again).toMatchObject({ ok: true });
  });
});

test('nothing else asks the browser for a position', () => {
  const src = resolve(__dirname, '../../../../src');
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path));
  const callers = files.filter((file) =>
    /navigator\W+geolocation|getCurrentPosition|watchPosition/.test(readFileSync(resolve(src, file), 'utf8')),
  );
  expect(callers).toEqual(['maps/position/position.ts']);
});

describe('every failure has its sentence (Spec §8, Location)', () => {
  const throwing: Ask = () => {
    throw new TypeError('blocked by policy');
  };
  test.each([
    ['no geolocation', null, 'unsupported', 'Geolocation is not supported by this browser'],
    ['code 1', refusing(1), 'denied', 'Location access denied by user'],
    ['code 2', refusing(2), 'unavailable', 'Location information unavailable'],
    ['code 3', refusing(3), 'timeout', 'Location request timed out'],
    ['another code', refusing(9), 'unknown', 'Unable to get current location'],
    ['a browser that throws', throwing, 'unknown', 'Unable to get current location'],
    ['null island', answering({ latitude: 0, longitude: 0 }), 'unavailable', 'Location information unavailable'],
    ['no number', answering({ latitude: Number.NaN, longitude: 9 }), 'unavailable', 'Location information unavailable'],
  ] as const)('%s', async (_name, getCurrentPosition, failure, sentence) => {
    // Null is a browser without it: undefined would be the default.
    const geolocation = getCurrentPosition ? { getCurrentPosition } : (null as unknown as undefined);
    expect(await findPosition(FORM_POSITION, geolocation)).toEqual({ ok: false, failure });
    expect(english.position[failure]).toBe(sentence);
  });
});

test('an address that cannot be found at a position has its sentence, too (Spec §8)', () => {
  expect(english.position).toMatchObject({
    'no-address': 'Unable to get address for current location',
    failed: 'Error getting current address',
    'maps-unavailable': 'Google Maps not available',
  });
});
