/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { PinCard } from '../../../../src/booking/map/pin-card';
import booking from '../../../../src/locales/en/booking.json';
import { renderScreen } from '../../../support/render-screen-hook';

const show = (takesFocus: boolean) =>
  renderScreen(
    <PinCard takesFocus={takesFocus} isSearching={false} onMove={jest.fn()} onUse={jest.fn()} onCancel={jest.fn()} />,
    { booking },
  );

test('opened by its button, the card takes the focus and scrolls nothing: it is in view over the map', () => {
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  show(true);
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Pickup on the map' }));
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
});

test('opened by a drag, it leaves the focus where it is', () => {
  show(false);
  expect(document.activeElement).toBe(document.body);
});
