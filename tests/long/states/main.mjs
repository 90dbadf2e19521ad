import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from '../../../scripts/browsers.mjs';
import { offsetOfTestPorts } from '../../../scripts/ports.mjs';
import { root, run } from '../../../scripts/programs.mjs';

/**
 * Runs the walks through every state of the site (tests/e2e/states) in every combination of language, scheme and width
 * and in every circumstance. `--pictures` takes a screenshot of each at 360 px in both schemes instead, in a
 * circumstance with `--in "forced colors"` (tests/support/states/circumstances.ts), and joins them into sheets;
 * `--trees` prints the accessibility tree of each. Names of walks limit the run: `states order series`.
 */
const { positionals: walks, values } = parseArgs({
  allowPositionals: true,
  options: { pictures: { type: 'boolean' }, trees: { type: 'boolean' }, in: { type: 'string', default: '' } },
});
const mode = values.pictures ? 'pictures' : values.trees ? 'trees' : 'all';
const files = walks.length > 0 ? walks.map((walk) => `tests/e2e/states/${walk}.spec.ts`) : ['tests/e2e/states'];

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
