import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { startChromium } from '../../../scripts/browsers.mjs';
import { repository } from '../../../tests/support/folders/repository';
import { serve, startOwnBackend } from '../browser';
import { runTimed } from '../builds';
import { inColumns, keepTable } from '../table';
import { partRows, scaleRows } from './scale';
import { rideOnce } from './visitor';

const MEASURED = path.join(__dirname, 'measured.json');

/**
 * Counts the requests of one visit and one ride to the CDN, the backend and Google: builds the site, plays the ride in
 * Chromium with the local backend and its stand-ins for Google, stores the counts in `measured.json`, and writes the
 * table of docs/operations.md from them.
 */
export async function measureRide(): Promise<void> {
  const { apiUrl, liveUrl, end } = await startOwnBackend();
  runTimed(['scripts/build.mjs'], repository, {
    GATSBY_API_URL: apiUrl,
    GATSBY_LIVE_URL: liveUrl,
    GATSBY_MAPS_URL: apiUrl,
    GATSBY_IDENTITY_URL: apiUrl,
  });
  const { origin, close } = await serve(path.join(repository, 'public'));
  const browser = await startChromium();
  const costs = await rideOnce(browser, { site: origin, api: apiUrl });
  await browser.close();
  close();
  await end('SIGTERM');

  writeFileSync(MEASURED, `${JSON.stringify(costs, null, 2)}\n`);
  console.log(inColumns(partRows(costs)));
  keepTable('docs/operations.md', 'bench:ride', 'one ride at its usual speed', scaleRows(costs));
}
