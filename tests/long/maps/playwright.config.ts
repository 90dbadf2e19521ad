import { defineConfig } from '@playwright/test';
import browser, { root } from '../../e2e/playwright.config';

const [site, ...backends] = [browser.webServer ?? []].flat();
if (!site) throw new Error('tests/e2e/playwright.config.ts serves no site');

/**
 * The stories of the map, and a ride from booking to feedback, on a site without Google's map, addresses and ways
 * (`npm run test:long -- maps`). The site is built in place of the last build.
 */
process.env.OPEN_MAPS = 'map,addresses,ways';

export default defineConfig({
  ...browser,
  testDir: '../..',
  testMatch: [
    'e2e/operations.spec.ts',
    'e2e/booking/{address-search,addresses-field,next-step,one-sheet}.spec.ts',
    'e2e/ride/{map,map-scripts,one-ride}.spec.ts',
    'long/maps/*.spec.ts',
  ],
  // Faults of Google's own.
  grepInvert: /Google dead|Google’s key refused/,
  outputDir: `${root}/test-results/maps`,
  reporter: [['list']],
  projects: [{ name: 'open maps' }],
  webServer: [{ ...site, env: { ...site.env, OPEN_MAPS: process.env.OPEN_MAPS } }, ...backends],
});
