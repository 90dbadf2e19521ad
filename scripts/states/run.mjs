import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from '../browsers.mjs';
import { installIfNeeded } from '../install.mjs';
import { offsetOfTestPorts } from '../ports.mjs';
import { root, run } from '../programs.mjs';

/**
 * Runs the walks through every state of the site (tests/e2e/states): `all` in every combination of language, scheme and
 * width and in every circumstance; `pictures` takes a screenshot of each at 360 px in both schemes, and joins them into
 * sheets; `trees` prints the accessibility tree of each. Names of walks after the mode
 * limit the run: `npm run test:states -- order series`. `npm run states:pictures -- --in "forced colors"` takes the
 * screenshots in one of the circumstances of tests/support/states/circumstances.ts.
 */
const { positionals, values } = parseArgs({ allowPositionals: true, options: { in: { type: 'string', default: '' } } });
const [mode = 'all', ...walks] = positionals;
const files = walks.length > 0 ? walks.map((walk) => `tests/e2e/states/${walk}.spec.ts`) : ['tests/e2e/states'];

await installIfNeeded();
const chromium = await findChromium();
if (!chromium) process.exit(1);

const results = `${root}test-results/states`;
rmSync(results, { recursive: true, force: true });
await run('npx', ['playwright', 'test', '-c', 'tests/e2e', ...files], {
  STATES: mode,
  STATES_IN: values.in,
  CHROMIUM_PATH: chromium,
  TEST_PORT_OFFSET: await offsetOfTestPorts(),
});
if (mode === 'pictures') {
  const { writeSheets } = await import('./sheets.mjs');
  await writeSheets(results);
}
if (mode === 'trees') {
  const files = readdirSync(results, { recursive: true }).filter((name) => name.endsWith('.txt'));
  for (const name of files.sort()) console.log(readFileSync(path.join(results, name), 'utf8'));
}
