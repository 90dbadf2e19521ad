import type { StatusWord } from '../../../../src/backend/status-word';
import { nextRide } from '../../../../src/job/next-ride';
import { startTracking } from '../../../../src/job/start-ride';
import type { Tracking } from '../../../../src/job/tracked-ride';
import { notificationOf } from '../../../../src/ride/notifications/ride-notifications';
import { booking, tracked, updated } from '../../job/samples';

const NOW = 1_800_000_000_000;
const at = (jobStatus: StatusWord) => startTracking(booking({ jobStatus }));
const hear = (tracking: Tracking, message: ReturnType<typeof updated>) =>
  nextRide(tracking, { type: 'messageReceived', message }, NOW);

test.each([
  ['AT_CUSTOMER', 'arrived'],
  ['CANCELED', 'canceled'],
  ['CUSTOMER_ONBOARD', null],
  ['ON_THE_WAY', null],
])('a change to %s tells: %s', (status, expected) => {
  const before = at('ACCEPTED');
  expect(notificationOf(before, hear(before, updated(status)))).toBe(expected);
});

test('another driver is told, once', () => {
  const before = at('ACCEPTED');
  const after = hear(before, updated('ACCEPTED', 'Aylin'));
  expect(notificationOf(before, after)).toBe('newDriver');
  expect(notificationOf(after, hear(after, updated('ON_THE_WAY')))).toBeNull();
  expect(notificationOf(after, hear(after, tracked()))).toBeNull();
});

test('a third driver is told too, by another number plate', () => {
  const second = { status: 'ACCEPTED', isNewDriver: true, driver: { plate: 'KS TX 1' } } as const;
  expect(notificationOf(second, { ...second, driver: { plate: 'KS TX 2' } })).toBe('newDriver');
  expect(notificationOf({ ...second, isNewDriver: false }, second)).toBe('newDriver');
});

test('so is one if nobody is known to have driven before, or now', () => {
  const ride = { status: 'ACCEPTED', isNewDriver: true } as const;
  const [nobody, somebody] = [
    { ...ride, driver: null },
    { ...ride, driver: { plate: 'KS TX 1' } },
  ];
  expect([notificationOf(nobody, somebody), notificationOf(somebody, nobody)]).toEqual(['newDriver', 'newDriver']);
});

test('what is found at the first look is no news, nor is a position', () => {
  const before = at('AT_CUSTOMER');
  expect(notificationOf(null, before)).toBeNull();
  expect(notificationOf(before, hear(before, tracked()))).toBeNull();
});
