import { riddenAddresses, type WordsOf } from '../../../../src/booking/trip/ridden-addresses';
import { sampleRide } from '../../../support/sample-ride';

const labels = (...args: Parameters<typeof riddenAddresses>) => riddenAddresses(...args).map(({ label }) => label);
const words: WordsOf = (id) => ({ pickup: `Rathaus ${id}`, drop: 'Zoo, Kassel' });

describe('The addresses of completed rides', () => {
  test('both ends of each ride by the names on this device, the latest ride first, each address once', () => {
    expect(riddenAddresses([sampleRide({ bookingId: 'B2' }), sampleRide({ bookingId: 'B1' })], words)).toEqual([
      { bookingId: 'B2', end: 'pickup', label: 'Rathaus B2' },
      { bookingId: 'B2', end: 'drop', label: 'Zoo, Kassel' },
      { bookingId: 'B1', end: 'pickup', label: 'Rathaus B1' },
    ]);
  });

  test('a district is no address: a ride without names is left out, and so is an open end', () => {
    expect(labels([sampleRide()], () => null)).toEqual([]);
    expect(labels([sampleRide()], () => ({ pickup: 'Rathaus', drop: '' }))).toEqual(['Rathaus']);
  });

  test('at most five', () => {
    const rides = Array.from({ length: 9 }, (_, index) => sampleRide({ bookingId: `B${index}` }));
    expect(labels(rides, words)).toHaveLength(5);
  });
});
