import { defineConfig } from '@playwright/test';
import browser, { root } from '../e2e/playwright.config';

const [site] = [browser.webServer ?? []].flat();
if (!site) throw new Error('tests/e2e/playwright.config.ts serves no site');

/**
 * The customer's ways in Chromium, Firefox and WebKit (`npm test -- browsers`). One story at a time: only Chromium can
 * be sent to the backend of another worker. With TEST_BUILT=1 the last build is served.
 */
export default defineConfig({
  ...browser,
  testDir: '.',
  outputDir: `${root}/test-results/browsers`,
  workers: 1,
  expect: { ...browser.expect, toPass: { timeout: browser.expect?.timeout ?? 0, intervals: [50, 100, 200] } },
  reporter: [['list'], ['json', { outputFile: `${root}/test-results/browsers.json` }]],
  webServer: site,
});
