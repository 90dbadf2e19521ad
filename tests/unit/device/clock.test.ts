import { askHost, backendClockLead, backendNow, learnBackendTime, updateClockLead } from '../../../src/device/clock';

const NOW_MS = Date.parse('2026-11-20T13:05:00Z');
const HOUR_MS = 3_600_000;
const header = (ms: number) => new Date(ms).toUTCString();
/** An answer that took 200 ms, on a device whose clock is wrong by so much. */
const call = (wrongByMs: number) => ({ sentAtMs: NOW_MS + wrongByMs, receivedAtMs: NOW_MS + wrongByMs + 200 });

describe('now is the backend’s time where it can be had: the Date header (D44)', () => {
  test.each([
    ['a clock that is right', 0, 0],
    ['two hours ahead', 2 * HOUR_MS, -2 * HOUR_MS],
    ['two hours behind', -2 * HOUR_MS, 2 * HOUR_MS],
    ['half a second behind, as exact as the header is', -500, 500],
  ])('%s', (_title, wrongByMs, ahead) => {
    const learned = updateClockLead(null, header(NOW_MS), call(wrongByMs));
    expect(Math.abs((learned ?? Number.NaN) - ahead)).toBeLessThanOrEqual(600);
  });

  test('a difference that is still possible stays, one that is not is learned anew', () => {
    const known = updateClockLead(null, header(NOW_MS), call(2 * HOUR_MS));
    expect(updateClockLead(known, header(NOW_MS), call(2 * HOUR_MS + 300))).toBe(known);
    expect(updateClockLead(known, header(NOW_MS), call(0))).not.toBe(known);
  });

  test.each([
    ['the device slept for eight hours', 8 * HOUR_MS],
    ['the clock was set back', -HOUR_MS],
  ])('an answer during which %s tells nothing', (_title, movedByMs) => {
    const { sentAtMs } = call(-2 * HOUR_MS);
    const moved = { sentAtMs, receivedAtMs: sentAtMs + movedByMs };
    expect(updateClockLead(null, header(NOW_MS), moved)).toBeNull();
    expect(updateClockLead(2 * HOUR_MS, header(NOW_MS), moved)).toBe(2 * HOUR_MS);
  });

  test.each([[null], [''], ['now'], ['Sat, 13 Sep 275760 00:00:00 GMT']])(
    'without a readable header nothing changes: %p',
    (text) => {
      expect(updateClockLead(null, text, call(0))).toBeNull();
      expect(updateClockLead(-5000, text, call(0))).toBe(-5000);
    },
  );

  test('backendNow is the device’s time until an answer has told', () => {
    jest.useFakeTimers({ now: NOW_MS });
    expect(backendNow()).toBe(NOW_MS);
    backendClockLead.set(-HOUR_MS);
    expect(backendNow()).toBe(NOW_MS - HOUR_MS);
    backendClockLead.set(null);
    jest.useRealTimers();
  });
});

describe('where the backend does not tell the time, the host of the site does', () => {
  const YEARS_MS = 5 * 365 * 86_400_000;
  const answered = { sentAtMs: NOW_MS + YEARS_MS, receivedAtMs: NOW_MS + YEARS_MS };
  const host = jest.spyOn(globalThis, 'fetch');
  const answer = (headers: Record<string, string>) => host.mockResolvedValue(new Response(null, { headers }));
  /** How far the site's now is from the true one, on a device that is five years ahead. */
  const wrongByMs = () => Math.abs(backendNow() - NOW_MS);

  beforeEach(() => jest.useFakeTimers({ now: NOW_MS + YEARS_MS }));
  afterEach(() => {
    jest.useRealTimers();
    backendClockLead.set(null);
    host.mockReset();
  });

  test('it is asked once, past every cache, and again for an order; the backend’s time wins', async () => {
    answer({ Date: header(NOW_MS + HOUR_MS) });
    learnBackendTime(null, answered);
    learnBackendTime(null, answered);
    await jest.advanceTimersByTimeAsync(0);
    expect(host.mock.calls).toEqual([['', expect.objectContaining({ method: 'HEAD', cache: 'no-store' })]]);
    expect(wrongByMs()).toBeLessThan(HOUR_MS + 1_000);
    await askHost();
    expect(host).toHaveBeenCalledTimes(2);
    learnBackendTime(header(NOW_MS), answered);
    expect(wrongByMs()).toBeLessThan(1_000);
    await askHost();
    expect(host).toHaveBeenCalledTimes(2);
  });

  test('a cache in between has an old Date with its Age', async () => {
    answer({ Date: header(NOW_MS - 2 * HOUR_MS), Age: '7200' });
    await askHost();
    expect(wrongByMs()).toBeLessThan(1_000);
  });

  test.each([
    ['no answer', () => host.mockRejectedValue(new TypeError('Failed to fetch'))],
    ['no Date', () => answer({})],
    ['a Date that is none', () => answer({ Date: 'soon' })],
  ])('with %s the clock of the device counts', async (_what, reply) => {
    reply();
    await askHost();
    expect(backendClockLead.get()).toBeNull();
  });
});
