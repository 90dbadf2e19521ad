/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { invoiceOf } from '../../../../src/account/invoice/invoice';
import { InvoiceSheet } from '../../../../src/account/invoice/invoice-sheet';
import account from '../../../../src/locales/en/account.json';
import invoice from '../../../../src/locales/en/invoice.json';
import price from '../../../../src/locales/en/price.json';
import { renderScreen } from '../../../support/render-screen-hook';
import { sampleRide } from '../../../support/sample-ride';

test.each([
  [true, invoice.sheetTitle],
  [false, invoice.unpaidTitle],
])('a receipt confirms a payment (BGB § 368): with a ride that is paid (%s) the document is "%s"', (isPaid, title) => {
  const ride = sampleRide({ isPaid });
  const sources = { vatPercent: 19, taxNumber: 'DE000000000', recipient: '' };
  const details = { recipient: '', costCentre: '', occasion: '' };
  renderScreen(<InvoiceSheet ride={ride} invoice={invoiceOf(ride, sources)} details={details} />, {
    account,
    invoice,
    price,
  });
  expect(screen.getByRole('heading', { name: title })).toBeTruthy();
});
