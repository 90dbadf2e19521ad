/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import home from '../../../../../src/locales/en/home.json';
import { PickupForm } from '../../../../../src/marketing/home/book/pickup-form';
import { renderScreen } from '../../../../support/render-screen-hook';

test('each row opens the search of its address on the booking screen; the control leads to the plain screen', () => {
  Object.assign(globalThis, { __BASE_PATH__: '', __PATH_PREFIX__: '', ___loader: { enqueue: () => {} } });
  renderScreen(<PickupForm />, { home });
  const rows = screen
    .getAllByRole('button')
    .map((button) => [button.textContent, button.closest('form')?.getAttribute('action')]);
  expect(rows).toEqual([
    ['Where are you?', '/bookings#search=start'],
    ['Where to? (optional)', '/bookings#search=end'],
  ]);
  expect(screen.getByRole('link', { name: 'Slide to Book a Cab' }).getAttribute('href')).toBe('/bookings');
});
