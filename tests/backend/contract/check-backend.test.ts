import { contractCalls } from '../../../contract/calls';
import { sentencesOf } from '../../../contract/problems';
import { checkBackend, checkConnection } from '../../../tools/check-backend/check';
import { readKnownRides } from '../../../tools/check-backend/http-check';
import { parseCheckCommandLine } from '../../../tools/check-backend/settings';
import { cause, noAnswer } from '../../../tools/shared/http-client';
import { type Finding, lineOf } from '../../../tools/shared/report';
import { shortTable } from '../../support/long';
import { failing, onStage, type PlantedStage } from '../../support/planted/planted-stage';

/** The check of the local backend itself, which has time on a busy machine. */
const settingsOn = async (stage: PlantedStage) => ({
  ...(await stage.settings()),
  ...{ ...stage.direct, waitMs: 30_000, answerWaitMs: 10_000, quietMs: 40, refreshToken: null },
});
const namesOfChecked = (findings: readonly Finding[]) =>
  findings.filter(({ notChecked }) => notChecked === null).map(({ name }) => name);

describe('The check of a backend against docs/backend.md', () => {
  onStage('finds nothing wrong with the local backend, reads only, and looks at every call', async (stage) => {
    const findings = await checkBackend(await settingsOn(stage));
    expect(failing(findings)).toEqual([]);
    expect(namesOfChecked(findings)).toEqual(expect.arrayContaining(contractCalls.map(({ name }) => name)));
    expect((await stage.call('GET', '/__log')).body).toMatchObject({ ordersCreated: 0, cases: { 706: 0 } });
  });

  onStage('with an order it looks at the course of a ride too, orders three times and cancels', async (stage) => {
    const settings = { ...(await settingsOn(stage)), mayOrder: true };
    const findings = await checkBackend(settings);
    expect(failing(findings)).toEqual([]);
    const course = ['POST /bookings/createWebsiteOrder (an order)', '706', 'a shared ride'];
    const told = ['update', 'update_accepted', 'completed', 'driver_tracking'].map((key) => `customer_job_${key}`);
    expect(namesOfChecked(findings)).toEqual(expect.arrayContaining([...course, ...told]));
    expect((await stage.call('GET', '/__log')).body).toMatchObject({ ordersCreated: 3 });
    expect([...settings.made]).toEqual([]);
  });

  onStage('without --order-key, --refresh-token or a token checks what is left, and says so', async (stage) => {
    const nothing = { takesOrderKey: false, token: null, customerId: null, protocols: [] };
    const findings = await checkBackend({ ...(await settingsOn(stage)), ...nothing });
    expect(failing(findings)).toEqual([]);
    const lines = findings.map(lineOf);
    for (const name of ['the header Idempotency-Key', 'a refresh token in place of the token']) {
      expect(lines).toContainEqual(expect.stringContaining(`-     ${name}: not checked`));
    }
    expect(lines.at(-1)).toMatch(/not checked, .*token/);
  });

  onStage.each([[404], [501]])('leaves shared rides out where the answer is %i, and says so', async (stage, status) => {
    const calls = ['POST /bookings/*/share', 'DELETE /bookings/*/share', 'GET /follow/*'];
    const faults = calls.map((match) => ({ match, status }));
    await stage.call('POST', '/__faults', faults);
    const findings = await checkBackend({ ...(await settingsOn(stage)), mayOrder: true });
    expect(failing(findings)).toEqual([]);
    const left = findings.filter(({ notChecked }) => notChecked === 'it is not offered').map(({ name }) => name);
    const optional = contractCalls.filter(({ isOptional }) => isOptional).map(({ name }) => name);
    expect(left).toEqual([...optional, 'a shared ride']);
  });

  onStage('says so when nobody answers', async (stage) => {
    const nowhere = { url: 'http://localhost:1', live: 'ws://localhost:1' };
    const findings = await checkBackend({ ...(await settingsOn(stage)), ...nowhere });
    const asked = namesOfChecked(findings).filter((name) => name !== 'the token of the customer');
    expect(failing(findings)).toHaveLength(asked.length);
  });

  onStage.each(
    shortTable<[string, object, string]>(2, [
      ['700', { live: 'refuse-upgrade' }, 'does not open'],
      ['705', { live: 'mute' }, 'no customer_job_driver_tracking'],
      ['frames', { live: 'raw', text: 'hello' }, 'no flat JSON object'],
      ['frames', { live: 'raw', text: '{"key":"customer_news"}' }, 'no message customer_news'],
    ]),
  )('names a defect of the message %s: %j', async (stage, name, fault, words) => {
    await stage.call('POST', '/__faults', fault);
    const settings = await settingsOn(stage);
    const lines = failing(await checkConnection(settings, await readKnownRides(settings)));
    expect(lines.find((line) => line.startsWith(`FAIL  ${name}: `))).toContain(words);
  });
});

test('a line of the check names a field once, with the entries in which it is wrong', () => {
  const wrong = (id: string) => ({ field: 'price', what: 'is negative', id });
  expect(sentencesOf(['1', '2', '3', '4', '5', '5'].map(wrong))).toEqual(['price is negative (1, 2, 3 and 2 more)']);
  const others = [wrong('1'), { field: 'price', what: 'is missing', id: '2' }, { field: '', what: 'none' }];
  expect(sentencesOf(others)).toEqual(['price is negative (1, 2)', 'none']);
});

const refused = (address: string) => new Error(`connect ECONNREFUSED ${address}`);
/** How Node fails for a host with several addresses: without words of its own. */
const ofEachAddress = new AggregateError([refused('127.0.0.1:1'), refused('[::1]:1')], '');

test.each<[words: string, error: unknown]>([
  ['fetch failed', new TypeError('fetch failed')],
  ['certificate has expired', new TypeError('fetch failed', { cause: new Error('certificate has expired') })],
  ['connect ECONNREFUSED 127.0.0.1:1; connect ECONNREFUSED [::1]:1', ofEachAddress],
  ['EPIPE', Object.assign(new Error(), { code: 'EPIPE' })],
  ['AggregateError', new AggregateError([])],
  ['closed', 'closed'],
])('no answer, in the words of its cause: %s', (words, error) => {
  expect(cause(error)).toBe(words);
  expect(noAnswer(error)).toBe(`no answer: ${words}`);
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

  it('says which option is missing', () => {
    const text = expect.stringMatching(/^--url must be an address that begins with https:\/\/ or http:\/\/\.\n/);
    expect(parseCheckCommandLine([])).toMatchObject({ kind: 'text', isError: true, text });
  });
});
