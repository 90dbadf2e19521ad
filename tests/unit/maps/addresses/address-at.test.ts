/** @jest-environment jsdom */
import english from '../../../../src/locales/en/maps.json';
import { addressAt } from '../../../../src/maps/addresses/fetch-look-up';
import { service } from '../../../../src/maps/google/map/service';
import { type FakeAddress, fakeGoogle } from '../../../support/maps/fake-google';

const here = { lat: 51.31, lng: 9.49 };
const town: FakeAddress = {
  place_id: 'auestrasse-12',
  formatted_address: 'Auestraße 12, 34121 Kassel',
  address_components: [
    { long_name: 'Südstadt', types: ['sublocality'] },
    { long_name: 'Kassel', types: ['locality'] },
    { long_name: '34121', types: ['postal_code'] },
  ],
};

let google: ReturnType<typeof fakeGoogle>;
let uninstall: () => void;
let warnings: jest.SpyInstance;

beforeEach(() => {
  google = fakeGoogle({ geocode: async () => [town] });
  uninstall = google.install();
  warnings = jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  uninstall();
  warnings.mockRestore();
  jest.useRealTimers();
});

test('the address at a position keeps the position that was asked for', async () => {
  expect(await addressAt(here, 'de')).toEqual({
    ok: true,
    value: {
      id: 'auestrasse-12',
      label: 'Auestraße 12, 34121 Kassel',
      coordinates: here,
      area: 'Südstadt',
      city: 'Kassel',
      zipcode: '34121',
    },
  });
  expect(google.asked.positions).toEqual([{ location: here, language: 'de', region: 'de' }]);
});

describe('why there is none (Spec §8, Location)', () => {
  test.each([
    ['nothing there', async () => [], 'no-address', 'Unable to get address for current location'],
    [
      'Google says that nothing is there',
      () => Promise.reject(Object.assign(new Error('none'), { code: 'ZERO_RESULTS' })),
      'no-address',
      'Unable to get address for current location',
    ],
    ['the question fails', () => Promise.reject(new Error('quota')), 'failed', 'Error getting current address'],
  ] as const)('%s', async (_name, geocode, failure, sentence) => {
    google.reply({ geocode });
    expect(await addressAt(here, 'en')).toEqual({ ok: false, failure });
    expect(english.position[failure]).toBe(sentence);
  });

  test('Google Maps not available (after 10 s)', async () => {
    jest.useFakeTimers();
    service.status.set('loading');
    const answer = jest.fn();
    void addressAt(here, 'en').then(answer);
    await jest.advanceTimersByTimeAsync(9_999);
    expect(answer).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(answer).toHaveBeenCalledWith({ ok: false, failure: 'maps-unavailable' });
    expect(english.position['maps-unavailable']).toBe('Google Maps not available');
  });

  test('a service that is refused or dead is not waited for', async () => {
    service.status.set('failed');
    expect(await addressAt(here, 'en')).toEqual({ ok: false, failure: 'maps-unavailable' });
  });
});
