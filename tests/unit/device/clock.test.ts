/** @jest-environment jsdom */
import { anchor, momentNow, now, timeOf, watchWakes } from '../../../src/device/clock';
import { setBackendAhead } from './page-clock';

const NOW_MS = Date.parse('2026-11-20T13:05:00Z');
const HOUR_MS = 3_600_000;
/** Somebody sets the device's clock. */
const set = (byMs: number) => jest.setSystemTime(Date.now() + byMs);
let hidden = false;
Object.defineProperty(document, 'hidden', { get: () => hidden });
const show = (isShown: boolean) => {
  hidden = !isShown;
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
};
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers({ now: NOW_MS });
  stop = watchWakes();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

test('now is the device’s time until a server has told its own', () => {
  expect(now()).toBe(NOW_MS);
  setBackendAhead(-HOUR_MS);
  expect(now()).toBe(NOW_MS - HOUR_MS);
});

test.each([-HOUR_MS, -2_000, 2_000, HOUR_MS])(
  'a clock that is set by %i ms while the page is seen changes nothing',
  (byMs) => {
    setBackendAhead(HOUR_MS);
    for (const aheadMs of [HOUR_MS, HOUR_MS + 10_000]) {
      expect(now()).toBe(NOW_MS + aheadMs);
      set(byMs);
      jest.advanceTimersByTime(10_000);
    }
    show(false);
    show(true);
    expect(now()).toBe(NOW_MS + HOUR_MS + 20_000);
  },
);

describe('while the page was hidden', () => {
  test.each([
    ['the device slept for an hour', HOUR_MS, HOUR_MS],
    ['its clock was corrected by half a second', 500, 0],
    ['its clock was set back', -HOUR_MS, 0],
  ])('%s: the clock that a server has told moves by %i ms', (_what, byMs, movedMs) => {
    setBackendAhead(HOUR_MS);
    show(false);
    set(byMs);
    show(true);
    expect(now()).toBe(NOW_MS + HOUR_MS + movedMs);
  });

  test.each([-HOUR_MS, HOUR_MS])('a clock that no server has told follows the device by %i ms', (byMs) => {
    expect(now()).toBe(NOW_MS);
    set(byMs);
    expect(now()).toBe(NOW_MS);
    window.dispatchEvent(new Event('pageshow'));
    expect(now()).toBe(NOW_MS + byMs);
  });
});

describe('a stored moment is read on another page as what it was', () => {
  /** The lead of the backend's clock on the page that stores and on the one that reads; null: nobody told it. */
  test.each<[string, number | null, number | null, number]>([
    ['no server told the time', null, null, 0],
    ['both were told the same', -HOUR_MS, -HOUR_MS, -HOUR_MS],
    ['the device’s clock was corrected in between', -HOUR_MS, 0, -HOUR_MS],
    ['only the first page was told', -HOUR_MS, null, 0],
    ['only the second page was told', null, -HOUR_MS, -HOUR_MS],
  ])('%s', (_what, stored, read, atMs) => {
    if (stored !== null) setBackendAhead(stored);
    const moment = momentNow();
    expect(moment).toEqual({ deviceMs: NOW_MS, aheadMs: stored });
    anchor.set(null);
    jest.advanceTimersByTime(5_000);
    if (read !== null) setBackendAhead(read);
    expect(timeOf(moment)).toBe(NOW_MS + atMs);
  });
});
