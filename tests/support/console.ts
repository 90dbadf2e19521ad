import { anchor } from '../../src/device/clock';

/** The line of a failure's reference (src/i18n/failure-reference.tsx). */
const REFERENCE = /^[\w-]+( [A-Z]{4})?: (failed|\w+ (unauthorized|refused|unreachable|timeout|malformed) (\d{3})?)$/;

// Many tests show failures: their references would bury every other warning.
const { warn } = console;
console.warn = (...warning) => {
  if (warning.length > 1 || !REFERENCE.test(String(warning[0]))) warn(...warning);
};

// A screen that is waited for comes late on a busy machine (decision no-test-depends-on-time): the library alone would
// wait for a second.
if (typeof document !== 'undefined') {
  const { configure }: typeof import('@testing-library/dom') = require('@testing-library/dom');
  configure({ asyncUtilTimeout: 60_000 });
}

// Each test has its own page, whose clock is anchored when it is first read.
beforeEach(() => anchor.set(null));

/** An unexpected error on the console fails the test. */
let errors: jest.SpyInstance;

beforeEach(() => {
  errors = jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  const unexpected = errors.mock.calls;
  errors.mockRestore();
  expect(unexpected).toEqual([]);
});
