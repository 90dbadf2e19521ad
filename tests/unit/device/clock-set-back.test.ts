import { createSetBackWatch } from '../../../src/device/clock-set-back';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each([
  ['set back by half an hour', -1_800_000, 1_800_000],
  ['set back by 2 s', -2_000, 2_000],
  ['corrected by half a second', -500, 0],
  ['left alone', 0, 0],
  ['set forward by an hour', 3_600_000, 0],
])('a clock that is %s, within 10 s', (_what, byMs, expected) => {
  const setBackBy = createSetBackWatch();
  jest.advanceTimersByTime(10_000);
  jest.setSystemTime(Date.now() + byMs);
  expect(setBackBy()).toBe(expected);
  expect(setBackBy()).toBe(0);
});
