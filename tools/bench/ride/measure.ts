import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, serve, standIns, startChromium } from '../browser';
import { startOwnBackend } from '../own-backend';
import { runTimed } from '../site/site-copy';
import { costsInWords, partsInWords } from './scale';
import { rideOnce } from './visitor';

/**
 * The requests of one visit and one ride to the CDN, the backend and Google. Builds the site, plays the ride in Chromium with the local backend and the stand-ins, stores the counts in
 * tools/bench/ride/measured.json, and writes the table of docs/operations.md from it.
 */
const MEASURED = path.join(__dirname, 'measured.json');
const DOCUMENT = path.join(ROOT, 'docs/operations.md');
const [OPENING, CLOSING] = ['<!-- bench:ride -->', '<!-- /bench:ride -->'];

export async function measureRide(): Promise<void> {
  const backend = await startOwnBackend();
  const { apiUrl, liveUrl } = backend;
  runTimed(['scripts/build.mjs'], ROOT, standIns(apiUrl, liveUrl));
  const { origin, close } = await serve();
  const browser = await startChromium();
  const costs = await rideOnce(browser, { site: origin, api: apiUrl });
  await browser.close();
  close();
  await backend.stop();

  writeFileSync(MEASURED, `${JSON.stringify(costs, null, 2)}\n`);
  const text = `${OPENING}\n${costsInWords(costs)}\n${CLOSING}`;
  const document = readFileSync(DOCUMENT, 'utf8');
  writeFileSync(
    DOCUMENT,
    document.replace(new RegExp(`${OPENING}.*?${CLOSING}`, 's'), () => text),
  );
  execFileSync('npm', ['exec', '--', 'biome', 'format', '--write', DOCUMENT, MEASURED], { cwd: ROOT });
  console.log(`${partsInWords(costs)}\n\n${costsInWords(costs)}`);
}
