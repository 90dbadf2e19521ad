import { createServer } from 'node:net';
import type { RunnerResult } from 'lighthouse';
import { installIfNeeded } from '../../../scripts/install.mjs';
import { languages, localPath } from '../../../src/i18n/languages';
import { serve, startChromium } from '../browser';
import { startOwnBackend } from '../own-backend';
import { copySite } from '../site/site-copy';
import { MARKETING } from '../site/sizes';
import { keepTable } from '../site/table';

const RUNS = 5;
/** A run is repeated if the machine's speed was below this (Lighthouse's own benchmark) … */
const SLOWEST_INDEX = 1_800;
/** … up to this many times per page. */
const ATTEMPTS = 12;

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Scores = Readonly<Record<(typeof CATEGORIES)[number], number>>;

/** One run on a page as a simulated phone: its scores out of 100, and this machine's speed during the run. */
interface Run {
  readonly scores: Scores;
  readonly index: number;
  /** The failed audits. */
  readonly faults: readonly string[];
}

const HEAD = ['page', 'performance', 'accessibility', 'best practices', 'SEO', 'limit', 'runs', 'discarded', 'index'];

/**
 * The lowest scores of five Lighthouse runs (mobile, simulated) of each page, header first. Each page has a required
 * performance score.
 */
async function lowestScores(site: string, pages: ReadonlyMap<string, number>): Promise<string[][]> {
  const port = await findFreePort();
  const browser = await startChromium(`--remote-debugging-port=${port}`);
  const lines = [HEAD];
  for (const [page, limit] of pages) {
    const kept: Run[] = [];
    let attempts = 0;
    while (kept.length < RUNS && attempts < ATTEMPTS) {
      attempts += 1;
      const run = await look(`${site}${page}`, port);
      if (run.index >= SLOWEST_INDEX) kept.push(run);
      if (run.faults.length > 0) console.log(`${page}, index ${Math.round(run.index)}: ${run.faults.join(', ')}`);
    }
    const line = lineOf(page, limit, kept, attempts);
    console.log(line.join('  '));
    lines.push(line);
  }
  await browser.close();
  return lines;
}

/** A free port, through which Lighthouse controls the browser. */
const findFreePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const address = probe.address();
      probe.close(() => resolve(address && typeof address === 'object' ? address.port : 0));
    });
  });

const lineOf = (page: string, limit: number, runs: readonly Run[], attempts: number): string[] => {
  const lowest = (of: (run: Run) => number) => (runs.length > 0 ? String(Math.min(...runs.map(of))) : '–');
  return [
    page,
    ...CATEGORIES.map((category) => lowest(({ scores }) => scores[category])),
    `${limit} / 100 / 100 / 100`,
    String(runs.length),
    String(attempts - runs.length),
    lowest(({ index }) => Math.round(index)),
  ];
};

async function look(address: string, port: number): Promise<Run> {
  // Imported dynamically, because it is an ES module and this file is compiled to require().
  const { default: lighthouse } = await import('lighthouse');
  const result = await lighthouse(address, { port, logLevel: 'error', onlyCategories: [...CATEGORIES] });
  if (!result) throw new Error(`Lighthouse has no answer about ${address}`);
  const score = (category: string) => scoreOf(result, category);
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    index: result.lhr.environment.benchmarkIndex,
    faults: faultsOf(result),
  };
}

/** The failed audits, with their descriptions. */
const faultsOf = ({ lhr }: RunnerResult): string[] =>
  CATEGORIES.flatMap((category) => lhr.categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id} ${lhr.audits[id]?.displayValue ?? ''}`.trim());

const scoreOf = ({ lhr }: RunnerResult, category: string) => Math.round((lhr.categories[category]?.score ?? 0) * 100);

/** Runs Lighthouse on the site as in production, where Google requires consent before any of it loads. */
export async function measureLighthouse() {
  await installIfNeeded('tools/bench/lighthouse');
  const { apiUrl, liveUrl, stop } = await startOwnBackend();
  const copy = copySite();
  copy.build({
    GATSBY_API_URL: apiUrl,
    GATSBY_LIVE_URL: liveUrl,
    GATSBY_MAPS_URL: 'https://maps.googleapis.com',
    GATSBY_IDENTITY_URL: 'https://accounts.google.com',
  });
  const { address } = await serve(copy.built);
  const inEveryLanguage = (page: string) => languages.map((language) => localPath(language, page));
  const limits = new Map<string, number>(MARKETING.flatMap(inEveryLanguage).map((page) => [page, 100]));
  for (const page of inEveryLanguage('/bookings')) limits.set(page, 95);
  const lines = await lowestScores(address, limits);
  await stop();
  keepTable('bench-lighthouse', 'Lighthouse, mobile, simulated, lowest of five runs', lines);
}
