import { findEngines } from '../../scripts/browsers.mjs';
import { offsetOfTestPorts } from '../../scripts/ports.mjs';
import { succeeds } from '../../scripts/programs.mjs';

/**
 * The customer's ways in Chromium, Firefox and WebKit (`npm test -- browsers`). The arguments are those of Playwright;
 * with TEST_BUILT=1 the last build is served. A missing engine is named, and is a failure where it can be installed.
 */
async function main() {
  const { found, hasFailed } = await findEngines();
  const hasPassed = await succeeds('npx', ['playwright', 'test', '-c', 'tests/browsers', ...process.argv.slice(2)], {
    ENGINES: JSON.stringify(found),
    TEST_PORT_OFFSET: await offsetOfTestPorts(),
  });
  process.exit(hasPassed && !hasFailed ? 0 : 1);
}

void main();
