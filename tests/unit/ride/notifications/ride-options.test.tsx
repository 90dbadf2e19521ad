/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import ride from '../../../../src/locales/en/ride.json';
import { RideOptions } from '../../../../src/ride/notifications/ride-options';
import { renderScreen } from '../../../support/render-screen-hook';

afterEach(() => Reflect.deleteProperty(globalThis, 'Notification'));

test.each([
  ['granted', ride.options.willNotify],
  ['denied', ride.options.notAllowed],
])(
  'the answer to "Notify me", %s, takes the place and the focus of its button (WCAG 2.4.3)',
  async (answer, sentence) => {
    class FakeNotification {
      static permission = 'default';
      static requestPermission = async () => answer;
      close() {}
    }
    Object.assign(globalThis, { Notification: FakeNotification });
    renderScreen(<RideOptions />, { ride });
    const button = screen.getByRole('button', { name: ride.options.notify });
    button.focus();
    await act(async () => button.click());
    expect(button.isConnected).toBe(false);
    expect(document.activeElement).toBe(screen.getByRole('status'));
    expect(document.activeElement?.textContent).toBe(sentence);
  },
);
