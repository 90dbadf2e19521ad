import { type CancelLine, cancelBooking, SERIES_CANCEL_REASON } from '../../../../src/job/series/cancel-booking';

const never = new Promise<never>(() => {});
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

beforeEach(() => jest.useFakeTimers({ now: 0 }));
afterEach(() => jest.useRealTimers());

/** `frameAtMs` and `readAtMs` are when a frame or a read says that the booking is cancelled. */
async function cancellation(told: { isUp?: boolean | null; frameAtMs?: number; readAtMs?: number }) {
  const [send, close] = [jest.fn(() => true), jest.fn()];
  const line: CancelLine = {
    isUp: told.isUp === null ? never : Promise.resolve(told.isUp ?? true),
    isCanceled: told.frameAtMs === undefined ? never : wait(told.frameAtMs).then(() => true as const),
    send,
    close,
  };
  const readCanceled = async () => told.readAtMs !== undefined && Date.now() >= told.readAtMs;
  const ended = jest.fn();
  void cancelBooking(line, readCanceled).then((isCanceled) => ended(isCanceled, Date.now()));
  await jest.advanceTimersByTimeAsync(20_000);
  const [[outcome, atMs]] = ended.mock.calls;
  expect(close).toHaveBeenCalledTimes(1);
  return { outcome, atMs, sent: send.mock.calls };
}

describe('cancelling one booking of a series (D23)', () => {
  it('a frame confirms it: 706 is sent once, with a reason', async () => {
    expect(await cancellation({ frameAtMs: 100 })).toEqual({
      outcome: true,
      atMs: 100,
      sent: [[SERIES_CANCEL_REASON]],
    });
  });

  it('an HTTP read confirms it when no frame does', async () => {
    expect((await cancellation({ readAtMs: 5_000 })).outcome).toBe(true);
  });

  it('without evidence it is not confirmed after ten seconds', async () => {
    const { outcome, atMs } = await cancellation({});
    expect(outcome).toBe(false);
    expect(atMs).toBeGreaterThanOrEqual(10_000);
    expect(atMs).toBeLessThanOrEqual(12_000);
  });

  it.each([[false], [null]])('a connection that does not come up (%s) sends nothing', async (isUp) => {
    expect(await cancellation({ isUp })).toMatchObject({ outcome: false, sent: [] });
  });
});
