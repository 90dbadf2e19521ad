import { join } from 'node:path';
import { contractCalls } from '../../../contract/calls';
import { sentencesOf } from '../../../contract/problems';
import type { Backend } from '../../../mock-server/backend';
import { demoCustomers } from '../../../mock-server/company/demo-accounts';
import { LIVE_PATH } from '../../../mock-server/live/server';
import { checkBackend, checkConnection } from '../../../tools/check-backend/check';
import { readKnownRides } from '../../../tools/check-backend/http-check';
import { type CheckSettings, parseCheckCommandLine } from '../../../tools/check-backend/settings';
import { type Finding, lineOf } from '../../../tools/shared/report';
import { shortTable } from '../../support/long';
import { checkSettings } from '../../support/planted/planted-stage';
import { createCaller, signIn, startBackend, temporaryFolder } from '../harness';

const folder = temporaryFolder();
/** The check speaks to any backend, so the clock is the real one; the rides are fast. */
const clock = { now: Date.now, advance: () => {} };
const SPEED = 10;
let backend: Backend;
let settings: CheckSettings;
const control = (method: string, path: string, body?: object) => createCaller(backend).call(method, path, body);

beforeAll(async () => {
  backend = await startBackend(join(folder, 'backend.json'), clock, { speed: SPEED });
  const login = await signIn(backend, clock, demoCustomers.traveller.sub);
  const live = `ws://localhost:${backend.livePort}${LIVE_PATH}`;
  const limits = { waitMs: 10_000, answerWaitMs: 3_000, quietMs: 40, refreshToken: null };
  settings = { ...checkSettings(`http://localhost:${backend.apiPort}`, login, 'traveller'), live, ...limits };
});
beforeEach(() => {
  settings = { ...settings, made: new Set() };
  return control('POST', '/__reset');
});
afterAll(() => backend.close());

const failing = (findings: readonly Finding[]) => findings.filter(({ problems }) => problems.length > 0).map(lineOf);

describe('The check of a backend against docs/backend.md', () => {
  it('finds nothing wrong with the local backend, reads only, and looks at every call', async () => {
    const findings = await checkBackend(settings);
    expect(failing(findings)).toEqual([]);
    const names = findings.filter((one) => one.notChecked === null).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(contractCalls.map(({ name }) => name)));
    expect((await control('GET', '/__log')).body).toMatchObject({ ordersCreated: 0, cases: { 706: 0 } });
  });

  it('with an order it looks at the course of a ride too, orders three times and cancels', async () => {
    const findings = await checkBackend({ ...settings, mayOrder: true });
    expect(failing(findings)).toEqual([]);
    const names = findings.filter((one) => one.notChecked === null).map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        'POST /bookings/createWebsiteOrder (an order)',
        '706',
        'customer_job_update',
        'customer_job_update_accepted',
        'customer_job_completed',
        'customer_job_driver_tracking',
        'a shared ride',
      ]),
    );
    expect((await control('GET', '/__log')).body).toMatchObject({ ordersCreated: 3 });
    expect([...settings.made]).toEqual([]);
  });

  it('without --order-key, --refresh-token or a token looks at the rest and at refusing, and says so', async () => {
    const nothing = { takesOrderKey: false, refreshToken: null, token: null, customerId: null, protocols: [] };
    const lines = (await checkBackend({ ...settings, ...nothing })).map(lineOf);
    expect(lines.filter((line) => line.startsWith('FAIL'))).toEqual([]);
    for (const name of ['the header Idempotency-Key', 'a refresh token in place of the token']) {
      expect(lines).toContainEqual(expect.stringContaining(`-     ${name}: not checked`));
    }
    expect(lines.at(-1)).toMatch(/not checked, .*token/);
  });

  it.each([404, 501])('leaves shared rides out where the backend answers %i, and says so', async (status) => {
    const calls = ['POST /bookings/*/share', 'DELETE /bookings/*/share', 'GET /follow/*'];
    await control(
      'POST',
      '/__faults',
      calls.map((match) => ({ match, status })),
    );
    const findings = await checkBackend({ ...settings, mayOrder: true });
    expect(failing(findings)).toEqual([]);
    const left = findings.filter(({ notChecked }) => notChecked === 'it is not offered').map(({ name }) => name);
    expect(left).toEqual([
      ...contractCalls.flatMap(({ isOptional, name }) => (isOptional ? [name] : [])),
      'a shared ride',
    ]);
  });

  it('says so when nobody answers', async () => {
    const findings = await checkBackend({ ...settings, url: 'http://localhost:1', live: 'ws://localhost:1' });
    const asked = findings.filter(
      ({ name, notChecked }) => notChecked === null && name !== 'the token of the customer',
    );
    expect(failing(findings)).toHaveLength(asked.length);
  });

  it.each(
    shortTable<[string, object, string]>(2, [
      ['700', { live: 'refuse-upgrade' }, 'does not open'],
      ['705', { live: 'mute' }, 'no customer_job_driver_tracking'],
      ['frames', { live: 'raw', text: 'hello' }, 'no flat JSON object'],
      ['frames', { live: 'raw', text: '{"key":"customer_news"}' }, 'no message customer_news'],
    ]),
  )('names a defect of the message %s: %j', async (name, fault, words) => {
    await control('POST', '/__faults', fault);
    const lines = failing(await checkConnection(settings, await readKnownRides(settings)));
    expect(lines.find((line) => line.startsWith(`FAIL  ${name}: `))).toContain(words);
  });
});

test('a line of the check names a field once, with the entries that it is wrong in', () => {
  const wrong = (id: string) => ({ field: 'price', what: 'is negative', id });
  expect(sentencesOf(['1', '2', '3', '4', '5', '5'].map(wrong))).toEqual(['price is negative (1, 2, 3 and 2 more)']);
  const others = [wrong('1'), { field: 'price', what: 'is missing', id: '2' }, { field: '', what: 'none' }];
  expect(sentencesOf(others)).toEqual(['price is negative (1, 2)', 'none']);
});

describe('The command line of the check', () => {
  const settingsOf = (...argv: string[]) => {
    const line = parseCheckCommandLine(argv);
    return line.kind === 'settings' ? line.settings : line;
  };

  it('reads addresses, token and how far it may go', () => {
    const token = `a.${Buffer.from(JSON.stringify({ id: 7 })).toString('base64url')}.b`;
    expect(settingsOf('--url', 'https://a.example/')).toMatchObject({
      ...{ url: 'https://a.example', origin: 'http://localhost:8000', live: null, protocols: [], mayOrder: false },
      ...{ foreignBooking: null, clientId: null, refreshToken: null, takesOrderKey: false, waitMs: 60_000 },
    });
    const more = '--url https://a --live wss://b/wss2 --orders --origin https://site.example --foreign-booking 7';
    const rest = '--client-id c --refresh-token r --order-key --token-protocol p --token';
    expect(settingsOf(...more.split(' '), ...rest.split(' '), token)).toMatchObject({
      ...{ live: 'wss://b/wss2', mayOrder: true, origin: 'https://site.example', foreignBooking: '7' },
      ...{ clientId: 'c', refreshToken: 'r', takesOrderKey: true, token, customerId: '7', protocols: ['p', token] },
    });
    expect(settingsOf('--url', 'https://a', '--token', 'x')).toMatchObject({ customerId: '13', protocols: [] });
  });

  it.each<[line: string, isError?: boolean]>([
    ['--live wss://b'],
    ['--url a.example'],
    ['--url https://a --live https://b'],
    ['--url https://a --orders'],
    ['--url https://a --at here'],
    ['--url https://a --wait long'],
    ['--url https://a --write'],
    ['--url https://a --origin https://site.example/'],
    ['--help', false],
  ])('%s is answered with the help, as an error or not', (line, isError = true) => {
    const text = expect.stringContaining('Usage:');
    expect(parseCheckCommandLine(line.split(' '))).toMatchObject({ kind: 'text', isError, text });
  });
});
