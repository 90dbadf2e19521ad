/** @jest-environment jsdom */
import { addressAt, findSuggestions } from '../../../../src/maps/addresses/look-up';
import { addressParts } from '../../../../src/maps/google/addresses/geocoder';
import { findDistance, findRoute } from '../../../../src/maps/routing/find-route';
import { fakeGoogle } from '../../../support/maps/fake-google';

const here = { lat: 51.31, lng: 9.49 };
const there = { lat: 51.29, lng: 9.48 };

let uninstall = () => {};
afterEach(() => uninstall());

test.each([1e300, 0])('a way of %d m cannot be shown, and is none', async (distanceMeters) => {
  const path = [here, there];
  uninstall = fakeGoogle({ route: async () => ({ path, distanceMeters, durationMillis: 540_000 }) }).install();
  expect(await findRoute(here, there)).toEqual({ ok: false, failure: 'no-route' });
});

test('a distance that is no number is none', async () => {
  uninstall = fakeGoogle({ matrix: async () => Number.NaN }).install();
  expect(await findDistance(here, there)).toEqual({ ok: false, failure: 'no-route' });
});

test.each([
  [900, 900],
  [1e300, null],
])('a suggestion %d m away: %s', async (distanceMeters, known) => {
  const place = { id: 'a', title: 'Auestadion', detail: 'Kassel', distanceMeters };
  uninstall = fakeGoogle({ suggest: async () => [place] }).install();
  const found = await findSuggestions('Aue', { language: 'de', center: here, radiusMeters: 1_000 });
  expect(found).toMatchObject({ ok: true, value: [{ distanceMeters: known }] });
});

test('the address at a position is asked for in the operator’s country', async () => {
  const google = fakeGoogle();
  uninstall = google.install();
  await addressAt(here, 'en');
  expect(google.asked.positions).toEqual([{ location: here, language: 'en', region: 'de' }]);
});

test('the sublocality gives the area, without one the neighbourhood (Spec §3)', () => {
  const neighbourhood = { longText: 'Vorderer Westen', types: ['neighborhood'] };
  expect(addressParts([neighbourhood]).area).toBe('Vorderer Westen');
  const level = { longText: 'Mitte', types: ['sublocality_level_1', 'political'] };
  expect(addressParts([neighbourhood, level]).area).toBe('Mitte');
});
