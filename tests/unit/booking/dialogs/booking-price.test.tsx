/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { BookingPrice } from '../../../../src/booking/dialogs/booking-summary';
import booking from '../../../../src/locales/en/booking.json';
import price from '../../../../src/locales/en/price.json';
import { renderScreen } from '../../../support/render-screen-hook';
import { request } from '../samples';

let arrive = () => {};

function Page() {
  const [isLoading, setLoading] = useState(true);
  arrive = () => setLoading(false);
  return <BookingPrice request={isLoading ? { ...request, price: 'loading' } : request} />;
}

test('a price that arrives is a new element, because the longer text before it began further left', () => {
  renderScreen(<Page />, { booking, price });
  const waiting = screen.getByText('is being calculated …');
  act(() => arrive());
  expect(waiting.isConnected).toBe(false);
  expect(screen.getByText(/€14\.80/).localName).toBe('strong');
});
