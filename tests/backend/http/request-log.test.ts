import { once } from 'node:events';
import { WebSocket } from 'ws';
import { createLiveLog } from '../../../mock-server/live/live-log';
import { LIVE_PATH } from '../../../mock-server/live/server';
import { logLine } from '../../../mock-server/log';
import { createCaller, orderFor, setStage, signIn } from '../harness';
import { connect } from '../live/live-stage';

const stage = setStage();
const REGULAR = '100000000000000000001';
const ORDER = '/bookings/createWebsiteOrder';
const atMs = Date.parse('2026-06-09T10:00:00.123Z');
/** What each line says, without time, duration, reference and columns. */
const plain = (line: string) =>
  line
    .slice(14)
    .replace(/ {2,}\d+ ms/, '')
    .replace(/ {2,}[A-Z]{4}$/, '')
    .replace(/ {2,}/g, ' | ');

/** One more backend, with a log, and a customer who has signed in there. */
async function logged() {
  const lines: string[] = [];
  const { backend } = await stage.startOther({ writeLine: (line) => lines.push(line) });
  const { token } = await signIn(backend, stage.clock, REGULAR);
  return { lines, backend, ...createCaller(backend, token) };
}

test.each([
  [
    { kind: 'POST', what: ORDER, status: 502, durationMs: 1234.5, customerId: '101', hasFault: true },
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
])('a line of the log is in columns: %j', (entry, line) => {
  expect(logLine({ atMs, ...entry })).toBe(line);
});

describe('The log of a live connection', () => {
  const lines: string[] = [];
  const listen = () =>
    createLiveLog(
      (line) => lines.push(plain(line)),
      () => atMs,
    );
  beforeEach(() => lines.splice(0));
  const track = { case_value: 705, customer_id: 101, booking_id: '20042', pickup_latlng: '51.3,9.4' };

  it.each([
    [connect(), '> 700 connect | customer 101'],
    [connect('Jörg Beispiel'), '> 700 connect | customer ?'],
    [track, '> 705 track 20042 | customer 101'],
    [{ ...track, booking_id: '51.3,9.4' }, '> 705 track ? | customer 101'],
    [{ ...track, pickup_latlng: undefined, case_value: 706, reason: 'He is ill' }, '> 706 cancel 20042 | customer 101'],
    [{ case_value: 999, name: 'Jörg' }, '> unreadable frame'],
  ])('receives %j: nothing private is in it', (frame, line) => {
    listen().received(JSON.stringify(frame));
    expect(lines).toEqual(['LIVE | '.concat(line)]);
  });

  it('sends: a line for each frame but the positions, which are counted, and nothing private', () => {
    const log = listen();
    const position = { key: 'customer_job_driver_tracking', status: true, driver_location: { lat: 51, lng: 9 } };
    for (const frame of [
      { key: 'customer_connected', status: true },
      { key: 'customer_connected', status: false },
      { key: 'customer_job_update', job_status: 'ASSIGNED', driver_name: 'J', booking_id: '20042' },
      { key: 'customer_job_update_accepted', job_status: 'ACCEPTED', driver_name: 'J', booking_id: 20042 },
      position,
      position,
      { key: 'else', name: 'Jörg' },
    ]) {
      log.sent(JSON.stringify(frame));
    }
    log.closed(1001);
    const texts = ['< connected', '< refused', '< ASSIGNED 20042', '< ACCEPTED 20042', '< raw frame'];
    expect(lines).toEqual([...texts, 'closed 1001, 2 positions sent'].map((text) => `LIVE | ${text}`));
  });
});

it('a backend with a log writes a line for each request and live event, and nothing that is private', async () => {
  const { lines, backend, call } = await logged();
  await call('POST', ORDER, orderFor(stage.clock));
  await call('GET', '/bookings/doneOrder?pageNo=0');
  await call('POST', '/__faults', { match: 'GET /auth/me', status: 500 });
  await call('GET', '/auth/me');
  for (const path of ['/follow/secret', '/follow/secret/more', '/FOLLOW/secret?a=b', '//follow/secret']) {
    await call('GET', path);
  }
  const socket = new WebSocket(`ws://localhost:${backend.livePort}${LIVE_PATH}`);
  await once(socket, 'open');
  socket.send(JSON.stringify(connect()));
  await once(socket, 'message');
  socket.close(1000);
  await once(socket, 'close');
  await backend.close();
  expect(lines.map(plain)).toEqual([
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

test.each([
  ['a failure', { status: 500 }],
  ['an answer that cannot be understood', { status: 200, body: '<html>' }],
])('the site can read the four letters that the log prints for %s', async (_what, fault) => {
  const { lines, backend, call } = await logged();
  await call('POST', '/__faults', { match: 'GET /bookings/get-more-option', ...fault });
  const { headers } = await call('GET', '/bookings/get-more-option');
  await backend.close();
  expect(headers.get('Access-Control-Expose-Headers')).toContain('X-Reference');
  expect(lines.at(-1)).toMatch(new RegExp(`/bookings/get-more-option .* ${headers.get('X-Reference')}$`));
});

describe('The answers about a ride to treatment', () => {
  const written = jest.spyOn(process.stdout, 'write');
  const consoles = (['log', 'info', 'warn', 'error'] as const).map((level) => jest.spyOn(console, level));
  afterAll(() => jest.restoreAllMocks());

  it.each([
    ['placed', 200, {}, []],
    ['refused', 400, { noOfPassanger: 99 }, []],
    ['failed', 500, {}, [{ match: `POST ${ORDER}`, status: 500 }]],
  ] as const)('are in no line and no count of an order that is %s', async (_what, status, change, faults) => {
    const { lines, backend, call } = await logged();
    await call('POST', '/__faults', faults);
    const custInstruction = 'Krankenfahrt (Einwilligung erteilt): Verordnung liegt vor';
    const answer = await call('POST', ORDER, orderFor(stage.clock, { ...change, custInstruction }));
    expect(answer.status).toBe(status);
    const log = await call('GET', '/__log');
    await backend.close();
    const printed = [...consoles, written].flatMap((spy) => spy.mock.calls.flat().map(String));
    const everything = [...lines, ...printed, JSON.stringify(log.body), JSON.stringify(answer.body)];
    expect(lines.some((line) => line.includes(ORDER))).toBe(true);
    expect(everything.filter((text) => /Krankenfahrt|Verordnung/.test(text))).toEqual([]);
  });
});
