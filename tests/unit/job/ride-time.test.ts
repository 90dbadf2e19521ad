import { rideTime } from '../../../src/job/ride-time';

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
