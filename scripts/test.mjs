import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { installIfNeeded } from './install.mjs';
import { root, succeeds } from './programs.mjs';

await installIfNeeded();

const results = `${root}test-results`;
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const total = { passed: 0, failed: 0 };

const npmRun = (script, args = [], env) => succeeds('npm', ['run', '--silent', script, '--', ...args], env);

/** A check counts as one test. */
async function check(title, script) {
  console.log(`\n── ${title}`);
  total[(await npmRun(script)) ? 'passed' : 'failed'] += 1;
}

/** A runner writes what it counted to a file; a run that ends badly without a failed test counts as one failure. */
async function runner(title, script, args, file, count, env) {
  console.log(`\n── ${title}`);
  const succeeded = await npmRun(script, args, env);
  const counted = existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 };
  total.passed += counted.passed;
  total.failed += counted.failed || (succeeded && counted.passed > 0 ? 0 : 1);
}

await check('format and lint', 'test:lint');
await check('types', 'test:types');
await check('import rules', 'test:imports');
await check('dead code', 'test:dead-code');
await runner(
  'rules and local backend (jest)',
  'test:jest',
  ['--json', `--outputFile=${results}/jest.json`],
  `${results}/jest.json`,
  ({ numPassedTests, numFailedTests, numFailedTestSuites }) => ({
    passed: numPassedTests,
    failed: numFailedTests || numFailedTestSuites,
  }),
);

const { findChromium } = await import('./chromium.mjs');
const chromium = await findChromium();
if (chromium) {
  await runner(
    'build and browser stories (Playwright)',
    'test:browser',
    [],
    `${results}/summary.json`,
    ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected + stats.skipped }),
    { CHROMIUM_PATH: chromium },
  );
} else {
  total.failed += 1;
}

// The long run: what takes too long for every change.
if (process.argv.includes('--all')) {
  await check('another operator', 'test:operator');
  await check('clients from outside against the local backend', 'test:clients');
}

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
