import type { Browser } from '@playwright/test';
import { type BackendUnderLoad, startBackendUnderLoad } from '../backend/backend-under-load';
import { ROOT, serve, standIns, startChromium } from '../browser';
import { copySite } from '../site/site-copy';
import { goalsInWords, keepTable, median, type Row } from '../site/table';
import { type FirstMap, visitMap } from './first-map';
import { type Cost, WATCHED_MS, watchFleet } from './fleet';

const TOWN = 5_000;
/** For a few taxis only the page's elements are counted. */
const FLEETS = [10, TOWN];
const LONG_TASK_MS = 50;
const ROUNDS = 5;

type Site = Awaited<ReturnType<typeof serve>>;

/** Builds and serves the site with these open capabilities. */
async function serveWith(openMaps: string, { apiUrl, liveUrl }: BackendUnderLoad): Promise<Site> {
  const copy = copySite(ROOT);
  copy.build({
    OPEN_MAPS: openMaps,
    ...standIns(apiUrl, liveUrl),
    GATSBY_TILES_URL: `${apiUrl}/tiles/{z}/{x}/{y}{r}.png`,
    GATSBY_ADDRESSES_URL: `${apiUrl}/photon`,
    GATSBY_WAYS_URL: `${apiUrl}/valhalla`,
  });
  const site = await serve(copy.built);
  copy.remove();
  return site;
}

/** First visits of both sites, alternating. */
async function firstMapRows(browser: Browser, open: Site, google: Site): Promise<Row[]> {
  const visits: { open: FirstMap; google: FirstMap }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    visits.push({ open: await visitMap(browser, open.address), google: await visitMap(browser, google.address) });
  }
  const row = (goal: string, part: keyof FirstMap, limit: string): Row => [
    goal,
    Math.round(median(visits.map((visit) => visit.open[part]))),
    limit,
    Math.round(median(visits.map((visit) => visit.google[part]))),
  ];
  return [row('first map on slow, ms', 'beginsMs', 'Google’s'), row('whole map on slow, ms', 'wholeMs', '–')];
}

const inHundredths = (ms: number) => Math.round(ms * 100) / 100;
const longTasks = (cost: Cost) => cost.longTasks.filter((ms) => ms > LONG_TASK_MS).length;

/** The costs of one fleet on both maps. */
function fleetRows(count: number, open: Cost, google: Cost): Row[] {
  const row = (goal: string, of: (cost: Cost) => number, limit = '–'): Row => [
    `${count} taxis: ${goal}`,
    of(open),
    limit,
    of(google),
  ];
  const elements = row('elements of the page', (cost) => cost.elements);
  if (count !== TOWN) return [elements];
  return [
    elements,
    row('a frame, median ms', ({ frames }) => inHundredths(median(frames)), '3'),
    row('the longest frame, ms', ({ frames }) => inHundredths(Math.max(0, ...frames))),
    row('tasks above 50 ms in two polls', longTasks, '0'),
    row('commits in two polls', ({ commits }) => commits),
    row('mutations in two polls', ({ mutations }) => mutations),
  ];
}

async function measureFleet(browser: Browser, site: Site, count: number): Promise<Cost> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const cost = await watchFleet(page, site.address, count, count === TOWN ? WATCHED_MS : 0);
  await page.close();
  return cost;
}

/**
 * Builds the site with Google's maps and with the open ones, and measures both in one run: the first map on a slow
 * phone, and the free taxis of a whole town compared with a few. Writes a table (docs/performance.md).
 */
export async function measureMaps(): Promise<void> {
  const backend = await startBackendUnderLoad(1, []);
  const [google, open] = [await serveWith('', backend), await serveWith('map,addresses,ways', backend)];
  const browser = await startChromium();
  const rows = await firstMapRows(browser, open, google);
  for (const count of FLEETS) {
    const costs = {
      open: await measureFleet(browser, open, count),
      google: await measureFleet(browser, google, count),
    };
    rows.push(...fleetRows(count, costs.open, costs.google));
  }
  await browser.close();
  for (const site of [google, open]) site.close();
  await backend.stop();
  const seconds = WATCHED_MS / 1_000;
  const how = `median of ${ROUNDS} first visits in turns; ${seconds} s with two polls in which every taxi moves`;
  keepTable('bench-maps', how, goalsInWords(rows, ['open map', 'Google’s map']));
}
