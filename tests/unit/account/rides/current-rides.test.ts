import { currentRides } from '../../../../src/account/rides/current-rides';
import { sampleRide } from '../../../support/sample-ride';

const now = Date.parse('2026-11-20T13:05:00Z');
const rideAt = (bookingId: string, startsAt: string | null) =>
  sampleRide({ bookingId, startsAt: startsAt === null ? null : new Date(startsAt) });
const underWay = rideAt('way', '2026-11-20T13:00:00Z');
const second = rideAt('second', '2026-11-20T13:10:00Z');
const tomorrow = rideAt('tomorrow', '2026-11-21T09:00:00Z');
const tonight = rideAt('tonight', '2026-11-20T20:00:00Z');
const undated = rideAt('undated', null);

test.each([
  ['none', [], []],
  ['a pre-order that is last in the list', [underWay, tomorrow], ['way underWay', 'tomorrow preOrdered']],
  ['the order of the contract', [tomorrow, underWay], ['way underWay', 'tomorrow preOrdered']],
  ['two under way: the last of the list is the current one', [underWay, second], ['second underWay', 'way underWay']],
  ['two pre-orders: the next one first', [tomorrow, tonight], ['tonight preOrdered', 'tomorrow preOrdered']],
  ['without a date nobody said that it waits', [tonight, undated], ['undated underWay', 'tonight preOrdered']],
])('the ride under way is first, and each is under way or pre-ordered: %s', (_what, rides, expected) => {
  expect(currentRides(rides, now).map(({ ride, state }) => `${ride.bookingId} ${state}`)).toEqual(expected);
});
