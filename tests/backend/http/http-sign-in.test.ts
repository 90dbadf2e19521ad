import { createPublicKey } from 'node:crypto';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import jsonwebtoken from 'jsonwebtoken';
import { jwtDecode } from 'jwt-decode';
import * as v from 'valibot';
import { demoAccounts } from '../../../mock-server/company/demo-accounts';
import { createIdentityKeys } from '../../../mock-server/session';
import * as wire from '../../../src/backend/wire';
import { clock } from '../contract/contract-samples';
import { createCaller, identityToken, loginRequest, setStage } from '../harness';

const stage = setStage();
const [withHistory, newcomer] = demoAccounts.map(({ sub }) => sub);

// A changed profile that stays (D4): data-file.test.ts. What is refused: the check of a backend.
it('makes a customer of somebody who signs in for the first time, in a token with the claims of Spec §3', async () => {
  const nowSeconds = clock.now() / 1000;
  // Valid from now on, of a confirmed address.
  const claims = { name: 'Änne Neu', email: 'aenne@example.com', nbf: nowSeconds, email_verified: true };
  const login = { ...loginRequest(clock, 'new'), idToken: identityToken(clock, { sub: 'new', ...claims }) };
  const { body } = await stage.visitor.call('POST', '/google/login', login);
  const { token } = v.parse(wire.GoogleLoginResponse, body);
  const { id, ...others } = jwtDecode<Record<string, unknown>>(token ?? '');
  const claimed = { sub: 'new', customer_id: id, name: 'Änne Neu', phone: '' };
  expect(others).toMatchObject({ ...claimed, exp: nowSeconds + 8 * 3600 });
  const me = await createCaller(stage.backend, token ?? '').call('GET', '/auth/me');
  expect(me.body).toMatchObject({ customerName: 'Änne Neu', customerEmail: 'aenne@example.com', customerMobile: '' });
});

describe("The credential of Google's stand-in", () => {
  const question = { sub: withHistory, clientId: 'local-client-id', nonce: 'n' };
  const credentialOf = async (changes: object = {}) => {
    const answer = await stage.visitor.call('POST', '/gsi/credential', { ...question, ...changes });
    return (answer.body as { credential: string }).credential;
  };
  const signInWith = async (idToken: string) =>
    (await stage.visitor.call('POST', '/google/login', { ...loginRequest(clock, 'a'), idToken })).status;
  const bent = (credential: string, claims: object) => {
    const [header = '', payload = '', signature = ''] = credential.split('.');
    const changed = { ...JSON.parse(Buffer.from(payload, 'base64url').toString()), ...claims };
    return [header, Buffer.from(JSON.stringify(changed)).toString('base64url'), signature].join('.');
  };

  it('is accepted by other libraries against the keys that are served', async () => {
    const keys = createRemoteJWKSet(new URL(stage.url('/oauth2/v3/certs')));
    const credential = await credentialOf();
    const { payload, protectedHeader } = await jwtVerify(credential, keys, {
      issuer: 'https://accounts.google.com',
      audience: 'local-client-id',
      currentDate: new Date(clock.now()),
    });
    expect(payload).toMatchObject({ sub: withHistory, nonce: 'n', email_verified: true });
    expect(protectedHeader.alg).toBe('RS256');
    await expect(jwtVerify(bent(credential, { sub: 'x' }), keys)).rejects.toThrow('signature');
    // Older libraries ask for the key in PEM.
    const pems = (await stage.visitor.call('GET', '/oauth2/v1/certs')).body as Record<string, string>;
    const pem = createPublicKey(pems[protectedHeader.kid ?? ''] ?? '');
    expect(jsonwebtoken.verify(credential, pem, { clockTimestamp: clock.now() / 1000 })).toMatchObject(payload);
  });

  it('is made for demo accounts only, and signs in unless it was changed, is old or from another backend', async () => {
    const ofNobody = await stage.visitor.call('POST', '/gsi/credential', { ...question, sub: 'somebody' });
    expect(ofNobody.status).toBe(400);
    const credential = await credentialOf();
    expect(await signInWith(credential)).toBe(200);
    expect(await signInWith(bent(credential, { sub: newcomer }))).toBe(401);
    expect(await signInWith(await credentialOf({ clientId: 'another' }))).toBe(401);
    stage.clock.advance(3600);
    expect(await signInWith(credential)).toBe(401);
    expect(await signInWith(createIdentityKeys().sign(JSON.parse(atob(credential.split('.')[1] ?? ''))))).toBe(401);
  });
});
