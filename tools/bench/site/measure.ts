import { rmSync } from 'node:fs';
import path from 'node:path';
import { startChromium } from '../../../scripts/browsers.mjs';
import { repository } from '../../../tests/support/folders/repository';
import { serve } from '../browser';
import { type BuildTime, buildWithGatsby, runTimed } from '../builds';
import { keepTable, type Table } from '../table';
import { sizeGoals } from './sizes';
import { buildTwin } from './twins';
import { ROUNDS, ROUNDS_OF_RATIOS, type Row, twinGoals, visitGoals } from './visit-goals';

const BARE = path.join(repository, 'tools/bench/bare');
/** The limit of goal 11, in seconds on two cores. */
const BUILD_LIMIT = '35';

/** Builds both from scratch. */
function build(): Row[] {
  for (const folder of [repository, BARE]) {
    for (const name of ['public', '.cache']) rmSync(path.join(folder, name), { recursive: true, force: true });
  }
  const [site, bare] = [runTimed(['scripts/build.mjs'], repository), buildWithGatsby(BARE)];
  const seconds = (time: BuildTime, part: keyof BuildTime) => Math.round(time[part] / 100) / 10;
  return [
    ['clean build, s', seconds(site, 'wallMs'), BUILD_LIMIT, seconds(bare, 'wallMs')],
    ["clean build, the processor's time, s", seconds(site, 'processorMs'), 'ratio 2.7', seconds(bare, 'processorMs')],
  ];
}

/** Goals as lines of text. */
const goalsInWords = (rows: readonly Row[]): Table => [
  ['goal', 'now', 'limit', 'bare page', 'ratio'],
  ...rows.map(([goal, now, limit, bare]) => [
    goal,
    now.toLocaleString('en'),
    limit,
    bare === null ? '–' : bare.toLocaleString('en'),
    bare ? (now / bare).toFixed(2) : '–',
  ]),
];

/**
 * Builds the site and a bare Gatsby page with the texts of Home, measures both in one run, and writes one table
 * (docs/performance.md). Counts are exact; times are only valid as a ratio to the bare page of the same minute.
 */
export async function measureSite(args: readonly string[]) {
  const built = args.includes('--built') ? [] : build();
  const folders = { site: path.join(repository, 'public'), bare: path.join(BARE, 'public') };
  const twin = buildTwin();
  const [site, bare, unfinished] = [await serve(folders.site), await serve(folders.bare), await serve(twin)];
  const browser = await startChromium();
  const rows = [
    ...built,
    ...sizeGoals(folders.site, folders.bare),
    ...(await visitGoals(browser, site.address, bare.address)),
    ...(await twinGoals(browser, site.address, unfinished.address)),
  ];
  await browser.close();
  const how = `median of ${ROUNDS} rounds in turns, of ${ROUNDS_OF_RATIOS} for the last four rows`;
  keepTable('docs/performance.md', 'bench', how, goalsInWords(rows));
}
