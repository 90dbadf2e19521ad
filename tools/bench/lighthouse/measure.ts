import { createServer } from 'node:net';
import path from 'node:path';
import type { Result } from 'lighthouse';
import { startChromium } from '../../../scripts/browsers.mjs';
import { installIfNeeded } from '../../../scripts/install.mjs';
import { languages, localPath } from '../../../src/i18n/languages';
import { copyRepository } from '../../../tests/support/folders/repository';
import { listen, serve, startOwnBackend } from '../browser';
import { buildWithGatsby } from '../builds';
import { MARKETING } from '../site/sizes';
import { keepTable, type Table } from '../table';

const RUNS = 5;
/** A run is repeated if the machine's speed was below this (Lighthouse's own benchmark) … */
const SLOWEST_INDEX = 1_800;
/** … up to this many times per page. */
const ATTEMPTS = 12;

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const HEAD = ['page', 'performance', 'accessibility', 'best practices', 'SEO', 'limit', 'runs', 'discarded', 'index'];

/**
 * The lowest scores of five Lighthouse runs (mobile, simulated) of each page, header first. Each page has a required
 * performance score.
 */
async function lowestScores(site: string, pages: ReadonlyMap<string, number>): Promise<Table> {
  const port = await findFreePort();
  const browser = await startChromium(`--remote-debugging-port=${port}`);
  const lines = [HEAD];
  for (const [page, limit] of pages) {
    const kept: Result[] = [];
    let attempts = 0;
    while (kept.length < RUNS && attempts < ATTEMPTS) {
      attempts += 1;
      const run = await look(`${site}${page}`, port);
      const faults = faultsOf(run);
      if (indexOf(run) >= SLOWEST_INDEX) kept.push(run);
      if (faults.length > 0) console.log(`${page}, index ${indexOf(run)}: ${faults.join(', ')}`);
    }
    const line = lineOf(page, limit, kept, attempts);
    console.log(line.join('  '));
    lines.push(line);
  }
  await browser.close();
  return lines;
}

/** A free port, through which Lighthouse controls the browser. */
async function findFreePort(): Promise<number> {
  const probe = createServer();
  const port = await listen(probe);
  probe.close();
  return port;
}

/** One run on a page as a simulated phone. */
async function look(address: string, port: number): Promise<Result> {
  // Imported dynamically, because it is an ES module and this file is compiled to require().
  const { default: lighthouse } = await import('lighthouse');
  const result = await lighthouse(address, { port, logLevel: 'error', onlyCategories: CATEGORIES });
  if (!result) throw new Error(`Lighthouse has no answer about ${address}`);
  return result.lhr;
}

/** This machine's speed during a run. */
const indexOf = ({ environment }: Result) => Math.round(environment.benchmarkIndex);

/** A score out of 100. */
const scoreOf = ({ categories }: Result, category: string) => Math.round((categories[category]?.score ?? 0) * 100);

/** The failed audits, with their descriptions. */
const faultsOf = ({ audits, categories }: Result): string[] =>
  CATEGORIES.flatMap((category) => categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim());

const lineOf = (page: string, limit: number, runs: readonly Result[], attempts: number): string[] => {
  const lowest = (of: (run: Result) => number) => (runs.length > 0 ? String(Math.min(...runs.map(of))) : '–');
  return [
    page,
    ...CATEGORIES.map((category) => lowest((run) => scoreOf(run, category))),
    `${limit} / 100 / 100 / 100`,
    String(runs.length),
    String(attempts - runs.length),
    lowest(indexOf),
  ];
};

/** Runs Lighthouse on the site as in production, where Google requires consent before any of it loads. */
export async function measureLighthouse() {
  await installIfNeeded('tools/bench/lighthouse');
  const { apiUrl, liveUrl, end } = await startOwnBackend();
  const copy = copyRepository('bench');
  buildWithGatsby(copy, {
    GATSBY_API_URL: apiUrl,
    GATSBY_LIVE_URL: liveUrl,
    GATSBY_MAPS_URL: 'https://maps.googleapis.com',
    GATSBY_IDENTITY_URL: 'https://accounts.google.com',
  });
  const { address } = await serve(path.join(copy, 'public'));
  const inEveryLanguage = (page: string) => languages.map((language) => localPath(language, page));
  const limits = new Map<string, number>(MARKETING.flatMap(inEveryLanguage).map((page) => [page, 100]));
  for (const page of inEveryLanguage('/bookings')) limits.set(page, 95);
  const lines = await lowestScores(address, limits);
  await end('SIGTERM');
  keepTable('docs/performance.md', 'bench-lighthouse', 'Lighthouse, mobile, simulated, lowest of five runs', lines);
}
