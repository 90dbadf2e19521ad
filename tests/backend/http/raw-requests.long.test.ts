import { once } from 'node:events';
import { createConnection } from 'node:net';
import { demoCustomers } from '../../../mock-server/company/demo-accounts';
import { failedRequests, openFiles, rawRequests, untilClosed } from '../../support/raw-requests';
import { bearerCalls, openCalls, order } from '../contract/contract-samples';
import { setStage, signIn } from '../harness';

const stage = setStage();

/** Bodies from good to no JSON at all. */
const bodies = [
  '',
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '{"__proto__":{"lat":1}}',
  '{"lat":1e999,"lng":null}',
  JSON.stringify({ lat: 51.3, lng: 9.5 }),
  JSON.stringify(order),
  JSON.stringify({ ...order, orderStartDate: '0999-06-09 12:00:00' }),
  JSON.stringify({ ...order, custName: '\ud800' }),
  ...[...openCalls, ...bearerCalls].flatMap(({ body }) => (body === undefined ? [] : [JSON.stringify(body)])),
];

describe('A connection to the local backend', () => {
  it('is kept for 65 s, so that no client uses it again just as it ends', async () => {
    const { headers } = await fetch(`http://localhost:${stage.backend.apiPort}/bookings/get-categories`);
    expect(headers.get('Keep-Alive')).toBe('timeout=65');
  });
});

describe('No request ends the local backend', () => {
  it('after 2,000 raw ones it answers, none was its fault, and no file is left open', async () => {
    const { backend, clock, visitor } = stage;
    const { token } = await signIn(backend, clock, demoCustomers.regular.sub);
    const before = openFiles();
    const requests = rawRequests(2_000, 19, {
      paths: [...openCalls, ...bearerCalls, { path: '/' }, { path: '/maps/api/js' }, { path: '/__log' }].map(
        ({ path }) => path,
      ),
      headers: [
        'Content-Type: application/json',
        'Content-Type: application/json; charset=latin1',
        'Content-Type: application/x-www-form-urlencoded',
        'Content-Encoding: gzip',
        `Authorization: Bearer ${token}`,
        'Authorization: Bearer a.b.c',
        'Authorization: Basic %',
        'Origin: null',
        'Range: bytes=5-2',
        'If-None-Match: "a',
        'Idempotency-Key: a',
      ],
      bodies,
    });
    expect(await failedRequests(backend.apiPort, requests)).toEqual([]);
    expect((await visitor.call('GET', '/bookings/get-more-option')).status).toBe(200);
    await untilClosed(openFiles, before);
  });

  it('nor 500 raw ones to the port of the live connection', async () => {
    const { backend } = stage;
    const before = openFiles();
    const requests = rawRequests(500, 19, {
      paths: ['/taxi/wss2', '/'],
      headers: [
        'Connection: Upgrade\r\nUpgrade: websocket',
        'Sec-WebSocket-Version: 13',
        'Sec-WebSocket-Version: 1',
        'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
        'Sec-WebSocket-Protocol: taxi-token, %',
        'Sec-WebSocket-Protocol: ,',
        'Sec-WebSocket-Extensions: permessage-deflate; server_max_window_bits=99',
      ],
    });
    expect(await failedRequests(backend.livePort, requests)).toEqual([]);
    const socket = createConnection({ port: backend.livePort, host: 'localhost' });
    await once(socket, 'connect');
    socket.destroy();
    await once(socket, 'close');
    await untilClosed(openFiles, before);
  });
});
