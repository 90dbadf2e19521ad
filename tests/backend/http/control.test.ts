import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { WebSocket } from 'ws';
import { LIVE_PATH } from '../../../mock-server/live/server';
import { scenarioNames } from '../../../mock-server/scenario/scenario';
import { journalOf } from '../../../mock-server/storage/journal';
import { FailureWire } from '../../../src/backend/wire';
import { orderFor, setStage, untilHappened } from '../harness';

const stage = setStage();
const ORDER = '/bookings/createWebsiteOrder';
const control = async (method: string, path: string, body?: unknown) =>
  (await stage.visitor.call(method, path, body)).body;

describe('Faults on demand (DESIGN §8)', () => {
  it('a reset cuts off the socket that a fault has silenced, so that it takes no later fault', async () => {
    const silenced = new WebSocket(`ws://localhost:${stage.backend.livePort}${LIVE_PATH}`);
    await once(silenced, 'open');
    await control('POST', '/__faults', { live: 'silence', times: 1 });
    await untilHappened(stage.visitor, 'live silence');
    const [[code]] = await Promise.all([once(silenced, 'close'), control('POST', '/__reset')]);
    expect(code).toBe(1006);
  });

  it('are listed as they were given, with an id, how often they have happened and how often they will', async () => {
    await control('POST', '/__faults', [{ match: 'GET /auth/me', status: 500, times: 2 }, { google: 'maps-dead' }]);
    await control('POST', '/__faults', { live: 'close', code: 4000 });
    await stage.visitor.call('GET', '/auth/me');
    expect(await control('GET', '/__faults')).toEqual([
      { match: 'GET /auth/me', status: 500, times: 2, id: 1, left: 1, happened: 1 },
      { google: 'maps-dead', id: 2, left: null, happened: 0 },
      { live: 'close', code: 4000, id: 3, left: null, happened: 0 },
    ]);
    await stage.visitor.call('GET', '/auth/me');
    await stage.visitor.call('GET', '/auth/me');
    expect(await control('GET', '/__faults')).toMatchObject([{ left: 0, happened: 2 }, {}, {}]);
  });

  it('are gone after a reset', async () => {
    await control('POST', '/__faults', { match: '* *', status: 500 });
    expect(await stage.visitor.call('DELETE', '/__faults')).toMatchObject({ status: 204, body: null });
    expect(await control('GET', '/__faults')).toEqual([]);
    expect((await stage.visitor.call('GET', '/vehicle-location')).status).toBe(200);
  });

  it('reach an open connection at once', async () => {
    const socket = new WebSocket(`ws://localhost:${stage.backend.livePort}${LIVE_PATH}`);
    await once(socket, 'open');
    const ended = once(socket, 'close');
    await control('POST', '/__faults', { live: 'close', code: 4001, reason: 'Go' });
    const [code, reason] = await ended;
    expect([code, String(reason)]).toEqual([4001, 'Go']);
  });

  it.each([
    ['match', { status: 500 }],
    ['match', {}],
    ['match', { match: 'GET', status: 500 }],
    ['match', { match: 'get /auth/me', status: 500 }],
    ['match', { match: 'GET auth/me', status: 500 }],
    ['match', { match: 'GET /auth/me?page=1', status: 500 }],
    ['match', { match: 'GET /auth/me' }],
    ['match', { match: 'GET /auth/me', afterCommit: true }],
    ['match', { match: 'GET /auth/me', hang: false }],
    ['status', { match: 'GET /auth/me', status: 199 }],
    ['status', { match: 'GET /auth/me', status: 600 }],
    ['status', { match: 'GET /auth/me', status: '500' }],
    ['contentType', { match: 'GET /auth/me', status: 500, contentType: 'text/plain' }],
    ['contentType', { match: 'GET /auth/me', body: '', contentType: 'text\r\nX: y' }],
    ['delayMs', { match: 'GET /auth/me', delayMs: -1 }],
    ['delayMs', { match: 'GET /auth/me', delayMs: 600_001 }],
    ['hang', { match: 'GET /auth/me', hang: true, status: 500 }],
    ['hang', { match: 'GET /auth/me', hang: true, drop: true }],
    ['drop', { match: 'GET /auth/me', drop: true, body: '' }],
    ['change', { match: 'GET /auth/me', change: {} }],
    ['change', { match: 'GET /auth/me', change: { numbersAsText: true }, status: 200 }],
    ['change', { match: 'GET /auth/me', change: { numbersAsText: true }, drop: true }],
    ['change.leaveOut', { match: 'GET /auth/me', change: { leaveOut: [] } }],
    ['change.asNull', { match: 'GET /auth/me', change: { asNull: 'status' } }],
    ['change.entry', { match: 'GET /auth/me', change: { entry: -1 } }],
    ['change.dateOffsetSeconds', { match: 'GET /auth/me', change: { dateOffsetSeconds: 0.5 } }],
    ['change.numbers', { match: 'GET /auth/me', change: { numbers: true } }],
    ['times', { match: 'GET /auth/me', status: 500, times: 0 }],
    ['times', { match: 'GET /auth/me', status: 500, times: 1.5 }],
    ['stauts', { match: 'GET /auth/me', status: 500, stauts: 500 }],
    ['live', { live: 'nothing' }],
    ['live', { live: 7 }],
    ['code', { live: 'close', code: 1005 }],
    ['code', { live: 'close', code: 1006 }],
    ['code', { live: 'close', code: 1015 }],
    ['code', { live: 'close', code: 2999 }],
    ['code', { live: 'close', code: 5000 }],
    ['reason', { live: 'close', reason: 'ü'.repeat(62) }],
    ['count', { live: 'burst', count: 0 }],
    ['count', { live: 'burst', count: 10_001 }],
    ['text', { live: 'raw' }],
    ['status', { live: 'refuse-upgrade', status: 200 }],
    ['delayMs', { live: 'no-ack', delayMs: 1 }],
    ['google', { google: 'nothing' }],
    ['code', { google: 'maps-dead', code: 'INTERNAL' }],
    ['code', { google: 'routes-fail', code: 'not a code' }],
    ['1.times', [{ google: 'maps-dead' }, { google: 'maps-dead', times: 0 }]],
  ])('answer 400 and a sentence about %s to %j, and take nothing of it', async (field, faults) => {
    const answer = await stage.visitor.call('POST', '/__faults', faults);
    expect(answer.status).toBe(400);
    expect(v.parse(FailureWire, answer.body).message).toMatch(new RegExp(`^${field} is not valid: .*[^.]\\.$`));
    expect(await control('GET', '/__faults')).toEqual([]);
  });

  it.each([
    { match: 'GET /auth/me', status: 200 },
    { match: 'GET /auth/me', status: 599 },
    { match: 'GET /auth/me', delayMs: 0 },
    { match: 'GET /auth/me', delayMs: 600_000 },
    { match: 'GET /auth/me', hang: false, drop: true },
    { match: 'GET /auth/me', change: { spoil: ['status'], entry: 0 }, delayMs: 5, afterCommit: true },
    { live: 'mute', times: 1 },
    { live: 'close', code: 1000 },
    { live: 'close', code: 1014 },
    { live: 'close', code: 3000 },
    { live: 'close', code: 4999, reason: 'x'.repeat(123) },
    { live: 'burst', count: 10_000, times: 1 },
    { live: 'raw', text: '', binary: true },
    { live: 'refuse-upgrade', status: 400 },
    { google: 'geocoder-fail', code: 'RESOURCE_EXHAUSTED', delayMs: 1 },
  ])('take %j', async (fault) => {
    expect((await stage.visitor.call('POST', '/__faults', fault)).status).toBe(200);
  });
});

describe('The log', () => {
  it('tells what has happened, and starts over when it is deleted', async () => {
    const customer = await stage.customer();
    await customer.call('POST', ORDER, orderFor(stage.clock));
    await customer.call('GET', '/bookings/20001');
    await customer.call('GET', '/bookings/doneOrder?pageNo=0');
    await customer.call('GET', '/no/such/call');
    await control('POST', '/__faults', { match: 'GET /auth/me', status: 500, times: 1 });
    await customer.call('GET', '/auth/me');
    expect(await control('GET', '/__log')).toEqual({
      ordersCreated: 1,
      socketsOpened: 0,
      cases: { 700: 0, 705: 0, 706: 0 },
      framesIgnored: 0,
      google: { mapsScripts: 0, identityScripts: 0, calls: {}, sessions: 0 },
      faults: { 'GET /auth/me': 1 },
      requests: {
        'POST /google/login': 1,
        [`POST ${ORDER}`]: 1,
        'GET /bookings/:id': 1,
        'GET /bookings/doneOrder': 1,
        'GET (unknown)': 1,
        'GET /auth/me': 1,
      },
      memory: { rssBytes: expect.any(Number), heapUsedBytes: expect.any(Number) },
    });
    expect((await stage.visitor.call('DELETE', '/__log')).status).toBe(204);
    expect(await control('GET', '/__log')).toMatchObject({ ordersCreated: 0, faults: {}, requests: {} });
  });

  it('counts the faults of every kind under their names', async () => {
    await control('POST', '/__faults', [{ live: 'refuse-upgrade' }, { google: 'maps-dead' }]);
    const socket = new WebSocket(`ws://localhost:${stage.backend.livePort}${LIVE_PATH}`);
    const [refusal] = await once(socket, 'error');
    await expect(fetch(`http://localhost:${stage.backend.apiPort}/maps/api/js`)).rejects.toThrow('fetch failed');
    expect(String(refusal)).toContain('503');
    expect(await control('GET', '/__log')).toMatchObject({
      faults: { 'live refuse-upgrade': 1, 'google maps-dead': 1 },
    });
  });
});

describe('The scenario of the orders to come', () => {
  const statusAfter = async (seconds: number) => {
    const customer = await stage.customer();
    const { body } = await customer.call('POST', ORDER, orderFor(stage.clock));
    stage.clock.advance(seconds);
    const details = await customer.call('GET', `/bookings/${(body as { tempBookingId: string }).tempBookingId}`);
    return (details.body as { jobStatus: string }).jobStatus;
  };

  it('is the one of the command line until another is chosen, and again after a reset', async () => {
    expect(await control('GET', '/__scenario')).toEqual({ scenario: 'happy', scenarios: scenarioNames });
    expect(await statusAfter(46)).toBe('ON_THE_WAY');
    expect(await control('POST', '/__scenario', { scenario: 'driver-cancels' })).toEqual({
      scenario: 'driver-cancels',
    });
    expect(await statusAfter(46)).toBe('CANCELED');
    expect((await stage.visitor.call('DELETE', '/__scenario')).status).toBe(204);
    expect(await statusAfter(46)).toBe('ON_THE_WAY');
  });

  it('starts with the one that the backend was started with', async () => {
    const { visitor } = await stage.startOther({ scenario: 'slow' });
    const { body } = await visitor.call('GET', '/__scenario');
    expect(body).toMatchObject({ scenario: 'slow' });
  });

  it.each([
    ['scenario', { scenario: 'sad' }],
    ['scenario', {}],
    ['pace', { scenario: 'slow', pace: 1 }],
  ])('answers 400 and a sentence about %s to %j', async (field, body) => {
    const answer = await stage.visitor.call('POST', '/__scenario', body);
    expect(answer.status).toBe(400);
    expect(v.parse(FailureWire, answer.body).message).toMatch(new RegExp(`^${field} is not valid: `));
  });

  it('names the known ones when it refuses', async () => {
    const { message } = v.parse(FailureWire, await control('POST', '/__scenario', { scenario: 'sad' }));
    for (const name of scenarioNames) expect(message).toContain(name);
  });
});

describe('The rides of the scenario in-steps', () => {
  it('stay in a status until they are moved on; others go on as they do', async () => {
    const { clock } = stage;
    const { call } = await stage.customer();
    const order = async (custInstruction: string) => {
      const { body } = await call('POST', ORDER, { ...orderFor(clock), custInstruction });
      return (body as { tempBookingId: string }).tempBookingId;
    };
    const [stays, goes] = [await order('in-steps'), await order('')];
    const statuses = async () =>
      Promise.all(
        [stays, goes].map(
          async (id) => ((await call('GET', `/bookings/${id}`)).body as { jobStatus: string }).jobStatus,
        ),
      );
    clock.advance(46);
    expect(await statuses()).toEqual(['JOB_ACCEPTED_YN', 'ON_THE_WAY']);
    for (const status of ['ACCEPTED', 'ON_THE_WAY', 'AT_CUSTOMER']) {
      expect((await call('POST', '/__rides', { status })).status).toBe(204);
      expect(await statuses()).toEqual([status, 'ON_THE_WAY']);
    }
    expect((await call('POST', '/__rides', { status: 'REJECTED' })).status).toBe(400);
  });
});

describe('The reset', () => {
  it('puts the sample data back, on the disk too, and forgets faults, log and scenario', async () => {
    const { clock, dataFile } = stage;
    // All but the name of the journal, which each file has of its own.
    const stored = () => readFileSync(dataFile, 'utf8').replace(/"journal": "[^"]*"/, '');
    const seed = stored();
    const { call } = await stage.customer();
    await call('POST', ORDER, orderFor(clock));
    await call('POST', '/__faults', { match: 'GET /auth/me', status: 500 });
    await call('POST', '/__scenario', { scenario: 'slow' });
    expect(readFileSync(journalOf(dataFile), 'utf8')).toContain(orderFor(clock).orderStartDate);

    expect(await call('POST', '/__reset')).toMatchObject({ status: 204, body: null });
    expect(stored()).toBe(seed);
    expect(existsSync(journalOf(dataFile))).toBe(false);
    expect((await call('GET', '/__faults')).body).toEqual([]);
    expect((await call('GET', '/__log')).body).toMatchObject({ ordersCreated: 0, requests: {} });
    expect((await call('GET', '/__scenario')).body).toMatchObject({ scenario: 'happy' });
    expect((await call('GET', '/auth/me')).status).toBe(401);
  });
});
