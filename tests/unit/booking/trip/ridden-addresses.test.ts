import { riddenAddresses } from '../../../../src/booking/trip/ridden-addresses';
import { sampleRide } from '../../../support/sample-ride';

const unknown = { area: '', city: '', zipcode: '' };
const labels = (...args: Parameters<typeof riddenAddresses>) => riddenAddresses(...args).map(({ label }) => label);

describe('The addresses of completed rides', () => {
  test('both ends of each ride, the latest ride first, each address once', () => {
    const rides = [
      sampleRide({ bookingId: 'B2' }),
      sampleRide({ bookingId: 'B1', drop: { area: 'Wehlheiden', city: 'Kassel', zipcode: '34121' } }),
    ];
    expect(labels(rides, () => null)).toEqual([
      'Mitte, 34117 Kassel',
      'Südstadt, 34121 Kassel',
      'Wehlheiden, 34121 Kassel',
    ]);
  });

  test('the customer’s own words, where this device has them', () => {
    const words = { pickup: 'Rathaus, Kassel', drop: '' };
    expect(riddenAddresses([sampleRide()], (id) => (id === 'B1' ? words : null))).toEqual([
      { bookingId: 'B1', end: 'pickup', label: 'Rathaus, Kassel', isExact: true },
      { bookingId: 'B1', end: 'drop', label: 'Südstadt, 34121 Kassel', isExact: false },
    ]);
  });

  test('an end that is open or unknown is left out', () => {
    expect(labels([sampleRide({ pickup: unknown, drop: null })], () => null)).toEqual([]);
  });

  test('at most five', () => {
    const rides = Array.from({ length: 9 }, (_, index) =>
      sampleRide({ bookingId: `B${index}`, pickup: { ...unknown, area: `Street ${index}` }, drop: null }),
    );
    expect(labels(rides, () => null)).toHaveLength(5);
  });
});
