import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../../scripts/browsers.mjs';
import { createStaticServer } from '../../scripts/static-server.mjs';
import { startBackendUnderLoad } from '../backend/backend-under-load';
import { runTimed } from '../site/site-copy';
import { costsInWords, partsInWords } from './scale';
import { rideOnce } from './visitor';

/**
 * `npm run bench:ride`: the requests of one visit and one ride to the CDN, the backend and Google, in five minutes.
 * Builds the site, plays the ride in Chromium with the local backend and the stand-ins, stores the counts in
 * bench/ride/measured.json, and writes the table of docs/operations.md from it.
 */
const ROOT = path.resolve(__dirname, '../..');
const MEASURED = path.join(__dirname, 'measured.json');
const DOCUMENT = path.join(ROOT, 'docs/operations.md');
const [OPENING, CLOSING] = ['<!-- bench:ride -->', '<!-- /bench:ride -->'];

async function main(): Promise<void> {
  const backend = await startBackendUnderLoad(1, []);
  const { apiUrl, liveUrl } = backend;
  runTimed(['scripts/build.mjs'], ROOT, {
    GATSBY_API_URL: apiUrl,
    GATSBY_LIVE_URL: liveUrl,
    GATSBY_MAPS_URL: apiUrl,
    GATSBY_IDENTITY_URL: apiUrl,
  });
  const server = createStaticServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const site = `http://localhost:${(server.address() as AddressInfo).port}`;
  const args = ['--no-sandbox', '--disable-gpu'];
  const browser = await chromium.launch({ executablePath: (await findChromium()) ?? '', args });
  const costs = await rideOnce(browser, { site, api: apiUrl });
  await browser.close();
  server.close();
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
  process.exit(0);
}

void main();
