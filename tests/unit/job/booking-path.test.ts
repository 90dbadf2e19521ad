import { bookingIdIn, bookingPath } from '../../../src/job/booking-path';

test.each([
  ['77', '/booking-details/77'],
  ['a/b 1', '/booking-details/a%2Fb%201'],
])('the booking %j has its own page (Spec §2)', (bookingId, path) => {
  expect(bookingPath(bookingId)).toBe(path);
  expect(bookingIdIn(path)).toBe(bookingId);
});

test.each([
  ['in a language, under the base path', '/website/de/booking-details/77', '77'],
  ['with a slash at its end', '/booking-details/77/', '77'],
  ['an id that looks like the page', bookingPath('/booking-details/77'), '/booking-details/77'],
  ['an id with the page’s name, not encoded', '/booking-details/a/booking-details/b', 'a/booking-details/b'],
  ['the page without an id', '/booking-details/', null],
  ['another page', '/bookings', null],
])('the id in an address: %s', (_title, path, bookingId) => {
  expect(bookingIdIn(path)).toBe(bookingId);
});
