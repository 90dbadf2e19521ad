/** @jest-environment jsdom */
import { assignPage, resetPage } from '../../../src/device/personal-store';
import { readSavedRide, saveRide } from '../../../src/job/stored-ride';

const ride = { bookingId: 'B1', words: { pickup: 'Bahnhof', drop: '' } };

beforeEach(() => {
  localStorage.clear();
  assignPage('anna');
});
afterEach(resetPage);

describe('What this device stores about a booking', () => {
  test('belongs to its customer (D45)', () => {
    saveRide('anna', ride);
    expect(readSavedRide('anna', 'B1')).toEqual(ride);
    expect(readSavedRide('anna', 'B2')).toBeNull();
    expect(readSavedRide('mehmet', 'B1')).toBeNull();
    expect(Object.keys(localStorage)).toEqual(['taxi.rides']);
  });

  test('is added to what it has already', () => {
    saveRide('anna', ride);
    saveRide('anna', { bookingId: 'B2' });
    saveRide('anna', { bookingId: 'B1', terms: { price: 20, payment: 'cash' } });
    expect(readSavedRide('anna', 'B1')).toEqual({ ...ride, terms: { price: 20, payment: 'cash' } });
    expect(readSavedRide('anna', 'B2')).toEqual({ bookingId: 'B2' });
  });

  test('is nothing while signed out', () => {
    resetPage();
    saveRide(null, ride);
    expect({ ...localStorage }).toEqual({});
  });
});
