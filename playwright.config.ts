import { tmpdir } from 'node:os';
import { defineConfig } from '@playwright/test';

/** Ports of its own, so that a running `npm start` is not in the way. */
const ports = { SITE_PORT: '8010', API_PORT: '3011', LIVE_PORT: '55562' };
const site = `http://localhost:${ports.SITE_PORT}`;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/summary.json' }]],
  use: {
    baseURL: site,
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    trace: 'retain-on-failure',
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
  webServer: {
    command: 'node scripts/start.mjs',
    url: `${site}/website/`,
    timeout: 600_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: { ...ports, MOCK_SPEED: '5', DATA_FILE: `${tmpdir()}/taxi-backend-${Date.now()}.json` },
  },
});
