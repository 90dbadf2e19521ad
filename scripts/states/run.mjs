import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findChromium } from '../browsers.mjs';
import { installIfNeeded } from '../install.mjs';
import { offsetOfTestPorts } from '../ports.mjs';
import { root, run } from '../programs.mjs';

/**
 * Runs the walks through every state of the site (tests/e2e/states): `all` in every combination of language, scheme and
 * width and in every circumstance; `pictures` takes a screenshot of each at 360 px in both schemes, and joins them into
 * sheets; `trees` writes the accessibility tree of each (tests/support/states/trees). Names of walks after the mode
 * limit the run: `npm run test:states -- order series`. `npm run states:pictures -- --in "forced colors"` takes the
 * screenshots in one of the circumstances of tests/support/states/circumstances.ts.
 */
const { positionals, values } = parseArgs({ allowPositionals: true, options: { in: { type: 'string', default: '' } } });
const [mode = 'all', ...walks] = positionals;
const files = walks.length > 0 ? walks.map((walk) => `tests/e2e/states/${walk}.spec.ts`) : ['tests/e2e/states'];

await installIfNeeded();
const chromium = await findChromium();
if (!chromium) process.exit(1);

const pictures = `${root}test-results/states`;
rmSync(pictures, { recursive: true, force: true });
await run('npx', ['playwright', 'test', '-c', 'tests/e2e', ...files], {
  STATES: mode,
  STATES_IN: values.in,
  CHROMIUM_PATH: chromium,
  TEST_PORT_OFFSET: await offsetOfTestPorts(),
});
if (mode === 'pictures') {
  const { writeSheets } = await import('./sheets.mjs');
  await writeSheets(pictures);
}
