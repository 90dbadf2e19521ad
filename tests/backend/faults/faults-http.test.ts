import { demoCustomers } from '../../../mock-server/company/demo-accounts';
import { type Caller, ORDER, orderFor, setStage, untilHappened } from '../harness';

const LIST = '/bookings/ongoingAndPreOrder';
const ORIGIN = 'http://localhost:8000';
const stage = setStage();
const { misbehave, url } = stage;

const listOf = async (caller: Caller) => (await caller.call('GET', LIST)).body;
const order = (caller: Caller) => caller.call('POST', ORDER, orderFor(stage.clock));
/** Sends a request whose client leaves once its fault has happened. */
async function askAndLeave(path: string, label: string, init: RequestInit) {
  const client = new AbortController();
  const left = expect(fetch(url(path), { ...init, signal: client.signal })).rejects.toThrow('aborted');
  await untilHappened(stage.visitor, label);
  client.abort();
  await left;
}
const nearby = () => stage.visitor.call('GET', '/vehicle-location');

describe('A fault of an HTTP call', () => {
  it('answers another status with a message in the shape of D30, as often as it was told', async () => {
    await misbehave({ match: 'GET /vehicle-location', status: 503, times: 2 });
    const answer = { status: 503, body: { message: 'Service Unavailable' } };
    expect(await nearby()).toMatchObject(answer);
    expect(await stage.visitor.call('GET', '/vehicle-location?page=2')).toMatchObject(answer);
    expect((await nearby()).status).toBe(200);
  });

  it.each([
    ['a text', { body: '<html>' }, 200, 'text/html; charset=utf-8', '<html>'],
    ['a text of a type', { body: '{}', contentType: 'application/json' }, 200, 'application/json; charset=utf-8', '{}'],
    ['an empty text', { status: 502, body: '' }, 502, 'text/html; charset=utf-8', ''],
    ['an object', { status: 500, body: { a: [1] } }, 500, 'application/json; charset=utf-8', '{"a":[1]}'],
    ['null', { body: null }, 200, 'application/json; charset=utf-8', 'null'],
    ['a status without a body', { status: 204 }, 204, null, ''],
  ])('answers another body: %s, which a site of another origin may read', async (_what, fault, status, type, body) => {
    await misbehave({ match: 'GET /vehicle-location', ...fault });
    const response = await fetch(url('/vehicle-location'), { headers: { Origin: ORIGIN } });
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('access-control-allow-origin')).toBe(ORIGIN);
    expect(response.headers.get('cache-control')).toBeNull();
    expect(await response.text()).toBe(body);
  });

  it('is busy for the first of every two calls, and says for how long', async () => {
    await misbehave({ match: 'GET /vehicle-location', status: 429, retryAfter: '7', every: 2 });
    const answers = [await nearby(), await nearby(), await nearby(), await nearby()];
    const said = answers.map(({ status, headers }) => `${status} ${headers.get('retry-after')}`);
    expect(said).toEqual(['429 7', '200 null', '429 7', '200 null']);
    expect(answers[0]?.headers.get('access-control-expose-headers')).toContain('Retry-After');
  });

  it('with delayMs: waits, and ends with the backend', async () => {
    await misbehave(
      { match: 'GET /vehicle-location', hang: true },
      { match: 'GET /auth/me', delayMs: 600_000 },
      { match: 'GET /business-status', status: 500, delayMs: 600_000 },
    );
    const paths = ['/vehicle-location', '/auth/me', '/business-status'];
    const waiting = paths.map((path) => stage.visitor.call('GET', path).catch(() => 'cut'));
    for (const path of paths) await untilHappened(stage.visitor, `GET ${path}`);
    await stage.restart();
    expect(await Promise.all(waiting)).toEqual(['cut', 'cut', 'cut']);
  });

  it.each([
    [{ match: 'POST /google/login', hang: true }, 'POST', '/google/login', 'POST /google/login'],
    [{ google: 'maps-hang' }, 'GET', '/maps/api/js', 'google maps-hang'],
  ])('%j never answers, until the client leaves', async (fault, method, path, label) => {
    await misbehave(fault);
    await askAndLeave(path, label, { method });
  });

  it.each([
    ['a status', { status: 502, body: '<html>', afterCommit: true }, 502, 1],
    ['204 with nothing', { status: 204, afterCommit: true }, 204, 1],
    ['a cut connection', { drop: true, afterCommit: true }, undefined, 1],
    ['the true answer, late', { delayMs: 30, afterCommit: true }, 200, 1],
    ['the true answer, late and changed', { delayMs: 30, change: { dateOffsetSeconds: 600 } }, 200, 1],
    ['the true answer, late, by delayMs alone', { delayMs: 30 }, 200, 1],
    ['a status, without afterCommit', { status: 502 }, 502, 0],
    ['a cut connection, without afterCommit', { drop: true }, undefined, 0],
  ])('an order is answered with %s, and is stored or not: %j', async (_what, fault, status, stored) => {
    const customer = await stage.customer();
    await misbehave({ match: `POST ${ORDER}`, ...fault });
    const answer = await order(customer).catch(() => null);
    expect(answer?.status).toBe(status);
    expect(await listOf(customer)).toHaveLength(stored);
  });

  it('keepsGoing: an order is stored although its client has left', async () => {
    const customer = await stage.customer();
    await misbehave({ match: `POST ${ORDER}`, delayMs: 2_000, keepsGoing: true });
    await askAndLeave(ORDER, `POST ${ORDER}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${customer.token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(orderFor(stage.clock)),
    });
    while (((await listOf(customer)) as unknown[]).length < 1);
  });

  it.each([
    ['GET /auth/me', 500, 'GET /auth/me'],
    ['PUT /auth/me', 401, 'GET /auth/me'],
    ['* /auth/me', 500, 'GET /auth/me'],
    ['GET /auth', 401, 'GET /auth/me'],
    ['GET /auth/*', 500, 'GET /auth/me'],
    ['GET /auth/*', 404, 'GET /auth'],
    ['GET /*/me', 500, 'GET /auth/me'],
    ['GET /*/you', 401, 'GET /auth/me'],
    ['GET /*', 500, 'GET /bookings/20001'],
    ['GET /bookings/*', 500, 'GET /bookings/doneOrder?pageNo=1'],
    ['* *', 500, 'GET /maps/api/js'],
  ])('with match "%s" answers %i to %s', async (match, status, request) => {
    await misbehave({ match, status: 500 });
    const [method = '', path = ''] = request.split(' ');
    expect((await stage.visitor.call(method, path)).status).toBe(status);
  });

  it('hits neither preflights nor the calls that control it', async () => {
    await misbehave({ match: '* *', hang: true });
    const preflight = await fetch(url('/auth/me'), { method: 'OPTIONS', headers: { Origin: ORIGIN } });
    expect(preflight.status).toBe(204);
    expect((await stage.visitor.call('GET', '/__log')).status).toBe(200);
    expect((await stage.visitor.call('DELETE', '/__faults')).status).toBe(204);
    expect((await nearby()).status).toBe(200);
  });

  it('of several the first one that fits wins, and then the next; afterCommit replaces a failure, too', async () => {
    const first = { match: 'GET /auth/me', afterCommit: true, status: 500, times: 1 };
    await misbehave(first, { match: 'GET *', status: 502 });
    for (const status of [500, 502]) expect((await stage.visitor.call('GET', '/auth/me')).status).toBe(status);
  });
});

describe('A change of a true answer', () => {
  it('frozen: a list is late until the fault ends, for each customer separately', async () => {
    const customer = await stage.customer();
    await misbehave({ match: `GET ${LIST}`, change: { frozen: true } });
    expect(await listOf(customer)).toEqual([]);
    await order(customer);
    expect(await listOf(customer)).toEqual([]);
    expect(await listOf(await stage.customer(demoCustomers.traveller.sub))).not.toEqual([]);
    await stage.visitor.call('DELETE', '/__faults');
    expect(await listOf(customer)).toHaveLength(1);
  });

  it('tokenWithout: the tokens of an answer lack these claims, and are valid as before', async () => {
    await misbehave({ match: 'POST /google/login', change: { tokenWithout: ['id', 'sub', 'customer_id'] } });
    const { call, token } = await stage.customer(demoCustomers.newcomer.sub);
    const claims = JSON.parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString());
    expect(Object.keys(claims).sort()).toEqual(['exp', 'iat', 'name', 'phone', 'ref']);
    expect(await call('GET', '/auth/me')).toMatchObject({ status: 200, body: { customerName: 'Anna Muster' } });
  });

  it('dateOffsetSeconds: the time of an answer is off; every true one has the time of the backend (D44)', async () => {
    const date = async () => (await nearby()).headers.get('date');
    expect(await date()).toBe('Tue, 09 Jun 2026 10:00:00 GMT');
    const slow = { match: 'GET /*', change: { dateOffsetSeconds: -600 }, delayMs: 20, times: 1 };
    await misbehave(slow, { match: 'GET /*', status: 500 });
    expect(await date()).toBe('Tue, 09 Jun 2026 09:50:00 GMT');
    expect(await date()).toBe('Tue, 09 Jun 2026 10:00:00 GMT');
  });
});
