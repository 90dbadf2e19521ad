/**
 * Rules, hooks and clients in tests/unit; the local backend in tests/backend. `npm test` leaves out the files that end
 * in `.long.test.ts` (docs/testing.md, "Short and long").
 */
export const project = (displayName) => ({
  rootDir: '../..',
  displayName,
  testMatch: [`<rootDir>/tests/${displayName}/**/*.test.ts?(x)`],
  testEnvironment: 'node',
  transform: {
    '\\.m?[tj]sx?$': [
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
  transformIgnorePatterns: ['/node_modules/(?!(uqr|jwt-decode|jose|@seriousme|leaflet|lucide|steno)/)'],
  // The copies of `npm run test:long -- mutation`, while it runs.
  modulePathIgnorePatterns: ['<rootDir>/.stryker-tmp/'],
  setupFilesAfterEnv: ['<rootDir>/tests/support/console.ts'],
});
