import { ageOf, minutesLate } from '../../../src/job/arrival';

const NOW = 1_800_000_000_000;
const MINUTE = 60_000;

describe('The change against the first promise, in whole minutes', () => {
  test.each([
    [5 * MINUTE, 5],
    [MINUTE, 1],
    [MINUTE - 1, 0],
    [0, 0],
    [-MINUTE + 1, 0],
    [-MINUTE, -1],
  ])('%s ms later: %s', (changeMs, expected) => {
    expect(minutesLate(NOW + changeMs, NOW)).toBe(expected);
  });

  test.each([
    [null, NOW],
    [NOW, null],
  ])('not known without both', (atMs, promisedAtMs) => {
    expect(minutesLate(atMs, promisedAtMs)).toBeNull();
  });
});

describe('An age changes its words every 10 s, from a minute on every minute', () => {
  test.each([
    [-5_000, { unit: 'now' }],
    [9_999, { unit: 'now' }],
    [10_000, { unit: 'seconds', count: 10 }],
    [19_999, { unit: 'seconds', count: 10 }],
    [20_000, { unit: 'seconds', count: 20 }],
    [59_999, { unit: 'seconds', count: 50 }],
    [60_000, { unit: 'minutes', count: 1 }],
    [119_999, { unit: 'minutes', count: 1 }],
    [120_000, { unit: 'minutes', count: 2 }],
  ])('%s ms', (ageMs, expected) => {
    expect(ageOf(NOW, NOW + ageMs)).toEqual(expected);
  });
});
