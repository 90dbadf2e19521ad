/** @jest-environment jsdom */
import { loginWithGoogle } from '../../../../src/session/identity/google/credential';
import { signIn } from '../../../../src/session/login/login-form';
import { endSession, sessionStore } from '../../../../src/session/session-store';
import { fakeBackend, type Reply } from '../../../support/fake-backend';
import { sampleToken } from '../../../support/token';

const LOGIN = 'POST /google/login';
const requestTokens = () =>
  loginWithGoogle({ idToken: 'a.b.c', id: '42', name: 'Jörg', email: 'j@example.org', picture: 'p' });

describe('sign-in (Spec §4, §5, §8)', () => {
  const tokens = { token: sampleToken(), refreshToken: 'any' };
  const backend = fakeBackend();
  let uninstall: () => void;
  beforeEach(() => {
    uninstall = backend.install();
  });
  afterEach(() => {
    endSession();
    uninstall();
  });

  test('success saves the tokens: both are stored, and the customer is signed in', async () => {
    backend.reply(LOGIN, { body: tokens });
    expect(await signIn(requestTokens)).toBeNull();
    expect(sessionStore.get()).toMatchObject({ status: 'signed-in', token: tokens.token });
    expect(localStorage.getItem('refreshToken')).toBe('any');
  });

  test.each<[string, Reply, string]>([
    ['a failed server login', { status: 500 }, 'loginServer'],
    ['a response without a token', { body: { ...tokens, token: null } }, 'loginNoTokens'],
    ['a response without a refresh token', { body: { ...tokens, refreshToken: '' } }, 'loginNoTokens'],
    ['a response without either', { body: {} }, 'loginNoTokens'],
    ['a token that nobody can read', { body: { ...tokens, token: 'a.b.c' } }, 'loginCredential'],
  ])('%s: the visitor stays signed out and reads why (D12)', async (_title, reply, sentence) => {
    backend.reply(LOGIN, reply);
    expect(await signIn(requestTokens)).toBe(sentence);
    expect(sessionStore.get().status).toBe('anonymous');
    expect(localStorage.getItem('token')).toBeNull();
  });

  test('without an answer of the provider nothing is sent', async () => {
    const before = backend.count(LOGIN);
    expect(await signIn(null)).toBe('loginCredential');
    expect(backend.count(LOGIN)).toBe(before);
  });
});
