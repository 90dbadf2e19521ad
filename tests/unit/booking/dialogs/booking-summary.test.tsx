/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import { BookingPrice, BookingSummary } from '../../../../src/booking/dialogs/booking-summary';
import booking from '../../../../src/locales/en/booking.json';
import common from '../../../../src/locales/en/common.json';
import price from '../../../../src/locales/en/price.json';
import { renderScreen } from '../../../support/render-screen-hook';
import { request } from '../samples';

describe('the terms are part of the contract (BGB § 305(2))', () => {
  test('the summary of a booking links terms and privacy notice, each in another tab', () => {
    renderScreen(<BookingSummary request={request} />, { booking, common, price });
    for (const [name, path] of [
      [common.legal.terms, '/terms'],
      [common.legal.privacy, '/privacy'],
    ] as const) {
      const link = screen.getByRole('link', { name });
      expect(link.getAttribute('href')).toMatch(new RegExp(`${path}$`));
      expect(link.getAttribute('target')).toBe('_blank');
    }
    expect(screen.getByText(/These apply to your booking:/)).toBeTruthy();
  });

  test.each(['dialogs/confirm-dialog', 'dialogs/bonus-dialog', 'series-orders/series-review'])(
    '%s has the summary above its order button',
    (file) => {
      expect(readFileSync(`src/booking/${file}.tsx`, 'utf8')).toContain('<BookingSummary');
    },
  );
});

test('a price that arrives is a new element, because the longer text before it began further left', () => {
  const { rerender } = renderScreen(<BookingPrice request={{ ...request, price: 'loading' }} />, { booking, price });
  const waiting = screen.getByText('is being calculated ...');
  rerender(<BookingPrice request={request} />);
  expect(waiting.isConnected).toBe(false);
  expect(screen.getByText(/€14\.80/).localName).toBe('strong');
});
