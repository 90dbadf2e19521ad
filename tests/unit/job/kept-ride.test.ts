/** @jest-environment jsdom */
import type { LastKnown } from '../../../src/job/kept-ride';
import { keepRide, readKeptRide } from '../../../src/job/use-kept-ride';
import { givePage } from '../../../src/lib/page-person';
import { localStore } from '../../../src/lib/storage';
import { dropSession, endSession } from '../../../src/session/session-store';

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
  localStore.clear();
  givePage('p7');
});

test('words and last state of a booking are kept beside each other', () => {
  keepRide('p7', { bookingId: 'B1', words });
  keepRide('p7', { bookingId: 'B1', lastKnown });
  expect(readKeptRide('p7', 'B1')).toEqual({ bookingId: 'B1', words, lastKnown });
});

test('they are bound to the person, and nothing is kept for who has left the page (D45)', () => {
  keepRide('p7', { bookingId: 'B1', words });
  expect(readKeptRide('p8', 'B1')).toBeNull();
  expect(readKeptRide(null, 'B1')).toBeNull();
  givePage('p8');
  keepRide('p7', { bookingId: 'B3', words });
  expect(readKeptRide('p7', 'B3')).toBeNull();
  keepRide('p8', { bookingId: 'B2', words });
  expect(readKeptRide('p7', 'B1')).toBeNull();
  expect(readKeptRide('p8', 'B2')).not.toBeNull();
});

test('a moment that no clock can show makes the kept ride unreadable, not the screen', () => {
  for (const pickupAtMs of [1e300, 8.64e15 + 1, -1]) {
    keepRide('p7', { bookingId: 'B1', lastKnown: { ...lastKnown, pickupAtMs } });
    expect(readKeptRide('p7', 'B1')).toBeNull();
  }
});

test('the five latest bookings are kept', () => {
  for (const id of ['B1', 'B2', 'B3', 'B4', 'B5', 'B1', 'B6']) keepRide('p7', { bookingId: id, words });
  expect(['B1', 'B2', 'B3', 'B6'].map((id) => readKeptRide('p7', id) !== null)).toEqual([true, false, true, true]);
});

test.each([
  ['logout', endSession],
  ['the end of the session', dropSession],
])('%s takes them along (D5)', (_name, end) => {
  keepRide('p7', { bookingId: 'B1', words });
  end();
  expect(readKeptRide('p7', 'B1')).toBeNull();
});

test.each([
  '',
  '{',
  '[]',
  '{"person":"p7","rides":[{"bookingId":1}]}',
  '{"person":"p7","rides":[{"bookingId":"B1","lastKnown":{}}]}',
])('what cannot be read is nothing: %s', (text) => {
  localStore.write('taxi.rides', text);
  expect(readKeptRide('p7', 'B1')).toBeNull();
  keepRide('p7', { bookingId: 'B1', words });
  expect(readKeptRide('p7', 'B1')).toEqual({ bookingId: 'B1', words });
});
