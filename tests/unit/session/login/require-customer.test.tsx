/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { getProfile } from '../../../../src/backend/calls';
import { RequireCustomer } from '../../../../src/session/login/require-customer';
import { endSession, startSession } from '../../../../src/session/session-store';
import { useSessionKeeper } from '../../../../src/session/use-session-keeper';
import { textsOf } from '../../../support/all-texts';
import { renderScreen } from '../../../support/render-screen-hook';
import { signedInBackend } from '../../../support/signed-in-backend';
import { sampleToken } from '../../../support/token';

const backend = signedInBackend({ 'GET /auth/me': { body: {} } });

function Page() {
  useSessionKeeper();
  return <RequireCustomer heading="My account">the screen</RequireCustomer>;
}
const open = () => renderScreen(<Page />, textsOf('en'));
const refuse = () =>
  act(async () => {
    backend.reply('GET /auth/me', { status: 401 });
    await getProfile();
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
  await act(async () => void startSession({ token: sampleToken(), refreshToken: 'any' }));
  expect(screen.getByText('the screen')).toBeTruthy();
  act(endSession);
  expect(screen.getByRole('heading', { name: 'Login Required' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
