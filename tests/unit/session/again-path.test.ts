import { readBookAgainLink } from '../../../src/booking/form/start-link';
import { againPath } from '../../../src/session/use-last-rides';

test.each([
  ['cash', { bookingId: 'a/b 1', payment: 'cash' }],
  ['card', { bookingId: 'a/b 1', payment: 'card' }],
  ['online', { bookingId: 'a/b 1', payment: null }],
] as const)('the link that repeats a ride paid by %s says so to the booking form', (paymentType, link) => {
  const [path, hash] = againPath({ bookingId: 'a/b 1', paymentType }).split('#');
  expect(path).toBe('/bookings');
  expect(readBookAgainLink(`#${hash}`)).toEqual(link);
});

test('a ride that was paid online names no payment type: the form has none like it', () => {
  expect(againPath({ bookingId: '7', paymentType: 'online' })).toBe('/bookings#again=7');
});
