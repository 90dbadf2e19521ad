import { jwtDecode } from 'jwt-decode';
import * as v from 'valibot';
import { demoAccounts } from '../../mock-server/company/demo-accounts';
import * as wire from '../../src/backend/wire';
import { createCaller, createClock, identityToken, loginRequest, setStage, signIn } from './harness';

const stage = setStage();
/** For the tables, which are made before any test: it stands where every stage's clock begins. */
const clock = createClock();
const [withHistory, newcomer, business] = demoAccounts.map(({ sub }) => sub);

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

  it.each([
    ['of another issuer', { iss: 'https://example.com' }],
    ['that has expired', { exp: clock.now() / 1000 - 1 }],
    ['of nobody', { sub: '' }],
    ['that was made for another site', { aud: 'another-client-id' }],
  ])('refuses an identity token %s', async (_why, claims) => {
    const login = { ...loginRequest(clock, 'a'), idToken: identityToken(clock, { sub: 'a', ...claims }) };
    expect((await stage.visitor.call('POST', '/google/login', login)).status).toBe(401);
  });

  it('keeps a changed profile (D4)', async () => {
    const profile = { customerName: 'Jörg B.', customerMobile: '0171', customerEmail: 'j@example.com' };
    const caller = await stage.customer('changes the profile');
    await caller.call('PUT', '/auth/me', profile);
    expect((await caller.call('GET', '/auth/me')).body).toMatchObject(profile);
  });

  it('knows who has a business account (D2)', async () => {
    const statusOf = async (sub?: string) => (await (await stage.customer(sub)).call('GET', '/business-status')).body;
    expect(await statusOf(business)).toEqual({ status: true });
    expect(await statusOf(newcomer)).toEqual({ status: false });
  });
});
