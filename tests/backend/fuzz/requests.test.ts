import { on, once } from 'node:events';
import fc from 'fast-check';
import { demoCustomers } from '../../../mock-server/company/demo-accounts';
import { jsonTexts, plainTexts } from '../../support/fuzz/damage';
import { FUZZ_RUNS, FUZZ_SEED, FUZZ_TIMEOUT_MS } from '../../support/fuzz/runs';
import { sampleCalls } from '../contract/contract-samples';
import { openSocket, setStage } from '../harness';
import { cancel, connect, track } from '../live/live-stage';

const stage = setStage();
jest.setTimeout(FUZZ_TIMEOUT_MS);

const from = { lat: 51.3183, lon: 9.4897 };
const to = { lat: 51.2963, lon: 9.4865 };
const route = { locations: [from, to], costing: 'auto', format: 'osrm' };
const table = { sources: [from], targets: [to], costing: 'auto' };

/** Each call with a body, and a good one. */
const calls: readonly (readonly [method: string, path: string, body: unknown])[] = [
  ...sampleCalls.flatMap(({ method, path, body }) => (body === undefined ? [] : [[method, path, body] as const])),
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
/** For as many of these texts as a run has. */
const forAll = (texts: fc.Arbitrary<string>, holds: (text: string) => Promise<void>) =>
  fc.assert(fc.asyncProperty(texts, holds), { numRuns: FUZZ_RUNS, seed: FUZZ_SEED });

describe('The local backend answers every request, and none with the status 500', () => {
  /** A fetch from the backend by a customer. */
  async function customerFetch() {
    const { token } = await stage.customer(demoCustomers.regular.sub);
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
    return async (path: string, init: RequestInit = {}) => {
      const answer = await fetch(stage.url(path), { headers, ...init });
      expect(answer.status).not.toBe(MISTAKE);
      return { status: answer.status, text: await answer.text() };
    };
  }

  test.each(calls)('%s %s with any body', async (method, path, body) => {
    const call = await customerFetch();
    await forAll(jsonTexts([body]), async (text) => {
      await call(path, { method, body: text });
      // A fault that fits any request would change the answers to come.
      if (path === '/__faults') await call(path, { method: 'DELETE' });
    });
  });

  test('GET of any address', async () => {
    const call = await customerFetch();
    await forAll(plainTexts(addresses), async (address) => {
      const { status, text } = await call(`/${address.replace(/^\//, '')}`);
      // A refusal has words of its own, in the form of its service.
      if (status >= 400) expect(JSON.parse(text)).toHaveProperty(text.includes('"error_code"') ? 'error' : 'message');
    });
  });

  test('any frame: the connection stays open, and the next good one is answered', async () => {
    const { token } = await stage.customer(demoCustomers.regular.sub);
    const socket = openSocket(stage.backend, token);
    await once(socket, 'open');
    socket.send(JSON.stringify(connect()));
    await once(socket, 'message');
    const frames = [{ ...track('20001'), pickup_latlng: '51.3,9.4', drop_latlng: '51.2,9.4' }, cancel('20001')];
    await forAll(jsonTexts(frames), async (text) => socket.send(text));
    socket.send(JSON.stringify(connect()));
    for await (const [data] of on(socket, 'message')) if (String(data).includes('customer_connected')) break;
    socket.close();
  });
});
