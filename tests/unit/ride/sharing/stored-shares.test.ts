/** @jest-environment jsdom */
import { assignPage, resetPage } from '../../../../src/device/personal-store';
import { forgetShare, keepShare, readShare } from '../../../../src/ride/sharing/use-share';
import { setBackendAhead } from '../../device/page-clock';

const NOW_MS = Date.parse('2026-11-20T13:05:00Z');
const share = (bookingId: string) => ({ bookingId, expiresAtMs: NOW_MS + 1_000, showsName: false });

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: NOW_MS });
  assignPage('anna');
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
