import { createClockWatch } from '../../../src/device/clock-watch';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each([
  ['set back by half an hour', -1_800_000, -1_800_000],
  ['set back by 2 s', -2_000, -2_000],
  ['corrected by half a second', -500, 0],
  ['corrected by a second', 1_000, 0],
  ['left alone', 0, 0],
  ['set forward by 2 s', 2_000, 2_000],
  ['set forward by an hour', 3_600_000, 3_600_000],
])('a clock that is %s, within 10 s', (_what, byMs, expected) => {
  const setBy = createClockWatch();
  jest.advanceTimersByTime(10_000);
  jest.setSystemTime(Date.now() + byMs);
  expect(setBy()).toBe(expected);
  expect(setBy()).toBe(0);
});
