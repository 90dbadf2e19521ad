/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { LOGIN_PATH, LoginButton } from '../../../../src/session/login/login-button';
import { LoginDialog } from '../../../../src/session/login/login-dialog';
import { endSession, startSession } from '../../../../src/session/session-store';
import { sampleToken } from '../../../support/token';

jest.mock('../../../../src/session/login/login-dialog', () => ({ LoginDialog: jest.fn(() => null) }));

const go = jest.spyOn(window.history, 'go').mockImplementation(() => {});
const dialog = () => jest.mocked(LoginDialog).mock.lastCall?.[0];
const press = () => screen.getByRole('button', { name: 'Login' }).click();

/** The page; its own effect runs last, as the replay of a press before React. */
function Page({ onStart }: { readonly onStart: () => void }) {
  useEffect(onStart, [onStart]);
  return (
    <LoginButton className="" isLinked>
      Login
    </LoginButton>
  );
}
/** Opens the page of the link, from a page of content. */
function open(onStart = () => {}) {
  window.history.replaceState(null, '', `/website${LOGIN_PATH}`);
  const value = `${window.location.origin}/website/partner`;
  Object.defineProperty(document, 'referrer', { value, configurable: true });
  render(<Page onStart={onStart} />);
}
function finish() {
  startSession({ token: sampleToken(), refreshToken: 'any' });
  act(() => dialog()?.onClose());
  act(() => dialog()?.onSignedIn());
}

afterEach(() => {
  act(endSession);
  jest.clearAllMocks();
});

describe('A login that a link of another page opened leads back to that page', () => {
  test.each<[string, () => void]>([
    ['at once', () => open()],
    ['after a press before React, which is replayed', () => open(press)],
    [
      'after a failure and a retry',
      () => {
        open();
        act(() => dialog()?.onClose());
        act(() => dialog()?.onRetry());
      },
    ],
  ])('%s', (_, start) => {
    start();
    expect(dialog()?.open).toBe(true);
    expect(window.location.hash).toBe('');
    finish();
    // The page itself, and the dialog's entry.
    expect(go.mock.calls).toEqual([[-2]]);
  });

  test('but not once it was closed and opened here', () => {
    open();
    act(() => dialog()?.onClose());
    act(press);
    finish();
    expect(go).not.toHaveBeenCalled();
  });
});
