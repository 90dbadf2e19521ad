/** @jest-environment jsdom */
import { createHistory, createMemorySource, LocationProvider } from '@reach/router';
import { act, fireEvent, screen } from '@testing-library/react';
import { InvoiceScreen } from '../../../../src/account/invoice/invoice-screen';
import account from '../../../../src/locales/en/account.json';
import common from '../../../../src/locales/en/common.json';
import invoice from '../../../../src/locales/en/invoice.json';
import price from '../../../../src/locales/en/price.json';
import { endSession, startSession } from '../../../../src/session/session-store';
import { site } from '../../../../src/site';
import { fakeBackend } from '../../../support/fake-backend';
import { renderScreen } from '../../../support/render-screen-hook';
import { sampleToken } from '../../../support/token';

const ride = { bookingId: 'B1', orderId: 'A20043', orderStartDateTime: '2026-11-20 14:05:00', isDropRequired: 0 };
const content = [ride, { ...ride, bookingId: 'B2', orderId: 'A20044' }];
const body = { content, totalElements: 2, totalPages: 1, number: 0, size: 20 };
const backend = fakeBackend({ 'GET /bookings/doneOrder': { body } });
let uninstall: () => void;

async function open(ids: string) {
  const history = createHistory(createMemorySource(`/website/private/invoice/${ids}`));
  document.title = 'My account';
  let shown = { unmount: () => {} };
  await act(async () => {
    const page = (
      <LocationProvider history={history}>
        <InvoiceScreen />
      </LocationProvider>
    );
    shown = renderScreen(page, { account, common, invoice, price });
  });
  return shown;
}
const print = () => act(() => void fireEvent.click(screen.getByRole('button', { name: invoice.print })));

beforeEach(() => {
  uninstall = backend.install();
  startSession({ token: sampleToken(), refreshToken: 'any' });
});
afterEach(() => {
  act(endSession);
  uninstall();
});

test.each([
  ['A20043', 'A20043'],
  ['A20044,A20043', 'A20044, A20043'],
])('a PDF of %s is named after the receipts; after them the page has its own title again', async (ids, numbers) => {
  const { unmount } = await open(ids);
  expect(document.title).toBe(`${numbers} – ${site.name}`);
  unmount();
  expect(document.title).toBe('My account');
});

test('the title of the next page stays', async () => {
  const { unmount } = await open('A20043');
  document.title = 'Home';
  unmount();
  expect(document.title).toBe('Home');
});

test.each<[string, (() => void) | undefined]>([
  ['has no printing', undefined],
  [
    'refuses to print',
    () => {
      throw new DOMException('refused', 'SecurityError');
    },
  ],
])('a browser that %s says so', async (_, refuse) => {
  await open('A20043');
  Object.assign(window, { print: refuse });
  print();
  expect(screen.getByRole('alert').textContent).toBe(invoice.notPrinted);
  Object.assign(window, { print() {} });
  print();
  expect(screen.queryByRole('alert')).toBeNull();
});
