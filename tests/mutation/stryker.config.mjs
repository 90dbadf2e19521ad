/**
 * The mutation of rules: each rule of these rooms is changed in one place after another, and a test must fail each time.
 * Hooks, components and what they look like have stories of their own, so that they are left out.
 *
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  buildCommand: 'node tests/mutation/environments.mjs',
  testRunner: 'jest',
  jest: { configFile: 'tests/mutation/jest.config.mjs' },
  coverageAnalysis: 'perTest',
  mutate: ['src/{job,live,session,ride}/**/*.ts', 'src/booking/order/*.ts', '!src/**/use-*.ts'],
  ignorePatterns: ['public', '.cache', 'test-results', '.data', 'bench', 'tests/e2e'],
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: 'test-results/mutation.json' },
  clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
  thresholds: { high: 95, low: 90, break: 90 },
  concurrency: 2,
};
