import { mailLink } from '../../../../src/lib/links';
import { emptyStop, moveEntry, quoteOf, travellersOf } from '../../../../src/marketing/business/quote';

test.each([
  ['1', 1],
  ['20', 20],
  [' 7 ', 7],
  ['0', 1],
  ['21', 1],
  ['-3', 1],
  ['2.5', 1],
  ['', 1],
  ['many', 1],
  ['1e1', 1],
])('Number of travellers: 1 to 20, falling back to 1 (Spec §2, §5): %p counts as %d', (typed, travellers) => {
  expect(travellersOf(typed)).toBe(travellers);
});

test('a quote has the pickups in their order, without the empty ones, one drop and the travellers', () => {
  const stop = (text: string) => ({ text, place: null });
  expect(
    quoteOf({
      pickups: [stop(' Königsplatz 1 '), emptyStop, stop('Bahnhof')],
      drop: stop('Flughafen'),
      travellers: '12',
    }),
  ).toEqual({ pickups: ['Königsplatz 1', 'Bahnhof'], drop: 'Flughafen', travellers: 12 });
});

test.each([
  [0, 1, ['b', 'a', 'c']],
  [1, 0, ['b', 'a', 'c']],
  [2, 1, ['a', 'c', 'b']],
])('a pickup that is moved from place %d to %d changes places with the one there', (from, to, order) => {
  expect(moveEntry(['a', 'b', 'c'], from, to)).toEqual(order);
});

test('a ready-made mail keeps umlauts, line ends and signs of an address in its text', () => {
  const link = mailLink({ to: 'taxi@example.org', subject: 'Für 2 & mehr', lines: ['Königsplatz', 'Zoo?'] });
  expect(link).toBe('mailto:taxi@example.org?subject=F%C3%BCr%202%20%26%20mehr&body=K%C3%B6nigsplatz%0D%0AZoo%3F');
  expect(mailLink({ to: 'a@b.example', subject: 'x' })).toBe('mailto:a@b.example?subject=x');
});
