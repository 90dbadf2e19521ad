/** @jest-environment jsdom */
import { readableAddress } from '../../../../src/layout/gatsby/readable-address';
import { idFromPart } from '../../../../src/lib/id';

const readable = (address: string) => readableAddress(new URL(address, 'https://taxi.example'));

/** Gatsby's loader decodes a path twice, and its router each part of the rest once more. */
const decodedByGatsby = (path: string) => decodeURIComponent(decodeURIComponent(decodeURIComponent(path)));

test.each([
  ['/website/#100%', '/website/'],
  ['/website/bookings#from=%E0%A4%A&to=Kassel', '/website/bookings#to=Kassel'],
  ['/website/bookings#from=Rabatt%2050%', '/website/bookings'],
  ['/website/bookings?from=%#%', '/website/bookings?from=%'],
  ['/website/booking-details/%', '/website/booking-details/%20'],
  ['/website/de/private/invoice/%E0%A4%A/', '/website/de/private/invoice/%20/'],
])('a malformed part is no part: %s becomes %s', (address, expected) => {
  expect(readable(address)).toBe(expected);
  expect(readable(expected)).toBe(expected);
});

test.each(['/website/', '/website/bookings#from=K%C3%B6ln&to=x+y', '/website/booking-details/2026%2F0815#a=50%25'])(
  'a readable address stays as it is: %s',
  (address) => expect(readable(address)).toBe(address),
);

test.each(['50%', '100%25', '%', '%2F', '50 %, #7? ü', '%2525'])(
  'the id %s of a link is the same for the page',
  (id) => {
    const path = readable(`/booking-details/${encodeURIComponent(id)}`);
    expect(() => decodedByGatsby(path)).not.toThrow();
    expect(idFromPart(path.split('/').at(-1) ?? '')).toBe(id);
  },
);

test('a fragment that changes under an open page is readable before those who listen later', () => {
  const read: string[] = [];
  window.addEventListener('popstate', () => read.push(window.location.hash));
  for (const hash of ['#100%', '#from=%E0%A4%A&to=Kassel']) {
    window.history.replaceState(null, '', hash);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }
  expect(read).toEqual(['', '#to=Kassel']);
});
