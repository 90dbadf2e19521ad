import {
  formatChoice,
  formatClock,
  formatDay,
  formatDayAndTime,
  formatEuro,
  formatKilometers,
  formatMinutes,
  formatMonth,
  formatRating,
  formatShortDayAndTime,
  formatStopwatch,
  formatWeekdayAndTime,
  UNKNOWN,
} from '../../../src/i18n/formats';
import { languages } from '../../../src/i18n/languages';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  ['en', 14.8, '€14.80'],
  ['de', 14.8, '14,80 €'],
  ['de', 1234.5, '1.234,50 €'],
] as const)('prices in %s: %d', (language, amount, expected) => {
  expect(plain(formatEuro(language, amount))).toBe(expected);
});

test.each([
  ['en', '1 January 2026'],
  ['de', '1. Januar 2026'],
] as const)('a calendar day in %s is the same day on every device', (language, expected) => {
  expect(formatDay(language, '2026-01-01')).toBe(expected);
});

describe('zero means not known yet and is shown as a dash (D17)', () => {
  test.each([
    [null, UNKNOWN],
    [0, UNKNOWN],
    [-1, UNKNOWN],
    [Number.NaN, UNKNOWN],
    [0.2, '1 min'],
    [1.4, '1 min'],
    [1.5, '2 min'],
  ])('%p minutes', (minutes, expected) => {
    expect(formatMinutes(minutes)).toBe(expected);
  });

  test.each([
    ['en', 0, UNKNOWN],
    ['en', null, UNKNOWN],
    ['en', 0.02, '0.1 km'],
    ['en', 1.25, '1.3 km'],
    ['de', 1.2, '1,2 km'],
  ] as const)('%s: %p km', (language, kilometers, expected) => {
    expect(formatKilometers(language, kilometers)).toBe(expected);
  });
});

test('clock times are those of Berlin', () => {
  expect(formatClock('en', new Date('2026-11-20T13:05:00Z'))).toBe('14:05');
  expect(formatClock('de', new Date('2026-07-20T22:05:00Z'))).toBe('00:05');
});

test.each([
  ['en', ['in cash', 'by card', 'by app'], 'in cash, by card or by app'],
  ['de', ['bar', 'mit Karte'], 'bar oder mit Karte'],
] as const)('one of several in %s', (language, choices, expected) => {
  expect(formatChoice(language, choices)).toBe(expected);
});

test.each([
  ['en', 4.9, '4.9'],
  ['de', 4.9, '4,9'],
  ['de', 5, '5,0'],
  ['en', 0, ''],
  ['en', null, ''],
] as const)('The rating: %s %s', (language, rating, expected) => {
  expect(formatRating(language, rating)).toBe(expected);
});

test.each([
  [0, '0:00'],
  [999, '0:00'],
  [59_999, '0:59'],
  [60_000, '1:00'],
  [754_000, '12:34'],
  [3_600_000, '60:00'],
  [-5_000, '0:00'],
])('a stopwatch after %d ms shows %s', (spanMs, shown) => {
  expect(formatStopwatch(spanMs)).toBe(shown);
});

test.each([formatClock, formatDayAndTime, formatMonth, formatShortDayAndTime])(
  'a moment that no calendar has is not known and never throws: %p',
  (format) => {
    for (const atMs of [Number.NaN, 1e17, -1e17]) expect(format('en', new Date(atMs))).toBe(UNKNOWN);
  },
);

test.each(languages)('weekday, day and month stay in one line, in %s', (language) => {
  const instant = new Date('2026-11-27T06:30:00Z');
  expect(formatDayAndTime(language, instant)).toMatch(/^Fri?\.?,\u00a027\.?\u00a0Nov/);
  expect(formatWeekdayAndTime(language, instant)).toMatch(/^Fri?\.?,?\u00a027\.?\u00a0Nov/);
  expect(formatShortDayAndTime(language, instant)).toMatch(/^27\.?\u00a0Nov/);
});

test.each([
  ['en', '20 Nov, 14:05'],
  ['de', '20. Nov., 14:05'],
] as const)('day and time where there is little room, in %s', (language, expected) => {
  expect(plain(formatShortDayAndTime(language, new Date('2026-11-20T13:05:00Z')))).toBe(expected);
});
