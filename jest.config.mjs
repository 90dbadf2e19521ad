import { availableParallelism } from 'node:os';

/**
 * Rules, hooks and clients in tests/unit; the local backend in tests/backend. `npm test` leaves out the files that end
 * in `.long.test.ts` (docs/testing.md, "Short and long").
 */
const project = (displayName) => ({
  displayName,
  testMatch: [`<rootDir>/tests/${displayName}/**/*.test.ts?(x)`],
  testEnvironment: 'node',
  transform: {
    '^.+\\.(t|j)sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', importSource: '#site' } },
          target: 'es2022',
        },
      },
    ],
  },
  moduleNameMapper: {
    '\\.css$': '<rootDir>/tests/support/no-styles.ts',
    '^(map|addresses|ways)-provider/(.*)$': '<rootDir>/src/maps/google/$1/$2',
  },
  testPathIgnorePatterns: ['/node_modules/', ...(process.env.TEST_LENGTH === 'short' ? ['\\.long\\.test\\.'] : [])],
  transformIgnorePatterns: ['/node_modules/(?!(uqr|jwt-decode|jose|@seriousme)/)'],
  // The copies of `npm run test:mutation`, while it runs.
  modulePathIgnorePatterns: ['<rootDir>/.stryker-tmp/'],
  setupFilesAfterEnv: ['<rootDir>/tests/support/console.ts'],
});

/** A busy machine is slow, not wrong: this ends what hangs, and no test has a shorter limit. */
const TEST_TIMEOUT_MS = 600_000;

// Every core: jest would leave one free, and many tests of the backend wait.
const maxWorkers = Math.min(3, availableParallelism() + 1);

/** A larger worker starts anew: jest allows 500 ms for its exit, and a busy machine needs longer to free 1 GB. */
const workerIdleMemoryLimit = '400MB';

export default {
  projects: [project('unit'), project('backend')],
  testTimeout: TEST_TIMEOUT_MS,
  maxWorkers,
  workerIdleMemoryLimit,
};
