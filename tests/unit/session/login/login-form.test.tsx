/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import { useState } from 'react';
import type { RequestTokens } from '../../../../src/session/identity/port';
import { LoginForm } from '../../../../src/session/login/login-form';
import { endSession, sessionStore } from '../../../../src/session/session-store';
import { textsOf } from '../../../support/all-texts';
import { renderScreen } from '../../../support/render-screen-hook';
import { sampleToken } from '../../../support/token';

jest.mock('../../../../src/consent/consent-store', () => ({
  ...jest.requireActual<object>('../../../../src/consent/consent-store'),
  useConsent: () => 'allowed',
}));
jest.mock('../../../../src/ui/dialog/dialog', () => ({ Dialog: ({ children }: { children: unknown }) => children }));

let onAnswer: (requestTokens: RequestTokens) => void;
let close: () => void;
const onSignedIn = jest.fn();
const onProblem = jest.fn();

function Page() {
  const [open, setOpen] = useState(true);
  close = () => setOpen(false);
  return (
    <LoginForm
      {...{ open, onClose: close, onSignedIn, onProblem }}
      SignInButton={(props) => {
        onAnswer = props.onAnswer;
        return null;
      }}
    />
  );
}

const signedIn = { ok: true, value: { token: sampleToken(), refreshToken: 'any' } } as const;
const refused = { ok: false, failure: { kind: 'refused', status: 500, message: 'loginServer' } } as const;

afterEach(() => {
  act(endSession);
  jest.clearAllMocks();
});

test.each([
  ['open, signed in: its task goes on', false, signedIn, [1, 0], 'signed-in'],
  ['closed while it signs in: the customer is signed in, and stays on the page', true, signedIn, [0, 0], 'signed-in'],
  ['open, refused: the failure is told', false, refused, [0, 1], 'checking'],
  ['closed, refused: the failure is told', true, refused, [0, 1], 'checking'],
] as const)('%s', async (_, isClosed, answer, calls, status) => {
  act(() => sessionStore.set({ status: 'checking' }));
  let answered: (given: Awaited<ReturnType<RequestTokens>>) => void = () => {};
  const answers = new Promise<Awaited<ReturnType<RequestTokens>>>((resolve) => {
    answered = resolve;
  });
  renderScreen(<Page />, textsOf('en'));
  act(() => void onAnswer(() => answers));
  if (isClosed) act(() => close());
  await act(async () => answered(answer));
  expect([onSignedIn, onProblem].map(({ mock }) => mock.calls.length)).toEqual(calls);
  expect(sessionStore.get().status).toBe(status);
});
