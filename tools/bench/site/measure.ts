import path from 'node:path';
import { ROOT, serve, startChromium } from '../browser';
import { type BuildTime, forgetLastBuild, runTimed } from './site-copy';
import { sizeGoals } from './sizes';
import { goalsInWords, keepTable, type Row } from './table';
import { buildTwin } from './twins';
import { ROUNDS, ROUNDS_OF_RATIOS, twinGoals, visitGoals } from './visit-goals';

const BARE = path.join(ROOT, 'tools/bench/bare');
/** The limit of goal 11, in seconds on two cores. */
const BUILD_LIMIT = '35';

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

/**
 * Builds the site and a bare Gatsby page with the texts of Home, measures both in one run, and writes one table
 * (docs/performance.md). Counts are exact; times are only valid as a ratio to the bare page of the same minute.
 */
export async function measureSite(args: readonly string[]) {
  const built = args.includes('--built') ? [] : build();
  const folders = { site: path.join(ROOT, 'public'), bare: path.join(BARE, 'public') };
  const twin = buildTwin(ROOT);
  const [site, bare, unfinished] = [await serve(folders.site), await serve(folders.bare), await serve(twin)];
  const browser = await startChromium();
  const rows = [
    ...built,
    ...sizeGoals(folders.site, folders.bare),
    ...(await visitGoals(browser, site.address, bare.address)),
    ...(await twinGoals(browser, site.address, unfinished.address)),
  ];
  await browser.close();
  keepTable(
    'bench',
    `median of ${ROUNDS} rounds in turns, of ${ROUNDS_OF_RATIOS} for the last four rows`,
    goalsInWords(rows),
  );
}
