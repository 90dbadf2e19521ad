import { defineConfig } from '@playwright/test';
import browser, { root } from '../../e2e/playwright.config';

const [site, ...backends] = [browser.webServer ?? []].flat();
if (!site) throw new Error('tests/e2e/playwright.config.ts serves no site');

/**
 * The built site behind a real nginx, by the configuration that the build has written (`npm run test:long --
 * deploy`): its addresses and headers, and stories under its policies.
 */
export default defineConfig({
  ...browser,
  testDir: '../..',
  testMatch: ['long/deploy/*.spec.ts', 'e2e/ride/one-ride.spec.ts', 'e2e/pages/{pages,session,follow-page}.spec.ts'],
  outputDir: `${root}/test-results/deploy`,
  reporter: [['list']],
  projects: [{ name: 'nginx' }],
  webServer: [{ ...site, command: 'node --import tsx tests/long/deploy/serve.mjs' }, ...backends],
});
