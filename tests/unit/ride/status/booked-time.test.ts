import { bookedTimeState } from '../../../../src/ride/status/banner';

const NOW_MS = Date.parse('2026-11-20T13:05:00Z');
const MINUTE_MS = 60_000;

test.each([
  ['in 15 minutes and a moment', 15 * MINUTE_MS + 1, 'ahead'],
  ['in 15 minutes', 15 * MINUTE_MS, 'soon'],
  ['in a moment', 1, 'soon'],
  ['now', 0, 'past'],
  ['a moment ago', -1, 'past'],
])('a pickup booked for %s', (_title, aheadMs, state) => {
  expect(bookedTimeState(new Date(NOW_MS + aheadMs), true, NOW_MS)).toBe(state);
  expect(bookedTimeState(new Date(NOW_MS + aheadMs), false, NOW_MS)).toBe(state);
});

test('a ride without a time was ordered for now, as soon as the list of rides says so', () => {
  expect(bookedTimeState(null, true, NOW_MS)).toBe('past');
  expect(bookedTimeState(null, false, NOW_MS)).toBe('unknown');
});
