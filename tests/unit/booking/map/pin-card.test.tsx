/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { PinCard } from '../../../../src/booking/map/pin-card';
import type { MovedPin } from '../../../../src/booking/map/use-pin';
import booking from '../../../../src/locales/en/booking.json';
import { renderScreen } from '../../../support/render-screen-hook';

const card = (began: MovedPin['began'], hasPickup = true) => (
  <PinCard
    began={began}
    hasPickup={hasPickup}
    isSearching={false}
    onMove={jest.fn()}
    onUse={jest.fn()}
    onCancel={jest.fn()}
  />
);
const show = (began: MovedPin['began'], hasPickup = true) => renderScreen(card(began, hasPickup), { booking });

test('opened by its button, the card takes the focus and scrolls nothing: it is in view over the map', () => {
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  show('by-button');
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Pickup on the map' }));
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
});

test('opened by a drag, it leaves the focus where it is', () => {
  show('by-drag');
  expect(document.activeElement).toBe(document.body);
});

test('opened by a position that is not exact, it says why, and offers the address if there is no pickup', () => {
  show('by-position', false);
  expect(document.activeElement?.textContent).toContain(booking.pin.inexact);
  expect(screen.getByRole('button', { name: booking.pin.type })).toBeTruthy();
  expect(screen.queryByRole('button', { name: booking.pin.cancel })).toBeNull();
});

test('open when the customer asks for a position that is not exact, it takes the focus again', () => {
  const { rerender } = show('by-button');
  (document.activeElement as HTMLElement).blur();
  rerender(card('by-position'));
  expect(document.activeElement?.textContent).toContain(booking.pin.inexact);
});
