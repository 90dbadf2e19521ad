import { type CancelTools, cancelBooking, SERIES_CANCEL_REASON } from '../../../../src/job/series/cancel-booking';

const never = new Promise<never>(() => {});

/** Time passes with each wait: `cancelledAtMs` is when a frame or a read says so. */
function cancellation(told: { isUp?: boolean | null; frameAtMs?: number; readAtMs?: number }) {
  let nowMs = 0;
  const sent: string[] = [];
  let closed = 0;
  const tools: CancelTools = {
    open: () => ({
      isUp: told.isUp === null ? never : Promise.resolve(told.isUp ?? true),
      isCanceled: told.frameAtMs === undefined ? never : wait(told.frameAtMs),
      send: (reason) => {
        sent.push(reason);
        return true;
      },
      close: () => {
        closed += 1;
      },
    }),
    readCanceled: async () => told.readAtMs !== undefined && nowMs >= told.readAtMs,
    wait: (ms) => wait(ms),
  };
  const timers: { readonly atMs: number; readonly go: () => void }[] = [];
  function wait(ms: number) {
    return new Promise<void>((resolve) => timers.push({ atMs: nowMs + ms, go: resolve }));
  }
  const run = async () => {
    let outcome: boolean | null = null;
    const done = cancelBooking('7', tools).then((isCanceled) => {
      outcome = isCanceled;
    });
    while (outcome === null) {
      for (let turns = 0; turns < 20; turns += 1) await Promise.resolve();
      if (outcome !== null) break;
      const next = timers.toSorted((one, other) => one.atMs - other.atMs)[0];
      if (!next) break;
      timers.splice(timers.indexOf(next), 1);
      nowMs = Math.max(nowMs, next.atMs);
      next.go();
    }
    await done;
    return { outcome, nowMs, sent, closed };
  };
  return run();
}

describe('cancelling one booking of a series (D23)', () => {
  it('a frame confirms it: 706 is sent once, with a reason', async () => {
    const { outcome, sent, closed } = await cancellation({ frameAtMs: 100 });
    expect(outcome).toBe(true);
    expect(sent).toEqual([SERIES_CANCEL_REASON]);
    expect(closed).toBe(1);
  });

  it('an HTTP read confirms it when no frame does', async () => {
    expect((await cancellation({ readAtMs: 5_000 })).outcome).toBe(true);
  });

  it('without evidence it is not confirmed after ten seconds', async () => {
    const { outcome, nowMs, closed } = await cancellation({});
    expect(outcome).toBe(false);
    expect(nowMs).toBeGreaterThanOrEqual(10_000);
    expect(nowMs).toBeLessThanOrEqual(12_000);
    expect(closed).toBe(1);
  });

  it.each([[false], [null]])('a connection that does not come up (%s) sends nothing', async (isUp) => {
    const { outcome, sent } = await cancellation({ isUp });
    expect(outcome).toBe(false);
    expect(sent).toEqual([]);
  });
});
