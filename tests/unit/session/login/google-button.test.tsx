/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import common from '../../../../src/locales/en/common.json';
import errors from '../../../../src/locales/en/errors.json';
import { GoogleButton } from '../../../../src/session/login/google-button';
import { renderScreen } from '../../../support/render-screen-hook';

const googleScript = () => document.querySelector<HTMLScriptElement>('script[src*="gsi/client"]');

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom lays nothing out: the button's room has no size.
  Object.assign(window, {
    ResizeObserver: class {
      observe() {}
      disconnect() {}
    },
  });
});
afterEach(() => void jest.useRealTimers());

test('Google’s script that hangs counts as failed after 30 s, and is asked for anew on a press (Spec §4, §8)', () => {
  renderScreen(<GoogleButton onCredential={() => {}} />, { common, errors });
  const first = googleScript();
  act(() => jest.advanceTimersByTime(29_999));
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('alert').textContent).toMatch(
    /^Google Sign-In unavailable\. Please refresh the page\. Your bookings are not affected\. Reference:\xa0[A-Z]{4}$/,
  );

  act(() => screen.getByRole('button', { name: 'Try Again' }).click());
  expect(screen.getByRole('status').textContent).toBe(common.loading);
  expect(googleScript()).not.toBe(first);
});
