import { installIfNeeded } from './install.mjs';
import { offsetOfTestPorts } from './ports.mjs';
import { stepSucceeds, succeeds } from './programs.mjs';

/**
 * Checks a change before `npm test` does: the quick checks, the jest tests that depend on the changed files, and the
 * browser stories that import one of them. `-- <commit>` compares with that commit; without it only uncommitted changes
 * count.
 */
const since = process.argv[2] ?? 'HEAD';

await installIfNeeded();

const npmRun = (script, args = []) => ['npm', ['run', '--silent', script, '--', ...args]];
const results = [
  await stepSucceeds('Checking format and lint', ...npmRun('test:lint')),
  await stepSucceeds('Checking types', ...npmRun('test:types')),
  await stepSucceeds('Checking import rules', ...npmRun('test:imports')),
  await succeeds(...npmRun('test:jest', [`--changedSince=${since}`, '--passWithNoTests'])),
];
const { findChromium } = await import('./browsers.mjs');
const chromium = await findChromium();
results.push(
  Boolean(chromium) &&
    (await succeeds(...npmRun('test:browser', [`--only-changed=${since}`, '--pass-with-no-tests']), {
      CHROMIUM_PATH: chromium,
      TEST_PORT_OFFSET: await offsetOfTestPorts(),
    })),
);
process.exit(results.every(Boolean) ? 0 : 1);
