import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { scenarioNames } from '../../../mock-server/scenario';
import { FailureWire } from '../../../src/backend/wire';
import { type Caller, ORDER, openSocket, orderFor, placeOrder, setStage, untilHappened } from '../harness';

const stage = setStage();
const control = async (method: string, path: string, body?: unknown) =>
  (await stage.visitor.call(method, path, body)).body;
/** Orders, and reads the booking's status whenever asked. */
async function orderWith(caller: Caller, custInstruction = '') {
  const path = `/bookings/${await placeOrder(caller, orderFor(stage.clock, { custInstruction }))}`;
  return async () => ((await caller.call('GET', path)).body as { jobStatus: string }).jobStatus;
}

describe('Faults on demand', () => {
  it('are listed as they were given, with an id, how often they have happened and how often they will', async () => {
    await control('POST', '/__faults', [{ match: 'GET /auth/me', status: 500, times: 2 }, { google: 'maps-dead' }]);
    await control('POST', '/__faults', { live: 'close', code: 4000 });
    await stage.visitor.call('GET', '/auth/me');
    expect(await control('GET', '/__faults')).toEqual([
      { match: 'GET /auth/me', status: 500, times: 2, id: 1, left: 1, happened: 1 },
      { google: 'maps-dead', id: 2, left: null, happened: 0 },
      { live: 'close', code: 4000, id: 3, left: null, happened: 0 },
    ]);
    expect(await stage.visitor.call('DELETE', '/__faults')).toMatchObject({ status: 204, body: null });
    expect(await control('GET', '/__faults')).toEqual([]);
  });

  it('reach a socket that opens, and open ones at once; a reset cuts off one that a fault has silenced', async () => {
    // One after the other: a fault reaches them in the order in which the backend has accepted them.
    const closed = openSocket(stage.backend);
    await once(closed, 'open');
    await control('POST', '/__faults', { live: 'accept-then-drop', times: 1 });
    expect((await once(openSocket(stage.backend), 'close'))[0]).toBe(1006);
    const silenced = openSocket(stage.backend);
    await once(silenced, 'open');
    const ended = once(closed, 'close');
    await control('POST', '/__faults', { live: 'close', code: 4001, times: 1 });
    await control('POST', '/__faults', { live: 'silence', times: 1 });
    expect((await ended)[0]).toBe(4001);
    await untilHappened(stage.visitor, 'live silence');
    const [[code]] = await Promise.all([once(silenced, 'close'), control('POST', '/__reset')]);
    expect(code).toBe(1006);
  });

  it.each([
    ['match', { status: 500 }],
    ['match', { match: 'GET', status: 500 }],
    ['match', { match: 'get /auth/me', status: 500 }],
    ['match', { match: 'GET /auth/me?page=1', status: 500 }],
    ['match', { match: 'GET /auth/me' }],
    ['match', { match: 'GET /auth/me', afterCommit: true }],
    ['match', { match: 'GET /auth/me', hang: true, drop: true }],
    ['match', { match: 'GET /auth/me', change: { frozen: true }, status: 200 }],
    ['status', { match: 'GET /auth/me', status: 199 }],
    ['contentType', { match: 'GET /auth/me', body: '', contentType: 'text\r\nX: y' }],
    ['delayMs', { match: 'GET /auth/me', delayMs: 600_001 }],
    ['keepsGoing', { match: 'GET /auth/me', delayMs: 1, status: 500, keepsGoing: true }],
    ['keepsGoing', { match: 'GET /auth/me', delayMs: 1, afterCommit: true, keepsGoing: true }],
    ['change', { match: 'GET /auth/me', change: {} }],
    ['change.tokenWithout', { match: 'GET /auth/me', change: { tokenWithout: [] } }],
    ['change.numbers', { match: 'GET /auth/me', change: { numbers: true } }],
    ['stauts', { match: 'GET /auth/me', status: 500, stauts: 500 }],
    ['live', { live: 'nothing' }],
    ['code', { live: 'close', code: 1006 }],
    ['code', { live: 'close', code: 2999 }],
    ['code', { live: 'close', code: 5000 }],
    ['text', { live: 'raw' }],
    ['delayMs', { live: 'mute', delayMs: 1 }],
    ['google', { google: 'nothing' }],
    ['code', { google: 'maps-dead', code: 'INTERNAL' }],
    ['code', { google: 'routes-fail', code: 'not a code' }],
    ['prices', { prices: 'fixed' }],
    ['raisedEuro', { prices: 'all-kinds', raisedEuro: 0.5 }],
    ['1.times', [{ google: 'maps-dead' }, { google: 'maps-dead', times: 0 }]],
  ])('answer 400 and a sentence about %s to %j, and accept none of it', async (field, faults) => {
    const answer = await stage.visitor.call('POST', '/__faults', faults);
    expect(answer.status).toBe(400);
    expect(v.parse(FailureWire, answer.body).message).toMatch(new RegExp(`^${field} is not valid: .*[^.]\\.$`));
    expect(await control('GET', '/__faults')).toEqual([]);
  });
});

it('the log counts what has happened, and starts over when it is deleted', async () => {
  const customer = await stage.customer();
  for (let order = 0; order < 2; order++) await customer.call('POST', ORDER, orderFor(stage.clock));
  const paths = ['a', 'a', 'b'].map((session) => `/maps/api/call?name=places.suggestions&session=${session}`);
  paths.push('/maps/api/call?name=geocoder.geocode', '/maps/api/js', '/gsi/client', '/gsi/client');
  paths.push('/bookings/20001', '/bookings/doneOrder?pageNo=0', '/no/such/call');
  for (const path of paths) await customer.call('GET', path);
  await control('POST', '/__faults', [{ match: 'GET /auth/me', status: 500 }, { live: 'refuse-upgrade' }]);
  await customer.call('GET', '/auth/me');
  expect(String(await once(openSocket(stage.backend), 'error'))).toContain('503');
  const calls = { 'places.suggestions': 3, 'geocoder.geocode': 1 };
  expect(await control('GET', '/__log')).toEqual({
    ...{ ordersCreated: 2, ordersBesideRide: 1, socketsOpened: 0, cases: { 700: 0, 705: 0, 706: 0 }, framesIgnored: 0 },
    google: { mapsScripts: 1, identityScripts: 2, sessions: 2, calls },
    faults: { 'GET /auth/me': 1, 'live refuse-upgrade': 1 },
    requests: {
      ...{ 'POST /google/login': 1, [`POST ${ORDER}`]: 2, 'GET /bookings/:id': 1, 'GET /bookings/doneOrder': 1 },
      ...{ 'GET /maps/api/call': 4, 'GET /maps/api/js': 1, 'GET /gsi/client': 2, 'GET /auth/me': 1 },
      'GET (unknown)': 1,
    },
    memory: { rssBytes: expect.any(Number), heapUsedBytes: expect.any(Number) },
  });
  expect((await stage.visitor.call('DELETE', '/__log')).status).toBe(204);
  expect(await control('GET', '/__log')).toMatchObject({ ordersCreated: 0, faults: {}, requests: {} });
});

it('orders have the scenario of the start until a known one is chosen, and again after that is deleted', async () => {
  const statusAfter = async (seconds: number) => {
    const status = await orderWith(await stage.customer());
    stage.clock.advance(seconds);
    return status();
  };
  expect(await control('GET', '/__scenario')).toEqual({ scenario: 'happy', scenarios: scenarioNames });
  expect(await statusAfter(46)).toBe('ON_THE_WAY');
  const chosen = { scenario: 'driver-cancels' };
  expect(await control('POST', '/__scenario', chosen)).toEqual(chosen);
  const message = `scenario is not valid: Expected one of ${scenarioNames.join(', ')}.`;
  const refused = await stage.visitor.call('POST', '/__scenario', { scenario: 'sad' });
  expect(refused).toMatchObject({ status: 400, body: { message } });
  expect(await statusAfter(46)).toBe('CANCELED');
  expect((await stage.visitor.call('DELETE', '/__scenario')).status).toBe(204);
  expect(await statusAfter(46)).toBe('ON_THE_WAY');
  const { visitor } = await stage.startOther({ scenario: 'slow' });
  expect((await visitor.call('GET', '/__scenario')).body).toMatchObject({ scenario: 'slow' });
});

it('the rides of the scenario in-steps stay in a status until they are moved on; others go on as they do', async () => {
  const customer = await stage.customer();
  const [stays, goes] = [await orderWith(customer, 'in-steps'), await orderWith(customer)];
  stage.clock.advance(46);
  expect([await stays(), await goes()]).toEqual(['JOB_ACCEPTED_YN', 'ON_THE_WAY']);
  for (const status of ['ACCEPTED', 'ON_THE_WAY', 'AT_CUSTOMER']) {
    expect((await customer.call('POST', '/__rides', { status })).status).toBe(204);
    expect([await stays(), await goes()]).toEqual([status, 'ON_THE_WAY']);
  }
  expect((await customer.call('POST', '/__rides', { status: 'REJECTED' })).status).toBe(400);
});

it('the reset puts the sample data back, in the file too, and forgets faults, log and scenario', async () => {
  const stored = () => readFileSync(stage.dataFile, 'utf8');
  const seed = stored();
  const { call } = await stage.customer();
  await call('POST', ORDER, orderFor(stage.clock));
  await call('POST', '/__faults', { match: 'GET /auth/me', status: 500 });
  await call('POST', '/__scenario', { scenario: 'slow' });
  expect(stored()).not.toBe(seed);

  expect(await call('POST', '/__reset')).toMatchObject({ status: 204, body: null });
  expect(stored()).toBe(seed);
  expect((await call('GET', '/__faults')).body).toEqual([]);
  expect((await call('GET', '/__log')).body).toMatchObject({ ordersCreated: 0, requests: {} });
  expect((await call('GET', '/__scenario')).body).toMatchObject({ scenario: 'happy' });
  expect((await call('GET', '/auth/me')).status).toBe(401);
});
