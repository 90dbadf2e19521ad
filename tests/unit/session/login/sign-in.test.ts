/** @jest-environment jsdom */
import { readCredential, signIn } from '../../../../src/session/login/sign-in';
import { endSession, sessionStore } from '../../../../src/session/session-store';
import { fakeBackend, type Reply } from '../../../support/fake-backend';
import { sampleToken } from '../../../support/token';

const request = { nonce: 'n-1', clientId: 'client' };
const payload = { sub: '42', nonce: 'n-1', aud: 'client', name: 'Jörg', email: 'j@example.org', picture: 'p' };
const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const credential = (changes: object = {}) => `${base64({ alg: 'none' })}.${base64({ ...payload, ...changes })}.`;

test('Google’s credential gives who signs in', () => {
  expect(readCredential(credential(), request)).toEqual({
    idToken: credential(),
    id: '42',
    name: 'Jörg',
    email: 'j@example.org',
    picture: 'p',
  });
});

test.each([
  ['another nonce', credential({ nonce: 'n-2' })],
  ['no nonce', credential({ nonce: undefined })],
  ['for another site', credential({ aud: 'other' })],
  ['nobody', credential({ sub: undefined })],
  ['not a credential', 'abc'],
  ['nothing', undefined],
])('a credential with %s is refused', (_title, text) => {
  expect(readCredential(text, request)).toBeNull();
});

test('a credential may say nothing about name, email and picture', () => {
  expect(readCredential(credential({ name: undefined, email: null, picture: undefined }), request)).toMatchObject({
    id: '42',
    name: '',
    email: '',
    picture: '',
  });
});

describe('sign-in through Google (Spec §4, §5, §8)', () => {
  const LOGIN = 'POST /google/login';
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
    expect(await signIn(credential(), request)).toBeNull();
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
    expect(await signIn(credential(), request)).toBe(sentence);
    expect(sessionStore.get().status).toBe('anonymous');
    expect(localStorage.getItem('token')).toBeNull();
  });

  test('a credential that is refused is not sent', async () => {
    const before = backend.count(LOGIN);
    expect(await signIn(credential({ nonce: 'n-2' }), request)).toBe('loginCredential');
    expect(backend.count(LOGIN)).toBe(before);
  });
});
