import { room, roomName } from './rooms.mjs';

/** Files in these rooms that hold no rule: what they do is seen in a browser, or there is nothing to do. */
const notRules = [
  // Hooks connect rules with screens.
  'src/**/use-*.ts',
  // The browser's timers, sockets and events.
  'src/live/browser-tools.ts',
  // Storage, the facts of a company, and names of texts.
  'src/booking/order/stored-attempt.ts',
  'src/ride/friend/texts.ts',
  'src/session/identity/**/{provider,settings}.ts',
];

/**
 * The mutation of one room's rules: each is changed in one place after another, and a test must fail each time.
 * https://stryker-mutator.io/docs/stryker-js/configuration
 */
export default {
  buildCommand: 'node tests/long/mutation/environments.mjs',
  testRunner: 'jest',
  // The room's tests are few: to look among all sources for those of a rule would take longer, once per mutant.
  jest: { configFile: 'tests/long/mutation/jest.config.mjs', enableFindRelatedTests: false },
  coverageAnalysis: 'perTest',
  mutate: [room.rules, ...notRules.map((file) => `!${file}`)],
  ignorePatterns: ['public', '.cache', 'test-results', '.data', 'tools', 'tests/e2e'],
  // What a module makes once, as it loads: constants, tables and schemas: each change would run every test.
  ignoreStatic: true,
  // Ten times what a mutant takes on a busy machine; nearly every loop without an end is counted, not timed.
  timeoutMS: 20_000,
  reporters: ['clear-text', 'json', 'progress-append-only'],
  jsonReporter: { fileName: `test-results/mutation/${roomName}.json` },
  incrementalFile: `test-results/mutation/${roomName}-known.json`,
  clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
  thresholds: { high: 95, low: 90, break: 90 },
  concurrency: 2,
  // Each run of jest leaves an AsyncLocalStorage behind, which Node 20 asks at each promise: a process slows down.
  maxTestRunnerReuse: 20,
};
