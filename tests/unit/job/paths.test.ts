import { invoicePath, orderIdsOf } from '../../../src/account/completed-rides/invoice-path';
import { bookingIdIn, bookingPath } from '../../../src/job/booking-path';
import { followPath, tokenIn } from '../../../src/job/follow-path';
import { SHARE_TOKEN } from '../../../src/lib/id';

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

const token = 'kQ3v_0-Zr8sYtX1mPqW7uEo2LbNcJdHfAiGgTzRxVyC';

test('the token is in the fragment of the address, which no server receives', () => {
  expect(followPath(token)).toBe(`/follow#${token}`);
  expect(new URL(followPath(token), 'https://a.example').pathname).toBe('/follow');
});

test.each([
  ['the token of a link', `#${token}`, token],
  ['one that was cut, which the backend refuses', `#${token.slice(0, 30)}`, token.slice(0, 30)],
  ['the shortest', `#${'a'.repeat(22)}`, 'a'.repeat(22)],
  ['the longest', `#${'a'.repeat(200)}`, 'a'.repeat(200)],
  ['no fragment', '', null],
  ['an empty one', '#', null],
  ['one that is cut to a few characters', `#${token.slice(0, 10)}`, null],
  ['10,000 characters', `#${'a'.repeat(10_000)}`, null],
  ['other characters', `#${token}%20`, null],
  ['a second # at its end', `#${token}#`, null],
  ['a # at its end alone', `${token}#`, null],
  ['a path', `#../../bookings/20001/${token}`, null],
])('the token in a fragment: %s', (_what, hash, expected) => {
  expect(tokenIn(hash)).toBe(expected);
  if (expected) expect(SHARE_TOKEN.test(expected)).toBe(true);
});

test.each([[['A1']], [['2026/0815', 'a,b', '#7', 'what?', '50%', '100%25', 'A 1 ü']]])(
  'the address of an invoice names its orders, whatever their ids are: %j',
  (ids) => {
    expect(orderIdsOf(new URL(`http://localhost/website${invoicePath(ids)}/`).pathname)).toEqual(ids);
  },
);

test.each([
  ['/private/invoice/A1,A1', ['A1']],
  ['/private/invoice/A1,%,A2', ['A1', 'A2']],
  ['/private/invoice/%', []],
  ['/private/invoice/,', []],
])('%s: each order once, without what is none', (pathname, ids) => {
  expect(orderIdsOf(pathname)).toEqual(ids);
});
