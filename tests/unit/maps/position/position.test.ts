import english from '../../../../src/locales/en/maps.json';
import { FORM_POSITION, findPosition, MAP_POSITION } from '../../../../src/maps/position/position';

type Ask = Geolocation['getCurrentPosition'];
const here = { latitude: 51.31, longitude: 9.49 };
const answering =
  (coords: { latitude: number; longitude: number }): Ask =>
  (found) =>
    found({ coords } as GeolocationPosition);
const refusing =
  (code: number): Ask =>
  (_found, failed) =>
    failed?.({ code } as GeolocationPositionError);

test('a position', async () => {
  const geolocation = { getCurrentPosition: answering(here) };
  expect(await findPosition(FORM_POSITION, geolocation)).toEqual({ ok: true, value: { lat: 51.31, lng: 9.49 } });
});

test.each([
  ['on the booking form: 10 s timeout and 5 min cache', FORM_POSITION, { timeout: 10_000, maximumAge: 300_000 }],
  ['on the map: 5 s timeout', MAP_POSITION, { timeout: 5_000, maximumAge: 0 }],
])('Location lookup %s (Spec §9)', async (_name, wish, options) => {
  const getCurrentPosition = jest.fn<void, Parameters<Ask>>(answering(here));
  await findPosition(wish, { getCurrentPosition });
  expect(getCurrentPosition.mock.calls[0]?.[2]).toMatchObject(options);
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
