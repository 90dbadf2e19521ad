import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { installIfNeeded, root } from './install.mjs';

installIfNeeded();

const results = `${root}test-results`;
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const total = { passed: 0, failed: 0 };

function npmRun(script, args = [], env = {}) {
  const { status } = spawnSync('npm', ['run', '--silent', script, '--', ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status === 0;
}

/** A check counts as one test. */
function check(title, script) {
  console.log(`\n── ${title}`);
  total[npmRun(script) ? 'passed' : 'failed'] += 1;
}

/** A runner writes what it counted to a file; a run that ends badly without a failed test counts as one failure. */
function runner(title, script, args, file, count, env) {
  console.log(`\n── ${title}`);
  const succeeded = npmRun(script, args, env);
  const counted = existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 };
  total.passed += counted.passed;
  total.failed += counted.failed || (succeeded && counted.passed > 0 ? 0 : 1);
}

check('format and lint', 'test:lint');
check('types', 'test:types');
check('import rules', 'test:imports');
check('dead code', 'test:dead-code');
runner(
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
  runner(
    'build and browser stories (Playwright)',
    'test:browser',
    [],
    `${results}/summary.json`,
    ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped }),
    { CHROMIUM_PATH: chromium },
  );
} else {
  total.failed += 1;
}

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
