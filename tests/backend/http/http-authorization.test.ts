import jsonwebtoken from 'jsonwebtoken';
import { demoCustomers } from '../../../mock-server/company/demo-accounts';
import { bearerCalls, clock, feedback, order } from '../contract/contract-samples';
import { createCaller, setStage, signIn } from '../harness';

const stage = setStage();
const { regular, newcomer } = demoCustomers;
const refused = { status: 401, body: { message: 'Unauthorized' } };

/** A token with valid claims and a foreign signature, or none. */
function foreignToken(algorithm: 'HS256' | 'none'): string {
  const seconds = Math.floor(clock.now() / 1000);
  const claims = { iat: seconds, exp: seconds + 3600, sub: regular.sub, id: '101', customer_id: '101' };
  return jsonwebtoken.sign(claims, algorithm === 'none' ? '' : 'the secret of another backend', { algorithm });
}

describe('Calls that Spec §7 marks bearer', () => {
  it.each(bearerCalls)('$method $path is Unauthorized without a token of ours', async ({ method, path, body }) => {
    const { token, refreshToken } = await signIn(stage.backend, stage.clock, regular.sub);
    const bad = [undefined, 'nonsense', `${token}x`, refreshToken, foreignToken('HS256'), foreignToken('none')];
    for (const one of bad) {
      expect(await createCaller(stage.backend, one).call(method, path, body)).toMatchObject(refused);
    }
  });

  it.each(bearerCalls)('$method $path refuses a token after its eight hours', async ({ method, path, body }) => {
    const caller = await stage.customer(regular.sub);
    stage.clock.advance(8 * 3600 - 1);
    expect((await caller.call('GET', '/auth/me')).status).toBe(200);
    stage.clock.advance(1);
    expect(await caller.call(method, path, body)).toMatchObject(refused);
  });

  it('looks at the token before the request', async () => {
    expect(await stage.visitor.call('POST', '/bookings/createWebsiteOrder', {})).toMatchObject(refused);
  });

  it.each([
    ['GET', '/bookings/20001', undefined],
    ['GET', '/bookings/nothing', undefined],
    ['POST', '/bookings/feedback', feedback],
  ])('%s %s of somebody else or of nobody answers 404', async (method, path, body) => {
    const stranger = await stage.customer(newcomer.sub);
    expect(await stranger.call(method, path, body)).toMatchObject({
      status: 404,
      body: { message: 'Booking not found' },
    });
  });

  it('lists never hold the bookings of somebody else', async () => {
    await (await stage.customer(regular.sub)).call('POST', '/bookings/createWebsiteOrder', order);
    const stranger = await stage.customer(newcomer.sub);
    expect((await stranger.call('GET', '/bookings/ongoingAndPreOrder')).body).toEqual([]);
    expect((await stranger.call('GET', '/bookings/missing-feedback')).body).toEqual([]);
    expect((await stranger.call('GET', '/bookings/doneOrder')).body).toMatchObject({ totalElements: 0, content: [] });
  });
});
