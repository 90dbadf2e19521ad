import { createReadFloor, READ_FLOOR_MS } from '../../../src/job/read-floor';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the first read is made at once, all others are at least a second apart', () => {
  const at: number[] = [];
  const startedAt = performance.now();
  const floor = createReadFloor(() => at.push(performance.now() - startedAt));
  for (let ms = 0; ms < 3_500; ms += 10) {
    floor.ask();
    jest.advanceTimersByTime(10);
  }
  expect(at).toEqual([0, READ_FLOOR_MS, 2 * READ_FLOOR_MS, 3 * READ_FLOOR_MS]);
});

test('a clock that is set back by half an hour changes nothing', () => {
  const read = jest.fn();
  const floor = createReadFloor(read);
  floor.ask();
  jest.setSystemTime(Date.now() - 30 * 60_000);
  jest.advanceTimersByTime(READ_FLOOR_MS);
  floor.ask();
  floor.ask();
  expect(read).toHaveBeenCalledTimes(2);
});

test('after the end a read that is still due is not made', () => {
  const read = jest.fn();
  const floor = createReadFloor(read);
  floor.ask();
  floor.ask();
  floor.stop();
  jest.advanceTimersByTime(10 * READ_FLOOR_MS);
  expect(read).toHaveBeenCalledTimes(1);
});
