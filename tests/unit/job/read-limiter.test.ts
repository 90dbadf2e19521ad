import { createReadLimiter, MIN_READ_INTERVAL_MS } from '../../../src/job/read-limiter';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the first read is made at once, all others are at least a second apart', () => {
  const at: number[] = [];
  const startedAt = performance.now();
  const floor = createReadLimiter(() => at.push(performance.now() - startedAt));
  for (let ms = 0; ms < 3_500; ms += 10) {
    floor.ask();
    jest.advanceTimersByTime(10);
  }
  expect(at).toEqual([0, MIN_READ_INTERVAL_MS, 2 * MIN_READ_INTERVAL_MS, 3 * MIN_READ_INTERVAL_MS]);
});

test('a clock that is set back by half an hour changes nothing', () => {
  const read = jest.fn();
  const floor = createReadLimiter(read);
  floor.ask();
  jest.setSystemTime(Date.now() - 30 * 60_000);
  jest.advanceTimersByTime(MIN_READ_INTERVAL_MS);
  floor.ask();
  floor.ask();
  expect(read).toHaveBeenCalledTimes(2);
});

test('after the end a read that is still due is not made', () => {
  const read = jest.fn();
  const floor = createReadLimiter(read);
  floor.ask();
  floor.ask();
  floor.stop();
  jest.advanceTimersByTime(10 * MIN_READ_INTERVAL_MS);
  expect(read).toHaveBeenCalledTimes(1);
});
