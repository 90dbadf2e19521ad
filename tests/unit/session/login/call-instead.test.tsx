/** @jest-environment jsdom */
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useConsent } from '../../../../src/consent/consent-store';
import errors from '../../../../src/locales/en/errors.json';
import session from '../../../../src/locales/en/session.json';
import { GoogleButton } from '../../../../src/session/identity/google/sign-in-button';
import { LoginForm } from '../../../../src/session/login/login-form';
import { LoginNoticeBar, loginNotice } from '../../../../src/session/login/login-notice-bar';
import { RequireCustomer } from '../../../../src/session/login/require-customer';
import { endSession, isLoginRefused } from '../../../../src/session/session-store';
import { site } from '../../../../src/site';
import { textsOf } from '../../../support/all-texts';
import { renderScreen } from '../../../support/render-screen-hook';

jest.mock('../../../../src/consent/consent-store', () => ({
  ...jest.requireActual<object>('../../../../src/consent/consent-store'),
  useConsent: jest.fn(() => 'allowed'),
}));

const nothing = () => {};
const texts = textsOf('en');

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  Object.assign(window, {
    ResizeObserver: class {
      observe = nothing;
      disconnect = nothing;
    },
  });
});
afterEach(() => {
  cleanup();
  act(() => {
    loginNotice.set(null);
    isLoginRefused.set(false);
  });
});

/** The one link to the booking phone in what is shown. */
const phoneLink = () => screen.getByRole('link', { name: /^Or call / }).getAttribute('href');
const dialled = `tel:${site.bookingPhone.dialled}`;
const openDialog = () =>
  renderScreen(
    <LoginForm open onClose={nothing} onSignedIn={nothing} onProblem={nothing} SignInButton={GoogleButton} />,
    texts,
  );

describe('wherever Google’s sign-in is in the way, the phone is offered beside it (WCAG 2.2, 3.3.8)', () => {
  test.each(['open', 'refused', 'allowed'] as const)('in the login dialog, with consent %s', (consent) => {
    jest.mocked(useConsent).mockReturnValue(consent);
    openDialog();
    expect(phoneLink()).toBe(dialled);
  });

  test('in the login dialog whose script of Google failed', () => {
    jest.mocked(useConsent).mockReturnValue('allowed');
    openDialog();
    const script = document.querySelector('script[src*="gsi/client"]');
    act(() => void fireEvent.error(script ?? document));
    expect(screen.getByRole('alert').textContent).toMatch(new RegExp(`^${errors.loginUnavailable} .*[A-Z]{4}$`));
    expect(phoneLink()).toBe(dialled);
  });

  test.each([false, true])('in place of a screen that needs a login; refused by the backend: %s', (isRefused) => {
    act(() => {
      endSession();
      isLoginRefused.set(isRefused);
    });
    renderScreen(<RequireCustomer heading="My account">the screen</RequireCustomer>, texts);
    expect(screen.queryAllByRole('alert')).toHaveLength(isRefused ? 1 : 0);
    expect(phoneLink()).toBe(dialled);
  });

  test.each(['loginServer', 'loginCredential', 'loginUnavailable', 'loginNoTokens'] as const)(
    'in the notice of a failed login: %s',
    (sentence) => {
      renderScreen(<LoginNoticeBar />, texts);
      expect(screen.queryByRole('link')).toBeNull();
      act(() => loginNotice.set({ kind: 'failed', sentence, retry: nothing }));
      // The sentence of Spec §8 to the letter; "Proceeding anyway." alone would promise too much.
      expect(screen.getByText(errors[sentence]).textContent).toBe(errors[sentence]);
      expect(screen.getByRole('alert').textContent).toContain(`${errors[sentence]} ${session.notSignedIn}`);
      expect(phoneLink()).toBe(dialled);
    },
  );
});

test('a login that succeeded offers no phone', () => {
  renderScreen(<LoginNoticeBar />, texts);
  act(() => loginNotice.set({ kind: 'not-kept' }));
  expect(screen.queryByRole('link')).toBeNull();
});
