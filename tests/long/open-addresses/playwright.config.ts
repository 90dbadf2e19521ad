import { defineConfig } from '@playwright/test';
import browser, { root } from '../../e2e/playwright.config';

const [site, ...backends] = [browser.webServer ?? []].flat();
if (!site) throw new Error('tests/e2e/playwright.config.ts serves no site');

/**
 * A ride from booking to feedback on a site with Google's map and ways and open addresses (`npm run test:long --
 * maps`). The site is built in place of the last build.
 */
process.env.OPEN_MAPS = 'addresses';

export default defineConfig({
  ...browser,
  testDir: '../..',
  testMatch: ['e2e/ride/one-ride.spec.ts', 'long/open-addresses/*.spec.ts'],
  outputDir: `${root}/test-results/open-addresses`,
  reporter: [['list']],
  projects: [{ name: 'open addresses' }],
  webServer: [{ ...site, env: { ...site.env, OPEN_MAPS: process.env.OPEN_MAPS } }, ...backends],
});
