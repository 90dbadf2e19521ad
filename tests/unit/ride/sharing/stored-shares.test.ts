/** @jest-environment jsdom */
import { assignPage, resetPage } from '../../../../src/device/personal-store';
import { forgetShare, keepShare, readShare, sharesText, subscribeShares } from '../../../../src/ride/sharing/use-share';
import { setBackendAhead } from '../../device/page-clock';

const NOW_MS = Date.parse('2026-11-20T13:05:00Z');
const share = (bookingId: string) => ({ bookingId, expiresAtMs: NOW_MS + 1_000, showsName: false });

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: NOW_MS });
  assignPage('anna');
  sharesText();
});
afterEach(() => {
  resetPage();
  jest.useRealTimers();
});

describe('The shares of this device (D51)', () => {
  test('each is of one booking and one customer', () => {
    keepShare('anna', share('1'));
    keepShare('anna', share('2'));
    expect(readShare('anna', '1')).toEqual(share('1'));
    expect(readShare('anna', '3')).toBeNull();
    expect(readShare('mehmet', '1')).toBeNull();
  });

  test('one that ends leaves the others; the last one leaves nothing', () => {
    keepShare('anna', share('1'));
    keepShare('anna', share('2'));
    forgetShare('anna', '1');
    expect([readShare('anna', '1'), readShare('anna', '2')]).toEqual([null, share('2')]);
    forgetShare('anna', '2');
    expect({ ...localStorage }).toEqual({});
  });

  test('one has expired when the backend’s clock says so', () => {
    keepShare('anna', share('1'));
    setBackendAhead(999);
    expect(readShare('anna', '1')).not.toBeNull();
    setBackendAhead(1_000);
    expect(readShare('anna', '1')).toBeNull();
  });
});

describe('A screen that shows them is told', () => {
  test('when one begins and when it ends, until it stops listening', () => {
    const told = jest.fn();
    const stop = subscribeShares(told);
    keepShare('anna', share('1'));
    expect(told).toHaveBeenCalledTimes(1);
    expect(sharesText()).toBe(localStorage.getItem('taxi.share'));
    forgetShare('anna', '1');
    expect(told).toHaveBeenCalledTimes(2);
    stop();
    keepShare('anna', share('1'));
    expect(told).toHaveBeenCalledTimes(2);
  });

  test('and leaves no listener', () => {
    const removed = jest.spyOn(window, 'removeEventListener');
    const added = jest.spyOn(window, 'addEventListener');
    subscribeShares(() => {})();
    expect(added).toHaveBeenCalledWith('storage', expect.any(Function));
    expect(removed.mock.calls).toEqual(added.mock.calls);
    jest.restoreAllMocks();
  });

  test('when another page has changed them', () => {
    const told = jest.fn();
    const stop = subscribeShares(told);
    localStorage.setItem('taxi.share', '{"shares":[]}');
    window.dispatchEvent(new StorageEvent('storage'));
    expect(told).toHaveBeenCalledTimes(1);
    stop();
    localStorage.setItem('taxi.share', '{"shares":[1]}');
    window.dispatchEvent(new StorageEvent('storage'));
    expect(told).toHaveBeenCalledTimes(1);
  });
});
