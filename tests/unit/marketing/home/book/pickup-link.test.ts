import { startFromLink } from '../../../../../src/booking/form/start-link';
import { bookingsPath } from '../../../../../src/marketing/home/book/pickup-link';

const fragment = (path: string) => path.slice(path.indexOf('#'));

test.each([
  ['Kassel Hauptbahnhof', '/bookings#from=Kassel+Hauptbahnhof'],
  ['  Königsplatz ', '/bookings#from=K%C3%B6nigsplatz'],
  ['', '/bookings'],
  ['   ', '/bookings'],
])('what is typed on Home (%j) travels in the fragment, nothing ever in a query (D37)', (typed, path) => {
  expect(bookingsPath(typed)).toBe(path);
  expect(bookingsPath(typed)).not.toContain('?');
});

test.each(['M&M Straße 5?x=1#y', 'a%20b', 'Straße'.repeat(60), '100% Café', '\ud83d\ude95 Taxistand'])(
  'the booking screen reads %j as it was typed, up to 200 characters',
  (typed) => {
    expect(startFromLink(fragment(bookingsPath(typed)))).toBe(typed.slice(0, 200));
  },
);

test('half a character does not break the link', () => {
  expect(bookingsPath('Platz \ud83d')).toMatch(/^\/bookings#from=/);
});
