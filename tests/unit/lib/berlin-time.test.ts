import { berlinInstant, berlinWallTime, parseBerlinTime } from '../../../src/lib/berlin-time';

describe('pickup time is Berlin wall time whatever the device says (D21)', () => {
  test.each([
    ['2026-11-20T13:05:00Z', { date: '2026-11-20', time: '14:05' }],
    ['2026-07-01T22:30:00Z', { date: '2026-07-02', time: '00:30' }],
  ])('%s', (instant, wall) => {
    expect(berlinWallTime(new Date(instant))).toEqual(wall);
    expect(berlinInstant(wall)).toEqual(new Date(instant));
  });

  test.each([
    ['the last minute before the skipped hour', '2026-03-29', '01:59', '2026-03-29T00:59:00Z'],
    ['the first minute of the hour that does not exist', '2026-03-29', '02:00', null],
    ['its last minute', '2026-03-29', '02:59', null],
    ['the first minute after it', '2026-03-29', '03:00', '2026-03-29T01:00:00Z'],
    ['the double hour is the first one', '2026-10-25', '02:00', '2026-10-25T00:00:00Z'],
    ['the double hour until its end', '2026-10-25', '02:59', '2026-10-25T00:59:00Z'],
    ['after the double hour', '2026-10-25', '03:00', '2026-10-25T02:00:00Z'],
    ['a day that does not exist', '2026-02-29', '12:00', null],
    ['an hour that does not exist', '2026-11-20', '24:00', null],
    ['no date', '', '12:00', null],
    ['no time', '2026-11-20', '', null],
  ])('%s', (_title, date, time, expected) => {
    expect(berlinInstant({ date, time })).toEqual(expected && new Date(expected));
  });

  test.each(['0001', '0099', '0999', '1000', '9999'])(
    'the year %s, as a date field holds it while it is typed',
    (year) => {
      const wall = { date: `${year}-06-09`, time: '12:00' };
      expect(berlinWallTime(berlinInstant(wall) ?? new Date())).toEqual(wall);
    },
  );
});

test.each([
  ['2026-07-01 14:05:00', '2026-07-01T12:05:00.000Z'],
  ['2026-12-01 14:05:00', '2026-12-01T13:05:00.000Z'],
  ['2026-12-01T14:05', '2026-12-01T13:05:00.000Z'],
  [' 2026-12-01T14:05:59.123 ', '2026-12-01T13:05:00.000Z'],
  ['2026-12-01T14:05:00Z', undefined],
  ['2026-12-01T14:05:00+01:00', undefined],
  ['2026-12-01', undefined],
  ['19:00:00', undefined],
  ['soon', undefined],
  ['', undefined],
  ['2026-03-29 02:30:00', undefined],
])("A ride's start travels as Berlin wall time YYYY-MM-DD HH:mm:ss (Spec §3, D21): %s", (text, expected) => {
  expect(parseBerlinTime(text)?.toISOString()).toBe(expected);
});
