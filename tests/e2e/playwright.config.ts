import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { addressTable } from '../../src/address-table';
import { backendPorts, reports, SITE_PORT, WORKERS } from '../support/ports';

/** The project's folder: a configuration's own is that of its tests. */
export const root = path.resolve(__dirname, '../..');

const site = `http://localhost:${SITE_PORT}`;
/** While stories are written: servers that already run on these ports are used. */
const reuseExistingServer = Boolean(process.env.TEST_REUSE);
const gracefulShutdown = { signal: 'SIGTERM', timeout: 120_000 } as const;
/** The site's server builds the site first; with TEST_BUILT=1 it serves the last build. */
const command = `node scripts/start.mjs${process.env.TEST_BUILT ? ' --built' : ''}`;
const START_MS = 3_600_000;
const pace = { MOCK_SPEED: '5' };

/** A worker's backend: ports and data of its own, which end with the run. */
const backendOf = (worker: number) => {
  const { API_PORT, LIVE_PORT } = backendPorts(worker);
  const dataFile = `${tmpdir()}/taxi-backend-${randomUUID()}.json`;
  process.once('exit', () => rmSync(dataFile, { force: true }));
  return {
    API_PORT: String(API_PORT),
    LIVE_PORT: String(LIVE_PORT),
    DATA_FILE: dataFile,
  };
};

export default defineConfig({
  testDir: '.',
  outputDir: `${root}/test-results/browser`,
  workers: WORKERS,
  // A slow machine is slow, not wrong: these end what hangs, and no story has shorter ones of its own (decision
  // no-test-depends-on-time).
  timeout: 600_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  ...(process.env.TEST_LENGTH === 'short' && { grepInvert: /@long/ }),
  reporter: [['list'], ['json', { outputFile: `${root}/test-results/summary.json` }]],
  use: {
    baseURL: site,
    // Stories of a worker share one browser context: Playwright empties its storage and closes its pages between them.
    // Only the browser's cache stays, so stories about a first visit ask for a context of their own.
    reuseContext: true,
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    // A trace costs a fifth of every story's time: what fails leaves a picture.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  webServer: [
    {
      command,
      cwd: root,
      url: `${site}${addressTable.prefix}/`,
      timeout: START_MS,
      reuseExistingServer,
      gracefulShutdown,
      env: { ...pace, SITE_PORT: String(SITE_PORT), GATSBY_REPORT_URL: reports, ...backendOf(0) },
    },
    ...Array.from({ length: WORKERS - 1 }, (_, index) => ({
      command: 'node --import tsx mock-server/start.ts --quiet',
      cwd: root,
      url: `http://localhost:${backendPorts(index + 1).API_PORT}/__log`,
      timeout: START_MS,
      reuseExistingServer,
      gracefulShutdown,
      env: { ...pace, ...backendOf(index + 1) },
    })),
  ],
});
