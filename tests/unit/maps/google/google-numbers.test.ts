/** @jest-environment jsdom */
import { findSuggestions } from '../../../../src/maps/addresses/look-up';
import { findDistance, findRoute } from '../../../../src/maps/routing/find-route';
import { fakeGoogle } from '../../../support/maps/fake-google';

const here = { lat: 51.31, lng: 9.49 };
const there = { lat: 51.29, lng: 9.48 };
const MINUTE_MS = 60_000;

let uninstall = () => {};
afterEach(() => uninstall());

test.each([
  [5_300, 9 * MINUTE_MS, { path: [here, there], distanceKm: 5.3, minutes: 9 }],
  [5_300, 1_800_000_000_000, null],
  [1e300, 9 * MINUTE_MS, null],
  [0, 9 * MINUTE_MS, null],
])('a way of %d m in %d ms: one that cannot be shown is none', async (distanceMeters, durationMillis, value) => {
  uninstall = fakeGoogle({ route: async () => ({ path: [here, there], distanceMeters, durationMillis }) }).install();
  expect(await findRoute(here, there)).toEqual(value ? { ok: true, value } : { ok: false, failure: 'no-route' });
});

test.each([
  [5_300, { ok: true, value: 5.3 }],
  [1e300, { ok: false, failure: 'no-route' }],
  [Number.NaN, { ok: false, failure: 'no-route' }],
])('a distance of %d m: one that cannot be shown is none', async (meters, answer) => {
  uninstall = fakeGoogle({ matrix: async () => meters }).install();
  expect(await findDistance(here, there)).toEqual(answer);
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
