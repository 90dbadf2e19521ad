import { loginWithGoogle, readCredential } from '../../../../../src/session/identity/google/credential';
import { clientId } from '../../../../../src/session/identity/google/settings';
import { fakeBackend } from '../../../../support/fake-backend';

const payload = { sub: '42', nonce: 'n-1', aud: clientId, name: 'Jörg', email: 'j@example.org', picture: 'p' };
const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const credential = (changes: object = {}) => `${base64({ alg: 'none' })}.${base64({ ...payload, ...changes })}.`;

test('Google’s credential gives who signs in', () => {
  expect(readCredential(credential(), 'n-1')).toEqual({
    idToken: credential(),
    id: '42',
    name: 'Jörg',
    email: 'j@example.org',
    picture: 'p',
  });
});

test('the login sends the credential as the id token, and the rest as the user (Spec §5)', async () => {
  const backend = fakeBackend({ 'POST /google/login': { status: 500 } });
  const uninstall = backend.install();
  const { idToken, ...userInfo } = readCredential(credential(), 'n-1') ?? {};
  const answer = await loginWithGoogle({ idToken, ...userInfo } as Parameters<typeof loginWithGoogle>[0]);
  uninstall();
  expect(backend.asked[0]?.body).toEqual({ idToken, userInfo });
  expect(answer).toMatchObject({ ok: false, failure: { message: 'loginServer' } });
});

test.each([
  ['another nonce', credential({ nonce: 'n-2' })],
  ['no nonce', credential({ nonce: undefined })],
  ['for another site', credential({ aud: 'other' })],
  ['nobody', credential({ sub: undefined })],
  ['not a credential', 'abc'],
  ['nothing', undefined],
])('a credential with %s is refused', (_title, text) => {
  expect(readCredential(text, 'n-1')).toBeNull();
});

test('a credential may say nothing about name, email and picture', () => {
  expect(readCredential(credential({ name: undefined, email: null, picture: undefined }), 'n-1')).toMatchObject({
    id: '42',
    name: '',
    email: '',
    picture: '',
  });
});
