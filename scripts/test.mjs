import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { findNginx } from './deploy/find-nginx.mjs';
import { installIfNeeded } from './install.mjs';
import { offsetOfTestPorts } from './ports.mjs';
import { root, secondsSince, stepBesideSucceeds, stepSucceeds, succeeds } from './programs.mjs';

/** With --all: every test, also the long ones and checks that take too long for every change. */
const isLong = process.argv.includes('--all');
process.env.TEST_LENGTH = isLong ? 'long' : 'short';

await installIfNeeded();

const results = `${root}test-results`;
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

/** Every core, and one more: jest would leave one free, and many tests of the backend wait. */
const WORKERS = Math.min(3, availableParallelism() + 1);

const total = { passed: 0, failed: 0 };

const npmRun = (script, args = []) => ['npm', ['run', '--silent', script, '--', ...args]];

/** A check counts as one test. */
async function check(title, script, run = stepSucceeds, env = {}) {
  total[(await run(title, ...npmRun(script), env)) ? 'passed' : 'failed'] += 1;
}

/**
 * Runs a test runner with its output and reads its counts from a file. An exit code without a failed test counts as one
 * failure.
 */
async function runner(title, script, args, file, count, env) {
  const startedAt = performance.now();
  console.log(`${title} ...`);
  const succeeded = await succeeds(...npmRun(script, args), env);
  console.log(`${title} ... ${secondsSince(startedAt)}`);
  const counted = existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 };
  total.passed += counted.passed;
  total.failed += counted.failed || (succeeded && counted.passed > 0 ? 0 : 1);
}

const countStories = ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.skipped });

// The checks use one core each and jest waits at times: together they end sooner than one after another.
await Promise.all([
  check('Checking types', 'test:types', stepBesideSucceeds),
  (async () => {
    await check('Checking format and lint', 'test:lint', stepBesideSucceeds);
    await check('Checking import rules', 'test:imports', stepBesideSucceeds);
    await check('Looking for dead code', 'test:dead-code', stepBesideSucceeds);
  })(),
  runner(
    'Testing rules and the local backend (jest)',
    'test:jest',
    ['--json', `--outputFile=${results}/jest.json`, `--maxWorkers=${WORKERS}`],
    `${results}/jest.json`,
    ({ numPassedTests, numFailedTests, numFailedTestSuites }) => ({
      passed: numPassedTests,
      failed: numFailedTests || numFailedTestSuites,
    }),
  ),
]);

const { findChromium } = await import('./browsers.mjs');
const chromium = await findChromium();
if (chromium) {
  const ofStories = { CHROMIUM_PATH: chromium, TEST_PORT_OFFSET: await offsetOfTestPorts() };
  await runner(
    'Building the site and testing it in a browser (Playwright)',
    'test:browser',
    [],
    `${results}/summary.json`,
    countStories,
    ofStories,
  );
  await runner(
    'Testing this build in Chromium, Firefox and WebKit (Playwright)',
    'test:browsers',
    [],
    `${results}/browsers.json`,
    countStories,
    { ...ofStories, TEST_BUILT: '1' },
  );
  // The build of the stories, with its written configuration.
  if (await findNginx()) await check('Serving this build with nginx', 'test:nginx', stepSucceeds, ofStories);
  else console.log('Serving this build with nginx ... left out');
} else {
  total.failed += 1;
}

if (isLong) {
  await check('Giving every reader 10,000 inputs', 'fuzz');
  await check('Testing with a backend that cannot share rides', 'test:without-sharing');
  await check('Playing 20,000 stories of a ride', 'model');
  await check('Playing 50 rides with random faults in a browser', 'chaos');
  await check('Checking every state in every combination', 'test:states');
  await check('Building the site with other addresses', 'test:builds');
  await check('Building the site of another operator', 'test:operator');
  await check('Comparing two releases of this commit', 'test:release');
  await check('Going from a clone to a live site', 'test:stranger');
  await check('Testing the site with the open maps in a browser', 'test:maps');
  await check('Serving the site with nginx', 'test:deploy');
  await check('Changing every rule, to see a test fail', 'test:mutation');
}

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
