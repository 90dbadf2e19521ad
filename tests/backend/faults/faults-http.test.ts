import { demoCustomers } from '../../../mock-server/company/demo-accounts';
import { createCaller, expectNoAnswer, orderFor, setStage, signIn, untilHappened } from '../harness';

const ORDER = '/bookings/createWebsiteOrder';
const ORIGIN = 'http://localhost:8000';
const stage = setStage();
const { misbehave } = stage;

const address = (path: string) => `http://localhost:${stage.backend.apiPort}${path}`;
const ordersCreated = async () =>
  ((await stage.visitor.call('GET', '/__log')).body as { ordersCreated: number }).ordersCreated;

describe('A fault of an HTTP call (DESIGN §8)', () => {
  it('answers another status with a message in the shape of D30, so often as it was told', async () => {
    await misbehave({ match: 'GET /vehicle-location', status: 503, times: 2 });
    const answer = { status: 503, body: { message: 'Service Unavailable' } };
    expect(await stage.visitor.call('GET', '/vehicle-location')).toMatchObject(answer);
    expect(await stage.visitor.call('GET', '/vehicle-location?page=2')).toMatchObject(answer);
    expect(await stage.visitor.call('GET', '/vehicle-location')).toMatchObject({ status: 200 });
  });

  it.each([
    ['a text is sent as it is', { body: '<html>' }, 200, 'text/html; charset=utf-8', '<html>'],
    ['a text of a given type', { body: 'no', contentType: 'text/plain' }, 200, 'text/plain; charset=utf-8', 'no'],
    ['an empty text', { status: 502, body: '' }, 502, 'text/html; charset=utf-8', ''],
    [
      'an object is sent as JSON',
      { status: 500, body: { a: [1] } },
      500,
      'application/json; charset=utf-8',
      '{"a":[1]}',
    ],
    ['null is sent as JSON', { body: null }, 200, 'application/json; charset=utf-8', 'null'],
    ['JSON under another name', { body: [], contentType: 'text/html' }, 200, 'text/html; charset=utf-8', '[]'],
    ['a status without a body', { status: 204 }, 204, null, ''],
  ])('answers another body: %s', async (_what, fault, status, type, body) => {
    await misbehave({ match: 'GET /vehicle-location', ...fault });
    const response = await fetch(address('/vehicle-location'));
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe(type);
    expect(await response.text()).toBe(body);
  });

  it('is busy for the first of every two calls, and says for how long', async () => {
    await misbehave({ match: 'GET /vehicle-location', status: 429, retryAfter: '7', every: 2 });
    const answers = [];
    for (let call = 0; call < 4; call += 1) answers.push(await fetch(address('/vehicle-location')));
    expect(answers.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual([
      [429, '7'],
      [200, null],
      [429, '7'],
      [200, null],
    ]);
    expect(answers[0]?.headers.get('access-control-expose-headers')).toContain('Retry-After');
  });

  it('leaves claims out of the tokens of an answer, which are as good as before', async () => {
    await misbehave({ match: 'POST /google/login', change: { tokenWithout: ['id', 'sub', 'customer_id'] } });
    const { token } = await signIn(stage.backend, stage.clock, demoCustomers.newcomer.sub);
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    expect(claims).toMatchObject({ name: 'Anna Muster', exp: expect.any(Number), iat: expect.any(Number) });
    expect(claims).not.toMatchObject({ id: expect.anything() });
    expect([claims.sub, claims.customer_id]).toEqual([undefined, undefined]);
    const me = await createCaller(stage.backend, token).call('GET', '/auth/me');
    expect(me).toMatchObject({ status: 200, body: { customerName: 'Anna Muster' } });
  });

  it('lets the site of another origin read its status', async () => {
    await misbehave({ match: 'GET /vehicle-location', status: 500 });
    const { headers } = await fetch(address('/vehicle-location'), { headers: { Origin: ORIGIN } });
    expect(headers.get('access-control-allow-origin')).toBe(ORIGIN);
  });

  it('comes late with delayMs; alone it means the true answer, later', async () => {
    await misbehave(
      { match: 'GET /vehicle-location', delayMs: 80 },
      { match: 'GET /business-status', status: 500, delayMs: 80 },
    );
    for (const [path, status] of [
      ['/vehicle-location', 200],
      ['/business-status', 500],
    ] as const) {
      const startMs = performance.now();
      expect((await stage.visitor.call('GET', path)).status).toBe(status);
      expect(performance.now() - startMs).toBeGreaterThan(75);
    }
  });

  it('that only comes late leaves the call its body: the order is stored', async () => {
    const customer = await stage.customer();
    await misbehave({ match: `POST ${ORDER}`, delayMs: 30 });
    expect((await customer.call('POST', ORDER, orderFor(stage.clock))).status).toBe(200);
    expect(await ordersCreated()).toBe(1);
  });

  it('never answers with hang, until the client leaves', async () => {
    await misbehave({ match: 'POST /google/login', hang: true });
    await expectNoAnswer(stage, 'POST', '/google/login', 'POST /google/login');
  });

  it('that hangs or waits ends with the backend', async () => {
    const { call } = stage.visitor;
    await misbehave({ match: 'GET /vehicle-location', hang: true }, { match: 'GET /auth/me', delayMs: 600_000 });
    const waiting = [call('GET', '/vehicle-location'), call('GET', '/auth/me')].map((one) => one.catch(() => 'cut'));
    await untilHappened(stage.visitor, 'GET /vehicle-location');
    await untilHappened(stage.visitor, 'GET /auth/me');
    await stage.restart();
    expect(await Promise.all(waiting)).toEqual(['cut', 'cut']);
  });

  it('cuts the connection with drop', async () => {
    await misbehave({ match: 'GET /vehicle-location', drop: true, times: 1 });
    await expect(fetch(address('/vehicle-location'))).rejects.toThrow('fetch failed');
    expect((await stage.visitor.call('GET', '/vehicle-location')).status).toBe(200);
  });

  it.each([
    ['a status', { status: 502, body: '<html>' }],
    ['a cut connection', { drop: true }],
    ['the true answer, late', { delayMs: 30 }],
  ])('after the commit takes the place of the answer to an order that is stored: %s', async (_what, fault) => {
    const customer = await stage.customer();
    await misbehave({ match: `POST ${ORDER}`, afterCommit: true, ...fault });
    const answer = await customer.call('POST', ORDER, orderFor(stage.clock)).catch(() => null);
    expect(answer?.status).toBe('status' in fault ? 502 : 'drop' in fault ? undefined : 200);
    expect((await customer.call('GET', '/bookings/ongoingAndPreOrder')).body).toHaveLength(1);
    expect(await ordersCreated()).toBe(1);
  });

  it('otherwise keeps the call from its work', async () => {
    const customer = await stage.customer();
    await misbehave({ match: `POST ${ORDER}`, status: 502 });
    expect((await customer.call('POST', ORDER, orderFor(stage.clock))).status).toBe(502);
    expect((await customer.call('GET', '/bookings/ongoingAndPreOrder')).body).toEqual([]);
    expect(await ordersCreated()).toBe(0);
  });

  it('keepsGoing: an order is stored although its client has left', async () => {
    const customer = await stage.customer();
    const { token } = await signIn(stage.backend, stage.clock, 'leaver');
    const leaver = createCaller(stage.backend, token);
    await misbehave({ match: `POST ${ORDER}`, delayMs: 2_000, keepsGoing: true });
    const client = new AbortController();
    const leaving = fetch(address(ORDER), {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(orderFor(stage.clock)),
      signal: client.signal,
    });
    await untilHappened(leaver, `POST ${ORDER}`);
    client.abort();
    await expect(leaving).rejects.toThrow('aborted');
    while ((await ordersCreated()) < 1);
    expect((await leaver.call('GET', '/bookings/ongoingAndPreOrder')).body).toHaveLength(1);
    expect((await customer.call('GET', '/bookings/ongoingAndPreOrder')).body).toEqual([]);
  });

  it.each([{}, { delayMs: 10, status: 500 }, { delayMs: 10, afterCommit: true }])(
    'keepsGoing goes with delayMs alone: %j is refused',
    async (fault) => {
      const answer = await misbehave({
        match: `POST ${ORDER}`,
        hang: fault.delayMs === undefined,
        keepsGoing: true,
        ...fault,
      });
      expect(answer.status).toBe(400);
    },
  );

  it('after the commit takes the place of a failure too', async () => {
    await misbehave({ match: 'GET /auth/me', afterCommit: true, status: 500 });
    expect((await stage.visitor.call('GET', '/auth/me')).status).toBe(500);
  });

  it('after the commit may answer 204 with nothing', async () => {
    const customer = await stage.customer();
    await misbehave({ match: `POST ${ORDER}`, afterCommit: true, status: 204 });
    expect(await customer.call('POST', ORDER, orderFor(stage.clock))).toMatchObject({ status: 204, body: null });
    expect(await ordersCreated()).toBe(1);
  });

  it.each([
    ['GET /auth/me', 500, 'GET /auth/me'],
    ['PUT /auth/me', 401, 'GET /auth/me'],
    ['* /auth/me', 500, 'GET /auth/me'],
    ['GET /auth', 401, 'GET /auth/me'],
    ['GET /auth/*', 500, 'GET /auth/me'],
    ['GET /*/me', 500, 'GET /auth/me'],
    ['GET /*/you', 401, 'GET /auth/me'],
    ['GET /bookings/*', 401, 'GET /auth/me'],
    ['GET /*', 500, 'GET /bookings/20001'],
    ['GET /bookings/*', 500, 'GET /bookings/20001'],
    ['GET /bookings/*', 500, 'GET /bookings/doneOrder?pageNo=1'],
    ['GET *', 500, 'GET /auth/me'],
    ['* *', 500, 'GET /maps/api/js'],
  ])('with match "%s" answers %i to %s', async (match, status, request) => {
    await misbehave({ match, status: 500 });
    const [method = '', path = ''] = request.split(' ');
    expect((await stage.visitor.call(method, path)).status).toBe(status);
  });

  it('hits a preflight only when its match says OPTIONS', async () => {
    const preflight = async () =>
      (await fetch(address('/auth/me'), { method: 'OPTIONS', headers: { Origin: ORIGIN } })).status;
    await misbehave({ match: '* *', status: 500 });
    expect(await preflight()).toBe(204);
    await misbehave({ match: 'OPTIONS /auth/*', status: 403 });
    expect(await preflight()).toBe(403);
  });

  it('never hits the calls that control it', async () => {
    await misbehave({ match: '* *', hang: true });
    expect((await stage.visitor.call('GET', '/__log')).status).toBe(200);
    expect((await stage.visitor.call('DELETE', '/__faults')).status).toBe(204);
    expect((await stage.visitor.call('GET', '/vehicle-location')).status).toBe(200);
  });

  it('of several the first one that fits wins, and then the next', async () => {
    await misbehave({ match: 'GET /auth/me', status: 500, times: 1 }, { match: 'GET *', status: 502 });
    const statuses: number[] = [];
    for (const path of ['/auth/me', '/auth/me', '/vehicle-location']) {
      statuses.push((await stage.visitor.call('GET', path)).status);
    }
    expect(statuses).toEqual([500, 502, 502]);
  });

  it('does not disturb a customer who is not meant', async () => {
    const customer = await stage.customer();
    await misbehave({ match: 'GET /business-status', status: 500 });
    expect((await customer.call('GET', '/auth/me')).status).toBe(200);
  });
});

describe('A change of a true answer', () => {
  const changed = async (path: string, change: object) => {
    const traveller = await stage.customer(demoCustomers.traveller.sub);
    const { body: truth } = await traveller.call('GET', path);
    await misbehave({ match: 'GET /*', change });
    const answer = await traveller.call('GET', path);
    expect(answer.status).toBe(200);
    return { truth, answer: answer.body };
  };

  it('frozen: a list is late until the fault ends, for each customer by itself', async () => {
    const customer = await stage.customer();
    const list = async () => (await customer.call('GET', '/bookings/ongoingAndPreOrder')).body;
    await misbehave({ match: 'GET /bookings/ongoingAndPreOrder', change: { frozen: true } });
    expect(await list()).toEqual([]);
    await customer.call('POST', ORDER, orderFor(stage.clock));
    expect(await list()).toEqual([]);
    const traveller = await stage.customer(demoCustomers.traveller.sub);
    const others = await traveller.call('GET', '/bookings/ongoingAndPreOrder');
    expect(others.body).not.toEqual([]);
    await stage.visitor.call('DELETE', '/__faults');
    expect(await list()).toHaveLength(1);
  });

  it('numbersAsText: every number is a text', async () => {
    const { truth, answer } = await changed('/bookings/get-miles', { numbersAsText: true });
    expect([truth, answer]).toEqual([{ milesDiscount: 5 }, { milesDiscount: '5' }]);
  });

  it('leaveOut, asNull and spoil: fields are missing, null or of a wrong type, at any depth', async () => {
    const change = { leaveOut: ['carNo', 'size'], asNull: ['driverName'], spoil: ['orderStartDateTime'] };
    const { truth, answer } = await changed('/bookings/doneOrder', change);
    const { size: _, content, ...page } = truth as { size: number; content: Record<string, unknown>[] };
    expect(answer).toEqual({
      ...page,
      content: content.map(({ carNo: _carNo, ...ride }) => ({
        ...ride,
        driverName: null,
        orderStartDateTime: { spoiled: true },
      })),
    });
  });

  it.each([
    ['alone: the entry is a text', {}, () => 'spoiled'],
    [
      'with more: only this entry is changed',
      { asNull: ['location'] },
      (entry: object) => ({ ...entry, location: null }),
    ],
  ])('entry, %s', async (_what, change, expected) => {
    const { truth, answer } = await changed('/vehicle-location', { entry: 1, ...change });
    const ids = (list: unknown) => (list as { vehicleId?: string }[]).map(({ vehicleId }) => vehicleId);
    const entries = truth as object[];
    expect(entries.length).toBeGreaterThan(2);
    expect((answer as unknown[])[1]).toEqual(expected(entries[1] ?? {}));
    expect([ids(answer)[0], ids(answer)[2]]).toEqual([ids(truth)[0], ids(truth)[2]]);
  });

  it('entry: of a page of rides it is one of its content', async () => {
    const { truth, answer } = await changed('/bookings/doneOrder', { entry: 0 });
    const { content, ...page } = truth as { content: object[] };
    expect(answer).toEqual({ ...page, content: ['spoiled', ...content.slice(1)] });
  });

  it.each([
    ['most: no page is longer', { most: 10 }, (ids: readonly string[]) => [ids.slice(0, 10), ids.slice(10, 20)]],
    [
      'oldestFirst: the oldest ride comes first',
      { oldestFirst: true },
      (ids: readonly string[]) => [ids.toReversed().slice(0, 20), ids.toReversed().slice(20)],
    ],
    [
      'completedSince: the second page begins earlier',
      { completedSince: 1 },
      (ids: readonly string[]) => [ids.slice(0, 20), ids.slice(19)],
    ],
  ])('pages, %s', async (_what, pages, expected) => {
    const regular = await stage.customer(demoCustomers.regular.sub);
    const idsOf = async (query: string) => {
      const { body } = await regular.call('GET', `/bookings/doneOrder${query}`);
      return (body as { content: { bookingId: string }[] }).content.map(({ bookingId }) => bookingId);
    };
    const all = await idsOf('?pageSize=100');
    expect(all.length).toBeGreaterThan(20);
    await misbehave({ match: 'GET /bookings/doneOrder', change: { pages } });
    expect([await idsOf('?pageNo=0&pageSize=20'), await idsOf('?pageNo=1&pageSize=20')]).toEqual(expected(all));
  });

  it('pages with leaveOut: content alone', async () => {
    const leaveOut = ['totalElements', 'totalPages', 'number', 'size'];
    const { answer } = await changed('/bookings/doneOrder', { pages: { most: 10 }, leaveOut });
    expect(Object.keys(answer as object)).toEqual(['content']);
  });

  it('byteOrderMark: the body begins with one', async () => {
    await misbehave({ match: 'GET /vehicle-location', change: { byteOrderMark: true } });
    const bytes = new Uint8Array(await (await fetch(address('/vehicle-location'))).arrayBuffer());
    expect([...bytes.slice(0, 4)]).toEqual([0xef, 0xbb, 0xbf, '['.charCodeAt(0)]);
  });

  it('may come late too, and the call does its work', async () => {
    const customer = await stage.customer();
    await misbehave({ match: `POST ${ORDER}`, change: { leaveOut: ['tempBookingId'] }, delayMs: 20 });
    expect(await customer.call('POST', ORDER, orderFor(stage.clock))).toMatchObject({ status: 200, body: {} });
    expect(await ordersCreated()).toBe(1);
  });
});

describe("The backend's time (D44)", () => {
  const date = async () => {
    const { headers } = await fetch(address('/vehicle-location'), { headers: { Origin: ORIGIN } });
    return [headers.get('date'), headers.get('access-control-expose-headers')];
  };

  it('is told with every answer, which the site may read', async () => {
    expect(await date()).toEqual(['Tue, 09 Jun 2026 10:00:00 GMT', 'Date, Retry-After, X-Reference']);
    await misbehave({ match: 'GET /vehicle-location', status: 500 });
    expect(await date()).toEqual(['Tue, 09 Jun 2026 10:00:00 GMT', 'Date, Retry-After, X-Reference']);
  });

  it.each([
    [7200, 'Tue, 09 Jun 2026 12:00:00 GMT'],
    [-600, 'Tue, 09 Jun 2026 09:50:00 GMT'],
  ])('can be off by %i seconds', async (dateOffsetSeconds, expected) => {
    await misbehave({ match: 'GET /*', change: { dateOffsetSeconds } });
    expect((await date())[0]).toBe(expected);
  });
});
