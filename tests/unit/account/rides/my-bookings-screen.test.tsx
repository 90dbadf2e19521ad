/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import { MyBookingsScreen } from '../../../../src/account/rides/my-bookings-screen';
import { queryKeys } from '../../../../src/backend/query';
import account from '../../../../src/locales/en/account.json';
import invoice from '../../../../src/locales/en/invoice.json';
import { textsOf } from '../../../support/all-texts';
import { recordRegions } from '../../../support/browser/live-regions';
import { renderScreen } from '../../../support/render-screen-hook';
import { signedInBackend } from '../../../support/signed-in-backend';

const content = [{ bookingId: 'B1', orderId: 'A1', orderStartDateTime: '2026-11-20 14:05:00', isDropRequired: 0 }];
const WAITING = 'GET /bookings/missing-feedback';
const DONE = 'GET /bookings/doneOrder';
const backend = signedInBackend({
  'GET /bookings/ongoingAndPreOrder': { body: [] },
  [DONE]: { body: { content, totalElements: 1, totalPages: 1, number: 0, size: 20 } },
});

// A window with room for the receipt beside the list.
Object.assign(window, {
  matchMedia: (query: string) => ({ matches: query !== 'print', addEventListener() {}, removeEventListener() {} }),
});

/** The screen with its receipt. */
async function openAtDesk() {
  renderScreen(<MyBookingsScreen />, textsOf('en'));
  return screen.findByRole('region', { name: /^Receipt/ });
}
const rate = () => screen.queryByRole('link', { name: account.rides.rate });

test.each([
  ['which rides have no feedback', { body: [{ bookingId: 'B1' }] }, true],
  ['nothing about feedback, and then misses only Rate', { status: 500 }, false],
])('the receipt is beside the list of a backend that says %s (D33)', async (_what, reply, hasRate) => {
  backend.reply(WAITING, reply);
  const before = backend.count(WAITING);
  await openAtDesk();
  expect(rate() !== null).toBe(hasRate);
  expect(backend.count(WAITING)).toBe(before + 1);
});

test('each month without rides is announced (WCAG 4.1.3)', async () => {
  backend.reply(WAITING, { body: [] });
  await openAtDesk();
  const heard: string[] = [];
  recordRegions((text) => heard.push(text));
  const filter = screen.getByRole<HTMLSelectElement>('combobox', { name: account.rides.month });
  for (const { value } of [...filter.options].slice(-2)) {
    await act(async () => void fireEvent.change(filter, { target: { value } }));
  }
  expect(heard).toEqual([account.rides.noneInMonth, account.rides.noneInMonth]);
});

test('a browser without printing says so there too', async () => {
  backend.reply(WAITING, { body: [] });
  await openAtDesk();
  Object.assign(window, {
    print: () => {
      throw new DOMException('refused', 'SecurityError');
    },
  });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: invoice.print })));
  expect(screen.getByText(invoice.notPrinted)).toBeTruthy();
  expect(document.title).not.toContain('A1');
});

test.each([
  ['has left the list of current ones', 2, []],
  ['is still current', 1, [{ bookingId: 'B0' }]],
])('of a ride that %s the completed rides are read %d times', async (_what, times, current) => {
  const CURRENT = 'GET /bookings/ongoingAndPreOrder';
  backend.reply(CURRENT, { body: [{ bookingId: 'B0' }] });
  const { queries } = renderScreen(<MyBookingsScreen />, textsOf('en'));
  await screen.findByRole('link', { name: account.rides.track });
  backend.reply(CURRENT, { body: current });
  const before = backend.count(DONE);
  await act(() => queries.refetchQueries({ queryKey: queryKeys.currentRides }));
  expect(1 + backend.count(DONE) - before).toBe(times);
});

test('a ride that ends while the page is open moves to the completed ones, and can be rated there', async () => {
  const CURRENT = 'GET /bookings/ongoingAndPreOrder';
  backend.reply(WAITING, { body: [] });
  backend.reply(CURRENT, { body: [{ bookingId: 'B0' }] });
  const { queries } = renderScreen(<MyBookingsScreen />, textsOf('en'));
  await screen.findByRole('link', { name: account.rides.track });
  expect(rate()).toBeNull();
  backend.reply(CURRENT, { body: [] });
  backend.reply(DONE, { body: { content: [{ bookingId: 'B0', orderId: 'A0' }, ...content] } });
  backend.reply(WAITING, { body: [{ bookingId: 'B0' }] });
  const before = backend.count(DONE);
  backend.reply('GET /bookings/B0', { body: { jobStatus: 'JOB_COMPLETED', pickupCoordinates: '51.31,9.49' } });
  await act(() => queries.refetchQueries({ queryKey: queryKeys.booking('B0') }));
  await screen.findByText(account.rides.noCurrent);
  expect(backend.count(DONE)).toBe(before + 1);
  expect(await screen.findByRole('link', { name: account.rides.rate })).toBeTruthy();
});

test('a receipt that was opened says what the list says once that is read again', async () => {
  backend.reply(WAITING, { body: [] });
  const { queries } = renderScreen(<MyBookingsScreen />, textsOf('en'));
  await screen.findByRole('region', { name: /^Receipt/ });
  fireEvent.click(screen.getByRole('button', { pressed: true, name: /2026/ }));
  expect(screen.getByRole('heading', { name: invoice.unpaidTitle })).toBeTruthy();
  backend.reply(DONE, { body: { content: [{ ...content[0], paymentStatus: 1 }], totalElements: 1 } });
  await act(() => queries.refetchQueries({ queryKey: queryKeys.completedRides }));
  expect(await screen.findByRole('heading', { name: invoice.sheetTitle })).toBeTruthy();
});

test('"Try Again" below a list that could not be read again reads it, also while the list holds more than it shows', async () => {
  const warnings = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const many = Array.from({ length: 60 }, (_, at) => ({ ...content[0], bookingId: `B${at}`, orderId: `A${at}` }));
  backend.reply(DONE, { body: { content: many, totalPages: 1 } });
  const { queries } = renderScreen(<MyBookingsScreen />, textsOf('en'));
  await screen.findByRole('button', { name: account.rides.loadMore });
  backend.reply(DONE, { status: 503 });
  await act(() => queries.refetchQueries({ queryKey: queryKeys.completedRides }));
  const before = backend.count(DONE);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try Again' })));
  expect(backend.count(DONE)).toBe(before + 1);
  warnings.mockRestore();
});
