/** @jest-environment jsdom */
import { createHistory, createMemorySource, LocationProvider } from '@reach/router';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { InvoiceScreen } from '../../../../src/account/invoice/invoice-screen';
import { useInvoicedRides } from '../../../../src/account/invoice/use-invoice';
import { queryKeys } from '../../../../src/backend/query';
import invoice from '../../../../src/locales/en/invoice.json';
import { site } from '../../../../src/site';
import { textsOf } from '../../../support/all-texts';
import { renderScreen, renderScreenHook } from '../../../support/render-screen-hook';
import { signedInBackend } from '../../../support/signed-in-backend';

const ride = { bookingId: 'B1', orderId: 'A20043', orderStartDateTime: '2026-11-20 14:05:00', isDropRequired: 0 };
const content = [ride, { ...ride, bookingId: 'B2', orderId: 'A20044' }];
const body = { content, totalElements: 2, totalPages: 1, number: 0, size: 20 };
const CALL = 'GET /bookings/doneOrder';
const backend = signedInBackend({ [CALL]: { body } });
beforeEach(() => backend.reply(CALL, { body }));

async function open(ids: string, before = () => {}) {
  const history = createHistory(createMemorySource(`/website/private/invoice/${ids}`));
  document.title = 'My account';
  before();
  let shown = { unmount: () => {} };
  await act(async () => {
    const page = (
      <LocationProvider history={history}>
        <InvoiceScreen />
      </LocationProvider>
    );
    shown = renderScreen(page, textsOf('en'));
  });
  return shown;
}
const print = () => act(() => void fireEvent.click(screen.getByRole('button', { name: invoice.print })));

test('a ride that has just ended is looked for while the list is read again, and not called missing', async () => {
  backend.reply(CALL, { body: { ...body, content: [], totalElements: 0, totalPages: 0 } });
  const { result, queries } = renderScreenHook(() => useInvoicedRides(['A20043']));
  await waitFor(() => expect(result.current).toMatchObject({ status: 'found', notFound: ['A20043'] }));
  backend.reply(CALL, { body });
  act(() => void queries.invalidateQueries({ queryKey: queryKeys.completedRides }));
  expect(result.current.status).toBe('looking');
  await waitFor(() => expect(result.current).toMatchObject({ status: 'found', notFound: [] }));
});

test.each([
  ['A20043', 'A20043'],
  ['A20044,A20043', 'A20044, A20043'],
])('a PDF of %s is named after the receipts; the page has its own title before and after', async (ids, numbers) => {
  const titles: string[] = [];
  Object.assign(window, { print: () => titles.push(document.title) });
  await open(ids);
  titles.push(document.title);
  print();
  expect([...titles, document.title]).toEqual(['My account', `${numbers} – ${site.name}`, 'My account']);
});

test('the page keeps the one title that Gatsby gives it, which is absent while the receipt opens', async () => {
  const { unmount } = await open('A20043', () => document.querySelector('title')?.remove());
  document.head.append(Object.assign(document.createElement('title'), { text: 'My account' }));
  expect(document.title).toBe('My account');
  unmount();
  expect([...document.querySelectorAll('title')].map(({ text }) => text)).toEqual(['My account']);
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
