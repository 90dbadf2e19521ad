import { defineConfig } from '@playwright/test';

/** Clients from outside against the local backend (`npm run test:clients`); not part of `npm test`. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/clients',
  workers: 1,
  reporter: 'list',
  use: {
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu'],
    },
    viewport: { width: 800, height: 600 },
  },
});
