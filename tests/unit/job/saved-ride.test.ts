/** @jest-environment jsdom */

import { anchor } from '../../../src/device/clock';
import { assignPage, resetPage } from '../../../src/device/personal-store';
import { localStore } from '../../../src/device/storage';
import { addSavedRide, type LastKnown, termsPrice } from '../../../src/job/saved-ride';
import { readSavedRide, saveRide } from '../../../src/job/stored-ride';
import { endSession, expireSession } from '../../../src/session/session-store';
import { setBackendAhead } from '../device/page-clock';

const words = { pickup: 'Kassel Hauptbahnhof', drop: 'Auestadion' };
const lastKnown: LastKnown = {
  knownAtMs: 1_800_000_000_000,
  jobStatus: 'ON_THE_WAY',
  driverName: 'Jörg',
  carNumber: 'KS TX 417',
  vehicleName: 'PKW',
  driverRating: 4.9,
  pickup: { lat: 51.31, lng: 9.49 },
  drop: null,
  vehicle: null,
  pickupAtMs: null,
  dropAtMs: null,
  promisedAtMs: null,
};

beforeEach(() => {
  jest.useFakeTimers();
  localStore.clear();
  assignPage('p7');
});

test('words and last state of a booking are kept beside each other', () => {
  saveRide('p7', { bookingId: 'B1', words });
  saveRide('p7', { bookingId: 'B2' });
  saveRide('p7', { bookingId: 'B1', lastKnown });
  expect(readSavedRide('p7', 'B1')).toMatchObject({ bookingId: 'B1', words, lastKnown });
  expect(readSavedRide('p7', 'B2')).toEqual({ bookingId: 'B2' });
  expect(Object.keys(localStorage)).toEqual(['taxi.rides']);
});

test('nothing is stored while signed out', () => {
  resetPage();
  saveRide(null, { bookingId: 'B1', words });
  expect({ ...localStorage }).toEqual({});
});

test.each<[string, number | null, number | null, number]>([
  ['a page that no server has told the time to', null, null, 0],
  ['a page after the device’s clock was corrected', 5_000, 0, 0],
  ['a page that knows the time, where it was unknown', null, 5_000, 5_000],
  ['a page that does not know the time yet', 5_000, null, -5_000],
])('%s reads each moment of the last state on its own clock (D53)', (_page, storedAheadMs, readAheadMs, byMs) => {
  const atMs = lastKnown.knownAtMs;
  const vehicle = { position: lastKnown.pickup, seenAtMs: atMs };
  const told = { vehicle, pickupAtMs: atMs + 1, dropAtMs: atMs + 2, arrivalsAtMs: atMs + 3, promisedAtMs: atMs + 4 };
  if (storedAheadMs !== null) setBackendAhead(storedAheadMs);
  saveRide('p7', { bookingId: 'B1', lastKnown: { ...lastKnown, ...told } });
  anchor.set(null);
  if (readAheadMs !== null) setBackendAhead(readAheadMs);
  expect(readSavedRide('p7', 'B1')?.lastKnown).toMatchObject({
    vehicle: { seenAtMs: atMs + byMs },
    pickupAtMs: atMs + byMs + 1,
    dropAtMs: atMs + byMs + 2,
    arrivalsAtMs: atMs + byMs + 3,
    promisedAtMs: atMs + byMs + 4,
  });
});

test('they are bound to the person, and nothing is kept for who has left the page (D45)', () => {
  saveRide('p7', { bookingId: 'B1', words });
  expect(readSavedRide('p8', 'B1')).toBeNull();
  expect(readSavedRide(null, 'B1')).toBeNull();
  assignPage('p8');
  saveRide('p7', { bookingId: 'B3', words });
  expect(readSavedRide('p7', 'B3')).toBeNull();
  saveRide('p8', { bookingId: 'B2', words });
  expect(readSavedRide('p7', 'B1')).toBeNull();
  expect(readSavedRide('p8', 'B2')).not.toBeNull();
});

test.each(['knownAtMs', 'pickupAtMs', 'dropAtMs', 'promisedAtMs', 'arrivalsAtMs'])(
  'a %s that no clock can show makes the kept ride unreadable, not the screen',
  (name) => {
    for (const atMs of [1e300, 8.64e15 + 1, -1]) {
      saveRide('p7', { bookingId: 'B1', lastKnown: { ...lastKnown, [name]: atMs } });
      expect(readSavedRide('p7', 'B1')).toBeNull();
    }
  },
);

test('the eight latest bookings are kept', () => {
  for (const id of ['B1', 'B2', 'B3', 'B4', 'B5', 'B7', 'B8', 'B9', 'B1', 'B6'])
    saveRide('p7', { bookingId: id, words });
  expect(['B1', 'B2', 'B3', 'B6'].map((id) => readSavedRide('p7', id) !== null)).toEqual([true, false, true, true]);
});

test.each([
  ['logout', endSession],
  ['the end of the session', expireSession],
])('%s takes them along (D5)', (_name, end) => {
  saveRide('p7', { bookingId: 'B1', words });
  end();
  expect(readSavedRide('p7', 'B1')).toBeNull();
});

test.each([
  '',
  '{',
  '[]',
  '{"person":"p7","rides":[{"bookingId":1}]}',
  '{"person":"p7","rides":[{"bookingId":"B1","lastKnown":{}}]}',
])('what cannot be read is nothing: %s', (text) => {
  localStore.write('taxi.rides', text);
  expect(readSavedRide('p7', 'B1')).toBeNull();
  saveRide('p7', { bookingId: 'B1', words });
  expect(readSavedRide('p7', 'B1')).toEqual({ bookingId: 'B1', words });
});

test('a ride beside what cannot be read is stored alone', () => {
  expect(addSavedRide({ rides: 'B1' }, { bookingId: 'B2', words })).toEqual({ rides: [{ bookingId: 'B2', words }] });
});

describe('the price of the terms', () => {
  const terms = { price: 20, payment: 'cash' } as const;
  const range = { from: 18, to: 24 };

  test.each([
    ['an estimate, also from before kinds were stored', terms, { kind: 'taximeter', isPromised: false, euro: 20 }],
    ['a fixed price', { ...terms, kind: 'fixed' as const }, { kind: 'fixed', isPromised: true, euro: 20 }],
    [
      'a corridor',
      { ...terms, price: null, kind: 'corridor' as const, range },
      { kind: 'corridor', isPromised: true, range },
    ],
  ])('%s', (_name, stored, price) => {
    saveRide('p7', { bookingId: 'B1', words, terms: stored });
    expect(termsPrice(readSavedRide('p7', 'B1')?.terms)).toMatchObject(price);
  });

  test('without terms there is none', () => {
    expect(termsPrice(undefined)).toBeNull();
  });
});
