import { once } from 'node:events';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { fitsPath } from '../../../mock-server/http/path-pattern';
import { createLiveLog } from '../../../mock-server/live/live-log';
import { LIVE_PATH } from '../../../mock-server/live/server';
import { logLine } from '../../../mock-server/log/log-line';
import { createCaller, createClock, orderFor, signIn, startBackend, temporaryFolder } from '../harness';

const atMs = Date.parse('2026-06-09T10:00:00.123Z');
const folder = temporaryFolder();

describe('A line of the log', () => {
  it.each([
    [
      { kind: 'GET', what: '/auth/me', status: 200, durationMs: 3.4, customerId: '101' },
      '12:00:00.123  GET      /auth/me                                  200      3 ms  customer 101',
    ],
    [
      {
        kind: 'POST',
        what: '/bookings/createWebsiteOrder',
        status: 502,
        durationMs: 1234.5,
        customerId: '101',
        hasFault: true,
      },
      '12:00:00.123  POST     /bookings/createWebsiteOrder              502   1235 ms  customer 101    fault',
    ],
    [
      { kind: 'GET', what: '/maps/api/js', status: null, durationMs: 60_000, customerId: null, hasFault: true },
      '12:00:00.123  GET      /maps/api/js                                -  60000 ms                  fault',
    ],
    [
      { kind: 'LIVE', what: '> 705 track 20042', customerId: '101' },
      '12:00:00.123  LIVE     > 705 track 20042                                        customer 101',
    ],
    [
      { kind: 'GET', what: `/${'x'.repeat(60)}`, status: 404, durationMs: 0 },
      `12:00:00.123  GET      /${'x'.repeat(38)}…  404      0 ms`,
    ],
  ])('%j is in columns', (entry, line) => {
    expect(logLine({ atMs, ...entry })).toBe(line);
  });
});

describe('The log of a live connection', () => {
  /** What each line says, without time and columns. */
  const listen = () => {
    const lines: string[] = [];
    const log = createLiveLog(
      (line) => lines.push(line.slice(23).replace(/ {2,}/g, ' | ')),
      () => atMs,
    );
    return { log, lines };
  };
  const connect = {
    case_value: 700,
    customer_id: '101',
    device_id: 'd',
    cav: '0.0.1',
    device_name: 'n',
    device_type: 'Web',
  };
  const heard = (frame: object) => {
    const { log, lines } = listen();
    log.heard(JSON.stringify(frame));
    return lines;
  };
  const said = (frame: object) => {
    const { log, lines } = listen();
    log.said(JSON.stringify(frame));
    return lines;
  };

  it.each([
    [connect, '> 700 connect | customer 101'],
    [{ ...connect, customer_id: 'Jörg Beispiel' }, '> 700 connect | customer ?'],
    [
      { case_value: 705, customer_id: 101, booking_id: '20042', pickup_latlng: '51.3,9.4' },
      '> 705 track 20042 | customer 101',
    ],
    [{ case_value: 705, customer_id: 101, booking_id: '51.3,9.4' }, '> 705 track ? | customer 101'],
    [
      { case_value: 706, customer_id: 101, booking_id: '20042', reason: 'Jörg is ill' },
      '> 706 cancel 20042 | customer 101',
    ],
    [{ case_value: 999, name: 'Jörg' }, '> unreadable frame'],
  ])('hears %j without what is private', (frame, line) => {
    expect(heard(frame)).toEqual([line]);
  });

  it.each([
    [{ key: 'customer_connected', status: true }, ['< connected']],
    [{ key: 'customer_connected', status: false }, ['< refused']],
    [
      { key: 'customer_job_update', job_status: 'ASSIGNED', driver_name: 'J', booking_id: '20042' },
      ['< ASSIGNED 20042'],
    ],
    [
      { key: 'customer_job_update_accepted', job_status: 'ACCEPTED', driver_name: 'Jörg', booking_id: 20042 },
      ['< ACCEPTED 20042'],
    ],
    [{ key: 'customer_job_driver_tracking', status: true, driver_location: { lat: 51, lng: 9 } }, []],
    [{ key: 'else', name: 'Jörg' }, ['< raw frame']],
  ])('says %j without what is private', (frame, lines) => {
    expect(said(frame)).toEqual(lines);
  });

  it('counts the positions', () => {
    const { log, lines } = listen();
    for (let sent = 0; sent < 3; sent += 1) log.said('{"key":"customer_job_driver_tracking","status":true}');
    log.closed(1001);
    expect(lines).toEqual(['closed 1001, 3 positions sent']);
  });
});

describe('A backend with a log', () => {
  it('writes a line for each request and each live event, and nothing that is private', async () => {
    const clock = createClock();
    const lines: string[] = [];
    const writeLine = (line: string) =>
      lines.push(
        line
          .slice(14)
          .replace(/ {2,}\d+ ms/, '')
          .replace(/ {2,}[A-Z]{4}$/, '')
          .replace(/ {2,}/g, ' | '),
      );
    const backend = await startBackend(join(folder, 'log.json'), clock, { writeLine });
    const { token } = await signIn(backend, clock, '100000000000000000001');
    const { call } = createCaller(backend, token);
    await call('POST', '/bookings/createWebsiteOrder', orderFor(clock));
    await call('GET', '/bookings/doneOrder?pageNo=0');
    await call('POST', '/__faults', { match: 'GET /auth/me', status: 500 });
    await call('GET', '/auth/me');
    for (const path of ['/follow/secret', '/follow/secret/more', '/FOLLOW/secret?a=b', '//follow/secret']) {
      await call('GET', path);
    }
    const socket = new WebSocket(`ws://localhost:${backend.livePort}${LIVE_PATH}`);
    await once(socket, 'open');
    socket.send(
      '{"case_value":700,"customer_id":"101","device_id":"d","cav":"0.0.1","device_name":"n","device_type":"Web"}',
    );
    await once(socket, 'message');
    socket.close(1000);
    await once(socket, 'close');
    await backend.close();
    expect(lines).toEqual([
      'POST | /google/login | 200',
      'POST | /bookings/createWebsiteOrder | 200 | customer 101',
      'GET | /bookings/doneOrder | 200 | customer 101',
      'POST | /__faults | 200 | customer 101',
      'GET | /auth/me | 500 | customer 101 | fault',
      'GET | /follow/… | 404 | customer 101',
      'GET | /follow/… | 404 | customer 101',
      'GET | /FOLLOW/… | 404 | customer 101',
      'GET | //follow/… | 404 | customer 101',
      'LIVE | > 700 connect | customer 101',
      'LIVE | < connected | customer 101',
      'LIVE | closed 1000, 0 positions sent | customer 101',
    ]);
  });
});

test.each([
  ['a failure', { match: 'GET /bookings/get-more-option', status: 500 }],
  ['an answer that cannot be understood', { match: 'GET /bookings/get-more-option', status: 200, body: '<html>' }],
])('the site can read the four letters that the log prints for %s', async (_what, fault) => {
  const lines: string[] = [];
  const backend = await startBackend(join(folder, 'letters.json'), createClock(), {
    writeLine: (line) => lines.push(line),
  });
  const { call } = createCaller(backend, '');
  await call('POST', '/__faults', fault);
  const { headers } = await fetch(`http://localhost:${backend.apiPort}/bookings/get-more-option`);
  await backend.close();
  expect(headers.get('Access-Control-Expose-Headers')).toContain('X-Reference');
  expect(lines.at(-1)).toMatch(new RegExp(`/bookings/get-more-option .* ${headers.get('X-Reference')}$`));
});

describe('The answers about a ride to treatment', () => {
  const written = jest.spyOn(process.stdout, 'write');
  const consoles = (['log', 'info', 'warn', 'error'] as const).map((level) => jest.spyOn(console, level));
  afterAll(() => jest.restoreAllMocks());

  it.each([
    ['placed', 200, {}, undefined],
    ['refused', 400, { noOfPassanger: 99 }, undefined],
    ['failed', 500, {}, { match: 'POST /bookings/createWebsiteOrder', status: 500 }],
  ] as const)('are in no line and no count of an order that is %s', async (name, status, change, fault) => {
    const clock = createClock();
    const lines: string[] = [];
    const backend = await startBackend(join(folder, `${name}.json`), clock, { writeLine: (line) => lines.push(line) });
    const { token } = await signIn(backend, clock, '100000000000000000001');
    const { call } = createCaller(backend, token);
    if (fault) await call('POST', '/__faults', fault);
    const custInstruction = 'Krankenfahrt (Einwilligung erteilt): Verordnung liegt vor';
    const answer = await call('POST', '/bookings/createWebsiteOrder', orderFor(clock, { ...change, custInstruction }));
    expect(answer.status).toBe(status);
    const log = await call('GET', '/__log');
    await backend.close();
    const printed = [...consoles, written].flatMap((spy) => spy.mock.calls.flat().map(String));
    const everything = [...lines, ...printed, JSON.stringify(log.body), JSON.stringify(answer.body)];
    expect(lines.some((line) => line.includes('/bookings/createWebsiteOrder'))).toBe(true);
    expect(everything.filter((text) => /Krankenfahrt|Verordnung/.test(text))).toEqual([]);
  });
});

describe('A pattern of a path', () => {
  it.each([
    ['/bookings/:id', '/bookings/20001', true],
    ['/bookings/:id', '/bookings/20001/more', false],
    ['/bookings/:id', '/bookings/', false],
    ['/bookings/:id', '/bookings', false],
    ['/bookings/*', '/bookings/20001/more', true],
    ['/bookings/*', '/bookings', false],
    ['/*/me', '/auth/me', true],
    ['/*/me', '/auth/not/me', false],
    ['*', '/', true],
    ['/a.b', '/axb', false],
  ])('%s fits %s: %s', (pattern, path, fits) => {
    expect(fitsPath(pattern, path)).toBe(fits);
  });
});
