import { QUIET_AFTER_MS } from '../../../src/live/quiet-watch';
import { MOMENT_MS, startTogether } from './live-tools';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** A connection to a server that acknowledges and then says only what the test tells. */
async function startQuietly(answers = { ack: true as boolean | undefined }) {
  const together = startTogether(answers);
  together.connection.start();
  await jest.advanceTimersByTimeAsync(MOMENT_MS);
  return together;
}
const position = { key: 'customer_job_driver_tracking', status: true };

describe('A line that is open and says nothing for 30 s is quiet (D43)', () => {
  test.each([
    [QUIET_AFTER_MS - 2 * MOMENT_MS, []],
    [QUIET_AFTER_MS, [true]],
  ])('%i ms after the last frame: %j', async (ms, expected) => {
    const together = await startQuietly();
    await jest.advanceTimersByTimeAsync(ms);
    expect(together.quiet).toEqual(expected);
    together.connection.stop();
    together.stopServer();
  });

  test('any frame of Spec §7 ends it and starts the half minute anew', async () => {
    const together = await startQuietly();
    await jest.advanceTimersByTimeAsync(QUIET_AFTER_MS);
    together.tell(position);
    await jest.advanceTimersByTimeAsync(MOMENT_MS);
    expect(together.quiet).toEqual([true, false]);
    await jest.advanceTimersByTimeAsync(QUIET_AFTER_MS);
    expect(together.quiet).toEqual([true, false, true]);
    together.connection.stop();
    together.stopServer();
  });

  test('what is no frame does not count', async () => {
    const together = await startQuietly();
    await jest.advanceTimersByTimeAsync(QUIET_AFTER_MS - MOMENT_MS);
    together.tell('{"key":"something_else"}');
    await jest.advanceTimersByTimeAsync(2 * MOMENT_MS);
    expect(together.quiet).toEqual([true]);
    together.connection.stop();
    together.stopServer();
  });

  test('it is quiet too while the connection is never acknowledged or never comes up', async () => {
    const together = await startQuietly({ ack: undefined });
    together.goDown();
    await jest.advanceTimersByTimeAsync(QUIET_AFTER_MS);
    expect(together.quiet).toEqual([true]);
    together.connection.stop();
  });

  test('nobody is told after the stop, and no timer stays', async () => {
    const together = await startQuietly();
    together.connection.stop();
    await jest.advanceTimersByTimeAsync(2 * QUIET_AFTER_MS);
    expect(together.quiet).toEqual([]);
    expect(jest.getTimerCount()).toBe(0);
    together.stopServer();
  });
});
