/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import { busySeconds } from '../../../../src/backend/retry-after';
import { SearchingDialog } from '../../../../src/booking/dialogs/searching-dialog';
import { startSearch } from '../../../../src/booking/order/driver-search';
import type { BookingFlow } from '../../../../src/booking/order/flow-steps';
import type { DriverSearch } from '../../../../src/booking/order/use-driver-search';
import booking from '../../../../src/locales/en/booking.json';
import common from '../../../../src/locales/en/common.json';
import errors from '../../../../src/locales/en/errors.json';
import status from '../../../../src/locales/en/status.json';
import { recordRegions } from '../../../support/browser/live-regions';
import { pass } from '../../../support/live-server';
import { renderScreen } from '../../../support/render-screen-hook';
import { request } from '../samples';

const followed: DriverSearch = {
  newsSource: 'live',
  isMissing: false,
  readAgain: () => {},
  retry: () => {},
  cancelling: 'idle',
  isHeld: false,
  canCancel: true,
  cancel: () => {},
  leaveCancelling: () => {},
};
const search = startSearch('B1', 7, 0);
const searching = (changes: object = {}): BookingFlow => ({ ...search, ...changes });

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Renders the dialog; `heard` are the texts of its live regions, in order. */
function openDialog() {
  const send = jest.fn();
  const dialog = (flow: BookingFlow, changes: Partial<DriverSearch> = {}) => (
    <SearchingDialog flow={flow} search={{ ...followed, ...changes }} send={send} minutes={null} />
  );
  const { rerender } = renderScreen(dialog({ step: 'editing', asked: null }), { booking, common, errors, status });
  const heard: string[] = [];
  recordRegions((text) => heard.push(text));
  const show = async (flow: BookingFlow, changes?: Partial<DriverSearch>) => {
    act(() => rerender(dialog(flow, changes)));
    await pass(0);
  };
  return { heard, send, show };
}

test('the progress of a search is announced at most every 10 s, and is shown at once', async () => {
  const { heard, show } = openDialog();
  await show(searching());
  expect(heard).toEqual([booking.searching.nearby]);
  await show(searching({ connection: 'connected' }));
  expect(screen.getByText(booking.searching.connected)).toBeTruthy();
  await show(searching({ connection: 'connected', status: 'ASSIGNED' }));
  await pass(9_900);
  expect(heard).toHaveLength(1);
  await pass(100);
  expect(heard.slice(1)).toEqual([`${booking.searching.connected} ${booking.searching.assigned}`]);
});

test.each([
  ['12 minutes', 725_000, 'Searching for 12:05'],
  ['an hour', 3_600_000, 'Booked 1 hour ago'],
  ['a sleep of three hours', 10_805_000, 'Booked 3 hours ago'],
  ['three hours and five minutes', 11_100_000, 'Booked 3 hours 5 minutes ago'],
])('after %s the time is one that people understand', async (_what, afterMs, text) => {
  jest.setSystemTime(afterMs);
  await openDialog().show(searching());
  const timer = screen.getByRole('timer', { hidden: true });
  expect(timer.getAttribute('aria-label') ?? timer.textContent).toBe(text);
});

test('a driver who accepts is announced at once', async () => {
  const { heard, show } = openDialog();
  await show(searching());
  await show({ ...search, step: 'accepted', driverName: 'Samira' });
  expect(heard).toEqual([booking.searching.nearby, 'Samira has accepted your ride.']);
});

test('a lost connection is announced once for all of its attempts', async () => {
  const { heard, show } = openDialog();
  await show(searching({ connection: 'connected' }));
  await pass(30_000);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await show(searching({ connection: 'retrying' }));
    await pass(3_000);
  }
  expect(heard).toEqual([booking.searching.connected, errors.dialogRetrying]);
});

test('a booking that the backend no longer knows is announced at once', async () => {
  const { heard, show } = openDialog();
  await show(searching({ connection: 'connected' }));
  await show(searching({ connection: 'connected' }), { isMissing: true });
  expect(heard[1]).toContain(errors.bookingNotFound);
});

test('an order that waits for a busy backend says so, with the seconds, and offers the phone', async () => {
  const { show } = openDialog();
  await show({ step: 'creating', request, useMiles: false });
  expect(screen.queryByRole('link')).toBeNull();
  act(() => busySeconds.set(12));
  expect(screen.getByText(common.busy.replace('{{seconds}}', '12'))).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toMatch(/^tel:/);
  act(() => busySeconds.set(0));
  expect(screen.queryByText(/busy/)).toBeNull();
});

test('a cancellation is said to be sent once it is; until then the search cannot be left', async () => {
  const { send, show } = openDialog();
  const leave = () => {
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    fireEvent.click(screen.getByRole('button', { name: booking.searching.follow }));
  };
  await show(searching(), { cancelling: 'asked', isHeld: true });
  expect(screen.queryByText(booking.search.asked)).toBeNull();
  expect(screen.queryByText(new RegExp(booking.searching.safe))).toBeNull();
  leave();
  expect(send).not.toHaveBeenCalled();
  await show(searching(), { cancelling: 'asked' });
  expect(screen.getByText(booking.search.asked)).toBeTruthy();
  leave();
  expect(send.mock.calls).toEqual([[{ type: 'wentBack' }], [{ type: 'detailsOpened' }]]);
});
