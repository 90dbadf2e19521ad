import { once } from 'node:events';
import { createLiveLog } from '../../../mock-server/live/live-log';
import { logLine } from '../../../mock-server/log';
import { ORDER, openSocket, orderFor, setStage } from '../harness';
import { connect } from '../live/live-stage';

const stage = setStage();
const REGULAR = '100000000000000000001';
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
  const { backend, customer } = await stage.startOther({ writeLine: (line) => lines.push(line) });
  return { lines, backend, ...(await customer(REGULAR)) };
}

test.each([
  [
    { kind: 'POST', what: ORDER, status: 502, durationMs: 1234.5, customerId: '101', hasFault: true },
    '12:00:00.123  POST     /bookings/createWebsiteOrder              502   1235 ms  customer 101    fault',
  ],
  [
    { kind: 'GET', what: `/${'x'.repeat(60)}`, status: null, durationMs: 60_000, customerId: null },
    `12:00:00.123  GET      /${'x'.repeat(38)}…    -  60000 ms`,
  ],
])('a line of the log is in columns: %j', (entry, line) => {
  expect(logLine({ atMs, ...entry })).toBe(line);
});

it('a live connection has a line for each frame but the positions, which are counted, and nothing private', () => {
  const lines: string[] = [];
  const write = (line: string) => lines.push(plain(line));
  const log = createLiveLog(write, () => atMs);
  const track = { case_value: 705, customer_id: 101, booking_id: '20042', pickup_latlng: '51.3,9.4' };
  const cancel = { case_value: 706, customer_id: 101, booking_id: '20042', reason: 'He is ill' };
  const received = [connect('Jörg'), track, { ...track, booking_id: '51.3,9.4' }, cancel, { case_value: 9, name: 'J' }];
  for (const frame of received) log.received(JSON.stringify(frame));
  const update = { key: 'customer_job_update', job_status: 'ASSIGNED', driver_name: 'J', booking_id: '20042' };
  const accepted = { ...update, key: 'customer_job_update_accepted', job_status: 'ACCEPTED', booking_id: 20042 };
  const position = { key: 'customer_job_driver_tracking', status: true, driver_location: { lat: 51, lng: 9 } };
  const refusal = { key: 'customer_connected', status: false };
  for (const frame of [refusal, update, accepted, position, position, { key: 'else', name: 'Jörg' }]) {
    log.sent(JSON.stringify(frame));
  }
  log.closed(1001);
  const events = ['> 705 track 20042', '> 705 track ?', '> 706 cancel 20042', '> unreadable frame', '< refused'];
  events.push('< ASSIGNED 20042', '< ACCEPTED 20042', '< raw frame', 'closed 1001, 2 positions sent');
  const ofCustomer = events.map((event) => `LIVE | ${event} | customer 101`);
  expect(lines).toEqual(['LIVE | > 700 connect | customer ?', ...ofCustomer]);
});

it('a backend with a log writes a line for each request and live event, and nothing that is private', async () => {
  const { lines, backend, call } = await logged();
  await call('POST', ORDER, orderFor(stage.clock));
  await call('GET', '/bookings/doneOrder?pageNo=0');
  await call('POST', '/__faults', { match: 'GET /auth/me', status: 500 });
  const { headers } = await call('GET', '/auth/me');
  for (const path of ['/follow/secret', '/follow/secret/more', '/FOLLOW/secret?a=b', '//follow/secret']) {
    await call('GET', path);
  }
  const socket = openSocket(backend);
  await once(socket, 'open');
  socket.send(JSON.stringify(connect()));
  await once(socket, 'message');
  socket.close(1000);
  await once(socket, 'close');
  await backend.close();
  // The site can read the four letters that the log prints.
  expect(headers.get('Access-Control-Expose-Headers')).toContain('X-Reference');
  expect(lines[4]).toMatch(new RegExp(`/auth/me .* ${headers.get('X-Reference')}$`));
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

it('the answers about a ride to treatment are in no line and no count of an order', async () => {
  const levels = (['log', 'info', 'warn', 'error'] as const).map((level) => jest.spyOn(console, level));
  const spies = [...levels, jest.spyOn(process.stdout, 'write')];
  const { lines, backend, call } = await logged();
  const custInstruction = 'Krankenfahrt (Einwilligung erteilt): Verordnung liegt vor';
  const order = orderFor(stage.clock, { custInstruction });
  const answers = [await call('POST', ORDER, order), await call('POST', ORDER, { ...order, noOfPassanger: 99 })];
  await call('POST', '/__faults', { match: `POST ${ORDER}`, status: 500 });
  answers.push(await call('POST', ORDER, order));
  expect(answers.map(({ status }) => status)).toEqual([200, 400, 500]);
  answers.push(await call('GET', '/__log'));
  await backend.close();
  const printed = spies.flatMap((spy) => spy.mock.calls.flat().map(String));
  jest.restoreAllMocks();
  expect(lines.filter((line) => line.includes(ORDER))).toHaveLength(3);
  const everything = [...lines, ...printed, ...answers.map(({ body }) => JSON.stringify(body))];
  expect(everything.filter((text) => /Krankenfahrt|Verordnung/.test(text))).toEqual([]);
});
