import { findEngines } from './browsers.mjs';
import { offsetOfTestPorts } from './ports.mjs';
import { succeeds } from './programs.mjs';

/**
 * The customer's ways in Chromium, Firefox and WebKit (`npm run test:browsers`). The arguments are those of Playwright;
 * with TEST_BUILT=1 the last build is served. A missing engine is named, and is a failure where it can be installed.
 */
const { found, hasFailed } = await findEngines();
const hasPassed = await succeeds(
  'npx',
  ['playwright', 'test', '--config', 'tests/browsers/playwright.config.ts', ...process.argv.slice(2)],
  { ENGINES: JSON.stringify(found), TEST_PORT_OFFSET: await offsetOfTestPorts() },
);
process.exit(hasPassed && !hasFailed ? 0 : 1);
