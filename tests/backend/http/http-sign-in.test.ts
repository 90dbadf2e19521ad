import { createPublicKey } from 'node:crypto';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import jsonwebtoken from 'jsonwebtoken';
import { jwtDecode } from 'jwt-decode';
import * as v from 'valibot';
import { demoAccounts } from '../../../mock-server/company/demo-accounts';
import { createIdentityKeys } from '../../../mock-server/session';
import * as wire from '../../../src/backend/wire';
import { createCaller, createClock, identityToken, loginRequest, setStage, signIn } from '../harness';

const stage = setStage();
/** The start of every stage's clock, for the tables: they are created before the tests. */
const clock = createClock();
const [withHistory, newcomer] = demoAccounts.map(({ sub }) => sub);

describe('Sign-in', () => {
  it('answers tokens with the claims of Spec §3, umlauts whole', async () => {
    const { token } = await signIn(stage.backend, clock, withHistory ?? '');
    expect(jwtDecode(token)).toMatchObject({
      sub: withHistory,
      customer_id: '101',
      id: '101',
      name: expect.stringContaining('Jörg'),
      phone: expect.any(String),
      exp: clock.now() / 1000 + 8 * 3600,
    });
  });

  it('makes a customer of somebody who signs in for the first time', async () => {
    const claims = { sub: 'first time', name: 'Änne Neu', email: 'aenne@example.com' };
    const login = { ...loginRequest(clock, 'first time'), idToken: identityToken(clock, claims) };
    const { body } = await stage.visitor.call('POST', '/google/login', login);
    const { token } = v.parse(wire.GoogleLoginResponse, body);
    const me = await createCaller(stage.backend, token ?? '').call('GET', '/auth/me');
    expect(me.body).toMatchObject({ customerName: 'Änne Neu', customerEmail: 'aenne@example.com', customerMobile: '' });
  });

  // What is refused: the check of a backend.
  it('takes an identity token that is valid from now on, of a confirmed address', async () => {
    const idToken = identityToken(clock, { sub: 'a', nbf: clock.now() / 1000, email_verified: true });
    const login = { ...loginRequest(clock, 'a'), idToken };
    expect((await stage.visitor.call('POST', '/google/login', login)).status).toBe(200);
  });

  it('keeps a changed profile (D4)', async () => {
    const profile = { customerName: 'Jörg B.', customerMobile: '0171', customerEmail: 'j@example.com' };
    const caller = await stage.customer('changes the profile');
    await caller.call('PUT', '/auth/me', profile);
    expect((await caller.call('GET', '/auth/me')).body).toMatchObject(profile);
  });
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
    const keys = createRemoteJWKSet(new URL(`http://localhost:${stage.backend.apiPort}/oauth2/v3/certs`));
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

  it('signs in; one that was changed, is too old or comes from another backend does not', async () => {
    const credential = await credentialOf();
    expect(await signInWith(credential)).toBe(200);
    expect(await signInWith(bent(credential, { sub: newcomer }))).toBe(401);
    expect(await signInWith(await credentialOf({ clientId: 'another' }))).toBe(401);
    stage.clock.advance(3600);
    expect(await signInWith(credential)).toBe(401);
    expect(await signInWith(createIdentityKeys().sign(JSON.parse(atob(credential.split('.')[1] ?? ''))))).toBe(401);
  });

  it('is made for demo accounts only', async () => {
    const answer = await stage.visitor.call('POST', '/gsi/credential', { ...question, sub: 'somebody' });
    expect(answer.status).toBe(400);
  });
});
