/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { getProfile } from '../../../../src/backend/calls';
import common from '../../../../src/locales/en/common.json';
import errors from '../../../../src/locales/en/errors.json';
import session from '../../../../src/locales/en/session.json';
import { RequireCustomer } from '../../../../src/session/login/require-customer';
import { endSession, startSession } from '../../../../src/session/session-store';
import { useSessionKeeper } from '../../../../src/session/use-session-keeper';
import { fakeBackend } from '../../../support/fake-backend';
import { renderScreen } from '../../../support/render-screen-hook';
import { sampleToken } from '../../../support/token';

const backend = fakeBackend({ 'GET /auth/me': { body: {} } });
let uninstall: () => void;
const signIn = () => startSession({ token: sampleToken(), refreshToken: 'any' });

function Page() {
  useSessionKeeper();
  return <RequireCustomer heading="My account">the screen</RequireCustomer>;
}
const open = () => renderScreen(<Page />, { session, errors, common });
const refuse = () =>
  act(async () => {
    backend.reply('GET /auth/me', { status: 401 });
    await getProfile();
  });

beforeEach(() => {
  uninstall = backend.install();
  signIn();
});
afterEach(() => {
  act(endSession);
  uninstall();
});

test('a login that the backend refuses: the screen that asks for the login says "Unauthorized" (Spec §8)', async () => {
  open();
  expect(screen.getByText('the screen')).toBeTruthy();
  await refuse();
  expect(screen.getByRole('heading', { name: 'Login Required' })).toBeTruthy();
  const alert = screen.getByRole('alert');
  expect(alert.querySelector('b')?.textContent).toBe('Unauthorized');
  expect(alert.querySelector('.soft')?.textContent).toMatch(
    /^Your bookings are not affected\. Reference:\xa0[A-Z]{4}$/,
  );
});

test('after a logout it does not, nor after another login', async () => {
  open();
  await refuse();
  backend.reply('GET /auth/me', { body: {} });
  await act(async () => void signIn());
  expect(screen.getByText('the screen')).toBeTruthy();
  act(endSession);
  expect(screen.getByRole('heading', { name: 'Login Required' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
