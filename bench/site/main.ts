import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cpus, totalmem } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../../scripts/chromium.mjs';
import { createStaticServer } from '../../scripts/static-server.mjs';
import { inColumns } from '../backend/measurements';
import { documentBytes, inlineScriptBytes, inlineStyleBytes, namedScriptBytes } from './sizes';
import { addUpShifts, countRequestsOfSecondVisit, type Visit, visitSlowly } from './visits';

/**
 * `npm run bench`: builds the site and, beside it, a bare Gatsby page with the words of Home, measures both in one run, and writes one table
 * (docs/performance.md). Counts are exact; times hold only as a ratio to the bare page of the same minute. `-- --built` takes
 * the builds that are there.
 */
const ROOT = path.resolve(__dirname, '../..');
const BARE = path.join(ROOT, 'bench/bare');
const DOCUMENT = path.join(ROOT, 'docs/performance.md');
const ROUNDS = 3;

const MARKETING = ['/', '/business', '/partner', '/imprint', '/privacy', '/accessibility', '/terms'];
const PROGRAMS = ['/bookings', '/booking-details', '/private'];

function build() {
  const run = (arguments_: readonly string[], cwd: string) => {
    const env = { ...process.env, NODE_ENV: 'production', GATSBY_TELEMETRY_DISABLED: '1' };
    const { status } = spawnSync(process.execPath, arguments_, { cwd, env, stdio: 'inherit' });
    if (status !== 0) process.exit(1);
  };
  run(['scripts/build.mjs'], ROOT);
  run([path.join(ROOT, 'node_modules/gatsby/cli.js'), 'build', '--prefix-paths'], BARE);
}

const htmlOf = (built: string, page: string) => readFileSync(path.join(built, page, 'index.html'), 'utf8');

function serve(built: string): Promise<{ address: string; server: Server }> {
  const server = createStaticServer(built);
  return new Promise((resolve) => {
    server.listen(0, () => {
      resolve({ server, address: `http://localhost:${(server.address() as AddressInfo).port}/website` });
    });
  });
}

const median = (numbers: readonly number[]) =>
  [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

/** A row: what is measured, now, its limit, the same of the bare page. */
type Row = readonly [goal: string, now: number, limit: string, bare: number | null];

const inWords = ([goal, now, limit, bare]: Row) => [
  goal,
  now.toLocaleString('en'),
  limit,
  bare === null ? '–' : bare.toLocaleString('en'),
  bare ? (now / bare).toFixed(2) : '–',
];

/** What is in the files. */
function sizes(site: string, bare: string): Row[] {
  const bareHtml = htmlOf(bare, '/');
  const bareScripts = namedScriptBytes(bare, bareHtml);
  const pages = MARKETING.flatMap((page) => [page, `/de${page}`]);
  return [
    ...MARKETING.map(
      (page): Row => [
        `${page}: document, bytes (brotli)`,
        documentBytes(htmlOf(site, page)),
        '13,000',
        documentBytes(bareHtml),
      ],
    ),
    [
      'largest German document, bytes (brotli)',
      Math.max(...pages.map((page) => documentBytes(htmlOf(site, page)))),
      '13,000',
      documentBytes(bareHtml),
    ],
    ['inline script of Home, bytes (gzip)', inlineScriptBytes(htmlOf(site, '/')), '1,700', inlineScriptBytes(bareHtml)],
    ['styles in Home, bytes', inlineStyleBytes(htmlOf(site, '/')), '–', null],
    ...PROGRAMS.map(
      (page): Row => [
        `${page}: script until usable, bytes (gzip)`,
        namedScriptBytes(site, htmlOf(site, page)),
        '122,880',
        bareScripts,
      ],
    ),
    ...PROGRAMS.map(
      (page): Row => [
        `${page}: document, bytes (brotli)`,
        documentBytes(htmlOf(site, page)),
        '–',
        documentBytes(bareHtml),
      ],
    ),
  ];
}

/** The same visit of both, in turns. */
async function inTurns(
  browser: Browser,
  address: string,
  bareAddress: string,
): Promise<{ now: Visit[]; bare: Visit[] }> {
  const now: Visit[] = [];
  const bare: Visit[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    now.push(await visitSlowly(browser, address));
    bare.push(await visitSlowly(browser, bareAddress));
  }
  return { now, bare };
}

const medianOf = (visits: readonly Visit[], part: keyof Visit) =>
  Math.round(median(visits.map((visit) => visit[part] ?? 0)));

/** What a browser does with them. */
async function visits(browser: Browser, site: string, bare: string): Promise<Row[]> {
  const home = await inTurns(browser, `${site}/`, `${bare}/`);
  const bookings = await inTurns(browser, `${site}/bookings`, `${bare}/`);
  const row = (goal: string, { now, bare: other }: typeof home, part: keyof Visit, limit: string): Row => [
    goal,
    medianOf(now, part),
    limit,
    medianOf(other, part),
  ];
  return [
    row('Home: requests before a touch, without pictures', home, 'requests', '1'),
    row('Home: script before a touch, bytes on the wire', home, 'scriptBytes', '0'),
    row('Home: largest paint on slow, ms', home, 'paintedMs', '–'),
    row('Home: longest task on slow, ms', home, 'longestTaskMs', '–'),
    row('/bookings: usable on slow, ms', bookings, 'usableMs', '1,500'),
    row('/bookings: longest task on slow, ms', bookings, 'longestTaskMs', '150'),
    [
      'Home: requests of a second visit',
      await countRequestsOfSecondVisit(browser, `${site}/`),
      '1',
      await countRequestsOfSecondVisit(browser, `${bare}/`),
    ],
    [
      'Home: layout shifts of a session',
      await addUpShifts(browser, `${site}/`),
      '0',
      await addUpShifts(browser, `${bare}/`),
    ],
    ['/bookings: layout shifts of a session', await addUpShifts(browser, `${site}/bookings`), '0', null],
    ['/private: layout shifts of a session', await addUpShifts(browser, `${site}/private/your-ride`), '0', null],
  ];
}

/** Puts the table between its two marks in the document. */
function keep(table: string) {
  const [before = '', rest = ''] = readFileSync(DOCUMENT, 'utf8').split('<!-- bench -->\n');
  const [, after = ''] = rest.split('<!-- /bench -->');
  writeFileSync(DOCUMENT, `${before}<!-- bench -->\n${table}\n<!-- /bench -->${after}`);
}

async function main() {
  if (!process.argv.includes('--built')) build();
  const folders = { site: path.join(ROOT, 'public'), bare: path.join(BARE, 'public') };
  const [site, bare] = [await serve(folders.site), await serve(folders.bare)];
  const browser = await chromium.launch({
    executablePath: (await findChromium()) ?? '',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const rows = [...sizes(folders.site, folders.bare), ...(await visits(browser, site.address, bare.address))].map(
    inWords,
  );
  await browser.close();
  for (const { server } of [site, bare]) server.close();
  const head = ['goal', 'now', 'limit', 'bare page', 'ratio'];
  console.log(inColumns([head, ...rows]));
  const machine = `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, median of ${ROUNDS} rounds in turns.`;
  const markdown = [head, head.map((_, column) => (column === 0 ? '---' : '---:')), ...rows].map(
    (row) => `| ${row.join(' | ')} |`,
  );
  keep([machine, '', ...markdown].join('\n'));
  process.exit(0);
}

void main();
