import { defineConfig } from '@playwright/test';
import browser, { root } from '../../e2e/playwright.config';

const [site] = [browser.webServer ?? []].flat();
if (!site) throw new Error('tests/e2e/playwright.config.ts serves no site');

/**
 * Builds of one folder with other addresses and keys, beside a served site (`npm run test:long -- builds`).
 * They take the place of the last build, which every browser story reads: hence a run of its own.
 */
export default defineConfig({
  ...browser,
  testDir: '.',
  outputDir: `${root}/test-results/builds`,
  // A build ends by itself, however long it takes.
  timeout: 0,
  reporter: [['list']],
  webServer: site,
});
