import { isTimeTold, now } from '../../../src/device/clock';
import { askHost, originBy, startBackendCall } from '../../../src/device/server-time';

const NOW_MS = Date.parse('2026-11-20T13:05:00Z');
const HOUR_MS = 3_600_000;
const header = (ms: number) => new Date(ms).toUTCString();
/** An answer that took 200 ms, in the first second of the page. */
const call = { sentMs: 800, receivedMs: 1_000 };
/** The origin of a page of a device whose clock is wrong by so much, and that it learns from the answer. */
const learnt = (wrongByMs: number, date: string | null = header(NOW_MS), times = call) =>
  originBy(date, NOW_MS + wrongByMs - 1_000, times);

describe('the time is the backend’s where it can be had: the Date header (D44)', () => {
  test.each([
    ['a clock that is right', 0],
    ['two hours ahead', 2 * HOUR_MS],
    ['two hours behind', -2 * HOUR_MS],
    ['half a second behind, as exact as the header is', -500],
  ])('%s', (_title, wrongByMs) => {
    const shownMs = (learnt(wrongByMs) ?? Number.NaN) + call.receivedMs;
    expect(Math.abs(shownMs - NOW_MS)).toBeLessThanOrEqual(600);
  });

  test('an origin that is still possible stays, one that is not is learnt anew', () => {
    const known = learnt(2 * HOUR_MS) ?? Number.NaN;
    const later = { sentMs: 900, receivedMs: 1_300 };
    expect(originBy(header(NOW_MS), known, later)).toBe(known);
    expect(originBy(header(NOW_MS + HOUR_MS), known, later)).not.toBe(known);
  });

  test.each([[null], [''], ['now'], ['Sat, 13 Sep 275760 00:00:00 GMT']])('%p says nothing', (text) => {
    expect(learnt(0, text)).toBeNull();
  });

  test('an answer that took more than a minute says nothing: the device slept', () => {
    expect(learnt(2 * HOUR_MS, header(NOW_MS), { sentMs: 0, receivedMs: 8 * HOUR_MS })).toBeNull();
  });
});

describe('where the backend does not tell the time, the host of the site does', () => {
  const YEARS_MS = 5 * 365 * 86_400_000;
  const host = jest.spyOn(globalThis, 'fetch');
  const answer = (headers: Record<string, string>) => host.mockResolvedValue(new Response(null, { headers }));
  /** How far the site's now is from the true one, on a device that is five years ahead. */
  const wrongByMs = () => Math.abs(now() - NOW_MS);

  beforeEach(() => jest.useFakeTimers({ now: NOW_MS + YEARS_MS }));
  afterEach(() => {
    jest.useRealTimers();
    host.mockReset();
  });

  test('it is asked once, past every cache, and again for an order; the backend’s time wins', async () => {
    answer({ Date: header(NOW_MS + HOUR_MS) });
    startBackendCall()(null);
    startBackendCall()(null);
    await jest.advanceTimersByTimeAsync(0);
    expect(host.mock.calls).toEqual([['', expect.objectContaining({ method: 'HEAD', cache: 'no-store' })]]);
    expect(wrongByMs()).toBeLessThan(HOUR_MS + 1_000);
    await askHost();
    expect(host).toHaveBeenCalledTimes(2);
    startBackendCall()(header(NOW_MS));
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
    expect(isTimeTold()).toBe(false);
    expect(wrongByMs()).toBe(YEARS_MS);
  });
});
