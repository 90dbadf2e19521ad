import fc from 'fast-check';
import { WebSocket } from 'ws';
import { demoCustomers } from '../../../mock-server/company/demo-accounts';
import { jsonTexts, plainTexts } from '../../support/fuzz/damage';
import { FUZZ_RUNS, FUZZ_SEED, FUZZ_TIMEOUT_MS } from '../../support/fuzz/runs';
import { bearerCalls, openCalls } from '../contract/contract-samples';
import { setStage, signIn } from '../harness';

const stage = setStage();
jest.setTimeout(FUZZ_TIMEOUT_MS);

const route = {
  locations: [
    { lat: 51.3183, lon: 9.4897 },
    { lat: 51.2963, lon: 9.4865 },
  ],
  costing: 'auto',
  format: 'osrm',
};
const table = { sources: [route.locations[0]], targets: [route.locations[1]], costing: 'auto' };

/** Each call with a body, and a good one. */
const calls: readonly (readonly [method: string, path: string, body: unknown])[] = [
  ...[...openCalls, ...bearerCalls].flatMap(({ method, path, body }) =>
    body === undefined ? [] : [[method, path, body] as const],
  ),
  ['POST', '/bookings/20001/share', { showsName: true }],
  ['POST', '/__faults', { match: 'GET /nothing', status: 502, body: '<html>', delayMs: 0, times: 1 }],
  ['POST', '/__scenario', { scenario: 'happy' }],
  ['POST', '/__rides', { status: 'ON_THE_WAY' }],
  ['POST', '/valhalla/route', route],
  ['POST', '/valhalla/sources_to_targets', table],
];

/** The paths whose last part or query is a customer's. */
const addresses = [
  '/bookings/20001',
  '/bookings/doneOrder?pageNo=0&pageSize=20',
  '/follow/abcdefghijklmnopqrstuv',
  '/photon/api?q=Goethe&lat=51.3&lon=9.4&zoom=12&lang=de&limit=5&countrycode=DE',
  '/photon/reverse?lat=51.3&lon=9.4&radius=5&lang=de',
  `/valhalla/route?json=${encodeURIComponent(JSON.stringify(route))}`,
  '/tiles/12/2155/1367.png',
];

/** The answer to a mistake of the backend. Valhalla has the status 501 for what it does not do. */
const MISTAKE = 500;

describe('The local backend answers every request, and none with the status 500', () => {
  test.each(calls)('%s %s with any body', async (method, path, body) => {
    const { backend, clock } = stage;
    const { token } = await signIn(backend, clock, demoCustomers.regular.sub);
    await fc.assert(
      fc.asyncProperty(jsonTexts([body]), async (text) => {
        const answer = await fetch(`http://localhost:${backend.apiPort}${path}`, {
          method,
          headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
          body: text,
        });
        expect(answer.status).not.toBe(MISTAKE);
        await answer.arrayBuffer();
        // A fault that fits any request would change the answers to come.
        if (path === '/__faults') await fetch(`http://localhost:${backend.apiPort}/__faults`, { method: 'DELETE' });
      }),
      { numRuns: FUZZ_RUNS, seed: FUZZ_SEED },
    );
  });

  test('GET of any address', async () => {
    const { backend, clock } = stage;
    const { token } = await signIn(backend, clock, demoCustomers.regular.sub);
    await fc.assert(
      fc.asyncProperty(plainTexts(addresses), async (address) => {
        const url = `http://localhost:${backend.apiPort}/${address.replace(/^\//, '')}`;
        const answer = await fetch(url, { headers: { Authorization: `Bearer ${token}` } });
        expect(answer.status).not.toBe(MISTAKE);
        const text = await answer.text();
        // A refusal has words of its own, in the form of its service.
        if (answer.status >= 400)
          expect(JSON.parse(text)).toHaveProperty(text.includes('"error_code"') ? 'error' : 'message');
      }),
      { numRuns: FUZZ_RUNS, seed: FUZZ_SEED },
    );
  });

  test('any frame: the connection stays, and the next good one is answered', async () => {
    const { backend, clock } = stage;
    const { token } = await signIn(backend, clock, demoCustomers.regular.sub);
    const socket = new WebSocket(`ws://localhost:${backend.livePort}/taxi/wss2`, ['taxi-token', token]);
    await new Promise((resolve) => socket.once('open', resolve));
    const frames = [
      { case_value: 705, customer_id: '1', booking_id: '20001', pickup_latlng: '51.3,9.4', drop_latlng: '51.2,9.4' },
      { case_value: 706, customer_id: '1', booking_id: '20001', reason: 'late' },
    ];
    fc.assert(
      fc.property(jsonTexts(frames), (text) => socket.send(text)),
      { numRuns: FUZZ_RUNS, seed: FUZZ_SEED },
    );
    const connected = new Promise((resolve) =>
      socket.on('message', (data) => {
        if (String(data).includes('customer_connected')) resolve(true);
      }),
    );
    const device = { device_id: 'd', cav: '0.0.1', device_name: 'Chrome on Linux', device_type: 'Web' };
    socket.send(JSON.stringify({ case_value: 700, customer_id: '1', ...device }));
    expect(await connected).toBe(true);
    socket.close();
  });
});
