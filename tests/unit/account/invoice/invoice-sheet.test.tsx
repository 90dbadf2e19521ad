/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { invoiceOf } from '../../../../src/account/invoice/invoice';
import { InvoiceCover } from '../../../../src/account/invoice/invoice-cover';
import { InvoiceSheet } from '../../../../src/account/invoice/invoice-sheet';
import account from '../../../../src/locales/en/account.json';
import invoice from '../../../../src/locales/en/invoice.json';
import { textsOf } from '../../../support/all-texts';
import { renderScreen } from '../../../support/render-screen-hook';
import { sampleRide } from '../../../support/sample-ride';

const sources = { vatPercent: 19, taxNumber: 'DE000000000', recipient: '' };
const details = { recipient: '', costCentre: '', occasion: '' };

test.each([
  [true, invoice.sheetTitle],
  [false, invoice.unpaidTitle],
])('a receipt confirms a payment (BGB § 368): with a ride that is paid (%s) the document is "%s"', (isPaid, title) => {
  const ride = sampleRide({ isPaid });
  renderScreen(<InvoiceSheet ride={ride} invoice={invoiceOf(ride, sources)} details={details} />, textsOf('en'));
  expect(screen.getByRole('heading', { name: title })).toBeTruthy();
});

test('a receipt names both numbers, each with its own label, and says that neither is an invoice number', () => {
  const ride = sampleRide({ bookingId: '20040', orderId: 'A20040' });
  renderScreen(<InvoiceSheet ride={ride} invoice={invoiceOf(ride, sources)} details={details} />, textsOf('en'));
  const shown = (label: string) => screen.getByText(label).nextElementSibling?.textContent;
  expect([shown('Booking number'), shown('Ride number')]).toEqual(['20040', 'A20040']);
  expect(screen.getByText('Booking number and ride number are not invoice numbers.')).toBeTruthy();
});

test.each([
  [[true, true], invoice.cover.title, 0],
  [[true, false], invoice.cover.unpaidTitle, 1],
])('the cover of rides that are paid (%j) is "%s", and names what is not paid', (paid, title, pending) => {
  const invoices = paid.map((isPaid, index) => {
    const ride = sampleRide({ isPaid, orderId: `A${index}` });
    return { ride, invoice: invoiceOf(ride, sources) };
  });
  renderScreen(<InvoiceCover invoices={invoices} details={details} />, textsOf('en'));
  expect(screen.getByRole('heading', { name: title.replace('{{number}}', '2') })).toBeTruthy();
  expect(screen.queryAllByText(account.ride.pending)).toHaveLength(pending);
});
