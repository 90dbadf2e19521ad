import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../../scripts/browsers.mjs';
import { installIfNeeded } from '../../scripts/install.mjs';
import { createStaticServer } from '../../scripts/static-server.mjs';
import { addressTable } from '../../src/address-table';
import { languages, localPath } from '../../src/i18n/languages';
import { startBackendUnderLoad } from '../backend/backend-under-load';
import { accessibilityOfEachPage } from '../lighthouse/accessibility';
import { lowestScores } from '../lighthouse/lowest-scores';
import { timePerAddedPage } from './build-time';
import { MARKETING } from './pages';
import { type BuildTime, copySite, forgetLastBuild, runTimed } from './site-copy';
import { sizeGoals } from './sizes';
import { goalsInWords, keepTable, type Row } from './table';
import { buildTwin } from './twins';
import { ROUNDS, twinGoals, visitGoals } from './visit-goals';

/**
 * `npm run bench`: builds the site and a bare Gatsby page with the texts of Home, measures both in one run, and writes
 * one table (docs/performance.md). Counts are exact; times are only valid as a ratio to the bare page of the same
 * minute. `-- --built` uses the existing builds. Three long parts run only on request, instead of the rest, and write
 * separate tables: `-- --lighthouse` (10 minutes), `-- --accessibility` (Lighthouse's accessibility of every page,
 * signed in, 6 minutes) and `-- --build-time` (the time per added page, 2 minutes). The maps have `npm run bench:maps`.
 */
const ROOT = path.resolve(__dirname, '../..');
const BARE = path.join(ROOT, 'bench/bare');
/** The limit of goal 11, in seconds on two cores. */
const BUILD_LIMIT = '35';

const isAsked = (option: string) => process.argv.includes(`--${option}`);

const requireChromium = async () => (await findChromium()) ?? '';

function serve(built: string): Promise<{ address: string; server: Server }> {
  const server = createStaticServer({ built });
  return new Promise((resolve) => {
    server.listen(0, () => {
      resolve({ server, address: `http://localhost:${(server.address() as AddressInfo).port}${addressTable.prefix}` });
    });
  });
}

/** Builds both from scratch. */
function build(): Row[] {
  const gatsby = [path.join(ROOT, 'node_modules/gatsby/cli.js'), 'build', '--prefix-paths'];
  for (const folder of [ROOT, BARE]) forgetLastBuild(folder);
  const [site, bare] = [runTimed(['scripts/build.mjs'], ROOT), runTimed(gatsby, BARE)];
  const seconds = (time: BuildTime, part: keyof BuildTime) => Math.round(time[part] / 100) / 10;
  return [
    ['clean build, s', seconds(site, 'wallMs'), BUILD_LIMIT, seconds(bare, 'wallMs')],
    ["clean build, the processor's time, s", seconds(site, 'processorMs'), 'ratio 2.7', seconds(bare, 'processorMs')],
  ];
}

/** The goals that every run without a long part measures. */
async function measureGoals() {
  const built = isAsked('built') ? [] : build();
  const folders = { site: path.join(ROOT, 'public'), bare: path.join(BARE, 'public') };
  const twin = buildTwin(ROOT);
  const [site, bare, unfinished] = [await serve(folders.site), await serve(folders.bare), await serve(twin.built)];
  const browser = await chromium.launch({
    executablePath: await requireChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const rows = [
    ...built,
    ...sizeGoals(folders.site, folders.bare),
    ...(await visitGoals(browser, site.address, bare.address)),
    ...(await twinGoals(browser, site.address, unfinished.address)),
  ];
  twin.remove();
  await browser.close();
  keepTable('bench', `median of ${ROUNDS} rounds in turns`, goalsInWords(rows));
}

/** The addresses of Google's scripts in a copy, given the address of the local backend with its stand-ins. */
type GoogleOf = (apiUrl: string) => Readonly<Record<'GATSBY_MAPS_URL' | 'GATSBY_IDENTITY_URL', string>>;

/** Builds and serves a copy of the site for Lighthouse, with a separate backend. */
async function serveCopy(googleOf: GoogleOf) {
  await installIfNeeded('bench/lighthouse');
  const { apiUrl, liveUrl, stop } = await startBackendUnderLoad(1, []);
  const copy = copySite(ROOT);
  copy.build({ GATSBY_API_URL: apiUrl, GATSBY_LIVE_URL: liveUrl, ...googleOf(apiUrl) });
  const { address } = await serve(copy.built);
  copy.remove();
  return { address, apiUrl, stop };
}

/** Runs Lighthouse on the site as in production, where Google requires consent before any of it loads. */
async function measureByLighthouse() {
  const { address, stop } = await serveCopy(() => ({
    GATSBY_MAPS_URL: 'https://maps.googleapis.com',
    GATSBY_IDENTITY_URL: 'https://accounts.google.com',
  }));
  const inEveryLanguage = (page: string) => languages.map((language) => localPath(language, page));
  const limits = new Map<string, number>(MARKETING.flatMap(inEveryLanguage).map((page) => [page, 100]));
  for (const page of inEveryLanguage('/bookings')) limits.set(page, 95);
  const lines = await lowestScores(address, limits, await requireChromium());
  await stop();
  keepTable('bench-lighthouse', 'Lighthouse, mobile, simulated, lowest of five runs', lines);
}

/** Measures every page of the site with the stand-ins for Google, as a signed-in customer with a ride. */
async function measureAccessibility() {
  const { address, apiUrl, stop } = await serveCopy((standIns) => ({
    GATSBY_MAPS_URL: standIns,
    GATSBY_IDENTITY_URL: standIns,
  }));
  const { lines, isPerfect } = await accessibilityOfEachPage(address, apiUrl, await requireChromium());
  await stop();
  keepTable('bench-accessibility', 'Lighthouse, mobile, a customer with a ride, accessibility out of 100', lines);
  return isPerfect;
}

async function main() {
  if (isAsked('accessibility')) process.exit((await measureAccessibility()) ? 0 : 1);
  if (isAsked('lighthouse')) await measureByLighthouse();
  else if (isAsked('build-time')) {
    keepTable('bench-build-time', 'builds with 0, 50 and 500 pages added', goalsInWords(timePerAddedPage(ROOT)));
  } else await measureGoals();
  process.exit(0);
}

void main();
