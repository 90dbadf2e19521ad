import { writeFileSync } from 'node:fs';
import { globalAgent } from 'node:https';
import { join } from 'node:path';
import type { Backend } from '../../../mock-server/backend';
import { LIVE_PATH } from '../../../mock-server/live/server';
import { addressTable } from '../../../src/address-table';
import { checkLive } from '../../../tools/check-live/check';
import { type LiveSettings, parseLiveCommandLine } from '../../../tools/check-live/command-line';
import { allPassed, lineOf } from '../../../tools/shared/report';
import {
  type BendSite,
  type Certificate,
  certificateFor,
  type Served,
  serveLive,
  servePlain,
  serveSite,
} from '../../support/live-site/serve-site';
import { wrongSites } from '../../support/live-site/wrong-sites';
import { shortTable } from '../../support/long';
import { failing } from '../../support/planted/planted-stage';
import { createCaller, runProgram, startBackend, temporaryFolder } from '../harness';

const folder = temporaryFolder();
let backend: Backend;
let certificate: Certificate;
const opened: Served[] = [];
const keep = <S extends Served>(served: S) => {
  opened.push(served);
  return served;
};
const trust = (...certificates: readonly Certificate[]) => {
  globalAgent.options.ca = certificates.map(({ cert }) => cert);
};

beforeAll(async () => {
  globalAgent.maxSockets = 6;
  backend = await startBackend(join(folder, 'backend.json'), Date);
  certificate = await certificateFor('localhost', 90);
});
beforeEach(() => trust(certificate));
afterEach(() => Promise.all(opened.splice(0).map(({ close }) => close())));
afterAll(async () => {
  globalAgent.destroy();
  await backend.close();
});

const ofBackend = () => ({
  api: `http://localhost:${backend.apiPort}`,
  live: `ws://localhost:${backend.livePort}${LIVE_PATH}`,
});
/** Checks a site; a backend only if told to. */
const check = (origin: string, changes: Partial<LiveSettings> = {}) =>
  checkLive({ origin, plain: null, api: null, live: null, days: 14, ...changes });
const failingOf = async (changes: Partial<LiveSettings>, bend?: BendSite) =>
  failing(await check(keep(await serveSite(certificate, bend)).origin, changes));

describe('npm run check:live, on a site that is served as docs/operations.md says', () => {
  it('finds nothing wrong, looks at every page, and only reads the backend', async () => {
    const { origin } = keep(await serveSite(certificate));
    const redirect = keep(await servePlain(308, `${origin}/website/`));
    const live = keep(await serveLive(certificate));
    const findings = await check(origin, { ...ofBackend(), plain: redirect.origin, live: live.origin });
    // The websocket's library knows the machine's authorities alone: the command below opens it.
    expect(failing(findings)).toEqual([expect.stringContaining('the live connection opens')]);
    const lines = findings.map(lineOf);
    for (const page of Object.keys(addressTable.pages)) {
      expect(lines).toContain(`ok    /website${page}, every language, both spellings`);
    }
    expect(lines.filter((line) => line.includes('not checked'))).toEqual([]);
    expect((await createCaller(backend).call('GET', '/__log')).body).toMatchObject({ ordersCreated: 0 });
  });

  it('says what it was not given', async () => {
    const findings = await check(keep(await serveSite(certificate)).origin);
    expect(allPassed(findings)).toBe(true);
    expect(findings.map(lineOf).filter((line) => line.includes('not checked'))).toEqual([
      '-     http:// leads to https://: not checked, the site has a port of its own',
      '-     the certificate of the live connection: not checked, its address is not known',
      '-     the backend: not checked, neither --api nor GATSBY_API_URL names it',
      '-     the live connection opens: not checked, neither --live nor GATSBY_LIVE_URL names it',
    ]);
  });
});

describe('npm run check:live, on a site with one fault, names it in one line', () => {
  it.each(shortTable(4, wrongSites))('$name', async ({ line, problem, bend }) => {
    const failed = await failingOf({}, bend);
    expect(failed.filter((one) => !one.includes(problem))).toEqual([]);
    expect(failed.some((one) => one.startsWith(`FAIL  ${line}`))).toBe(true);
  });

  it.each([
    ['shows the site itself', 200, 'expected 301 or 308, got 200'],
    ['leads nowhere', 301, 'it leads to nowhere'],
  ])('http:// that %s', async (_what, status, problem) => {
    const plain = keep(await servePlain(status, '')).origin;
    expect(await failingOf({ plain })).toEqual([`FAIL  http:// leads to https://: ${problem}`]);
  });

  it('a call of the backend that answers something else', async () => {
    const { call } = createCaller(backend);
    await call('POST', '/__faults', [{ match: 'GET /vehicle-location', status: 500, times: 1 }]);
    expect(await failingOf(ofBackend())).toEqual([expect.stringContaining('FAIL  GET /vehicle-location: ')]);
  });

  it('a site that nobody serves: each line says so', async () => {
    const { origin, close } = await serveSite(certificate);
    await close();
    const findings = await check(origin);
    expect(failing(findings)).toHaveLength(findings.filter(({ notChecked }) => notChecked === null).length);
    expect(failing(findings)[0]).toMatch(/no answer: .*ECONNREFUSED/);
  });
});

describe('npm run check:live and certificates', () => {
  it.each([
    ['ends in ten days', 'localhost', 10, 'ends in 10 days, fewer than 14'],
    ['has ended', 'localhost', -2, 'no answer: certificate has expired'],
    ['is for another host', 'example.org', 90, "Hostname/IP does not match certificate's altnames"],
  ])('one that %s, of the site and of the live port', async (_, host, days, problem) => {
    const wrong = await certificateFor(host, days);
    trust(certificate, wrong);
    const ofSite = failing(await check(keep(await serveSite(wrong)).origin));
    const ofLive = await failingOf({ live: keep(await serveLive(wrong)).origin });
    expect(ofSite.find((line) => line.includes('certificate of the site'))).toContain(problem);
    expect(ofLive.find((line) => line.includes('certificate of the live'))).toContain(problem);
  });

  it('one that nobody trusts', async () => {
    trust();
    expect((await failingOf({}))[0]).toContain('self-signed');
  });
});

function command(...args: string[]) {
  const trusted = join(folder, 'trusted.pem');
  writeFileSync(trusted, certificate.cert);
  return runProgram(['tools/check.ts', 'live', ...args], { NODE_EXTRA_CA_CERTS: trusted });
}

describe('the command npm run check:live', () => {
  it('ends with the sum and 0 when all is well, with 1 when something is wrong; a second time too', async () => {
    const live = keep(await serveLive(certificate));
    const right = keep(await serveSite(certificate));
    const wrong = keep(await serveSite(certificate, wrongSites[0]?.bend));
    const backendOptions = ['--api', ofBackend().api, '--live', live.origin];
    const good = await command(right.origin, ...backendOptions);
    expect(good).toMatchObject({ code: 0, complaint: '' });
    expect(good.out).toMatch(/\n\n\d+ passed, 0 failed\n$/);
    expect(good.out).toContain('ok    the live connection opens');
    expect(await command(right.origin, ...backendOptions)).toEqual(good);
    const bad = await command(wrong.origin, ...backendOptions);
    expect(bad.code).toBe(1);
    expect(bad.out).toContain('got 301 to /website/bookings');
    expect(bad.out).toMatch(/ passed, 1 failed\n$/);
  });

  it.each([
    [['http://example.org'], 'Name the site by an address like https://www.example.org.'],
    [['https://example.org/other'], 'Name the site by an address'],
    [[], 'Name the site by an address'],
    [['https://example.org', 'https://example.com'], 'Name one site.'],
    [['https://example.org', '--live', 'https://example.org'], '--live must begin with wss:// or ws://.'],
    [['https://example.org', '--api', 'example.org'], '--api must begin with https:// or http://.'],
    [['https://example.org', '--days', 'ten'], '--days must be a number of days.'],
    [['https://example.org', '--host'], "Unknown option '--host'"],
  ])('refuses %j with a sentence and the usage', (argv, sentence) => {
    const read = parseLiveCommandLine(argv, {});
    expect(read).toMatchObject({ kind: 'text', isError: true, text: expect.stringContaining(sentence) });
    expect(read).toMatchObject({ text: expect.stringContaining('Usage: npm run check:live') });
  });

  it('takes what it is not told from the variables of the build', () => {
    const variables = {
      GATSBY_SITE_URL: 'https://www.example.org',
      GATSBY_API_URL: 'https://dispatch.example.org/',
      GATSBY_LIVE_URL: 'wss://dispatch.example.org:55552/taxi/wss2',
    };
    const site = { origin: 'https://www.example.org', plain: 'http://www.example.org' };
    const dispatch = { api: 'https://dispatch.example.org', live: 'wss://dispatch.example.org:55552/taxi/wss2' };
    const settings = { ...site, ...dispatch, days: 14 };
    expect(parseLiveCommandLine([], variables)).toEqual({ kind: 'settings', settings });
    expect(parseLiveCommandLine(['https://example.org:8443/website/', '--days', '30'], {})).toMatchObject({
      settings: { origin: 'https://example.org:8443', plain: null, api: null, live: null, days: 30 },
    });
    expect(parseLiveCommandLine(['--help'], {})).toMatchObject({ kind: 'text', isError: false });
  });
});
