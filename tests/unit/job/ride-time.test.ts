import { ageOf, isPreOrder, minutesLate, rideTime, staleAge } from '../../../src/job/ride-time';
import { parseBerlinTime } from '../../../src/lib/berlin-time';

const times = { pickupAtMs: 4, dropAtMs: 9, bookedAtMs: 2, arrivalsAtMs: 1 };

test.each([
  ['the arrival at the pickup', 'ON_THE_WAY', times, { meaning: 'pickup', atMs: 4, toldAtMs: 1 }],
  ['on board the arrival at the destination', 'CUSTOMER_ONBOARD', times, { meaning: 'drop', atMs: 9, toldAtMs: 1 }],
  [
    'the booked time until a taxi sends its own',
    'ACCEPTED',
    { ...times, pickupAtMs: null },
    { meaning: 'booked', atMs: 2, toldAtMs: null },
  ],
  [
    'an unknown arrival (D17)',
    'JOB_ACCEPTED_YN',
    { pickupAtMs: null, dropAtMs: 9, bookedAtMs: null, arrivalsAtMs: null },
    { meaning: 'pickup', atMs: null, toldAtMs: null },
  ],
  ['no time at the pickup', 'AT_CUSTOMER', times, null],
  ['no time after the ride', 'JOB_COMPLETED', times, null],
] as const)('a ride shows %s', (_which, status, known, expected) => {
  expect(rideTime(status, known)).toEqual(expected);
});

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

test.each([
  [null, null],
  [NOW - 29_999, null],
  [NOW - 30_000, { unit: 'seconds', count: 30 }],
])('arrivals told at %s: the age %j', (toldAtMs, expected) => {
  expect(staleAge(toldAtMs, NOW)).toEqual(expected);
});

describe('A pickup more than 15 minutes ahead is a pre-order', () => {
  test.each([
    ['as soon as possible', null, '2026-11-20T13:05:00Z', false],
    ['15 minutes ahead, to the second', '2026-11-20 14:20:00', '2026-11-20T13:05:00Z', false],
    ['15 minutes and a millisecond ahead', '2026-11-20 14:20:00', '2026-11-20T13:04:59.999Z', true],
    // Summer begins: 03:10 is eleven minutes after 01:59, not 71.
    ['across the hour that March skips', '2026-03-29 03:10:00', '2026-03-29T00:59:00Z', false],
    ['across it, further ahead', '2026-03-29 03:15:00', '2026-03-29T00:59:00Z', true],
    // The double hour is the first one (D21).
    ['in the double hour of October, first round', '2026-10-25 02:20:00', '2026-10-25T00:00:00Z', true],
    [
      'in the second round of the double hour, when its time has passed',
      '2026-10-25 02:20:00',
      '2026-10-25T01:00:00Z',
      false,
    ],
  ])('%s', (_when, startsAt, now, isOne) => {
    expect(isPreOrder(startsAt === null ? null : parseBerlinTime(startsAt), Date.parse(now))).toBe(isOne);
  });
});
