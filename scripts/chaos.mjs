import { randomInt } from 'node:crypto';
import { findChromium } from './browsers.mjs';
import { installIfNeeded } from './install.mjs';
import { offsetOfTestPorts } from './ports.mjs';
import { succeeds } from './programs.mjs';

/**
 * Plays 50 rides with random faults in Chromium (tests/e2e/chaos.spec.ts), and shows that planted faults are caught.
 * `CHAOS_SEED` repeats the one story of a seed; `CHAOS_STORIES` changes the number. Other arguments are passed to
 * Playwright.
 */
const LARGEST_SEED = 1_000_000;

await installIfNeeded();
const chromium = await findChromium();
if (!chromium) process.exit(1);

const isOne = process.env.CHAOS_SEED !== undefined;
const { CHAOS_SEED = String(randomInt(LARGEST_SEED)), CHAOS_STORIES = isOne ? '1' : '50' } = process.env;
const stories = ['tests/e2e/chaos.spec.ts', ...(isOne ? ['--grep', 'chaos \\d'] : [])];
console.log(`Seed ${CHAOS_SEED}, stories: ${CHAOS_STORIES}`);
const isGood = await succeeds('npx', ['playwright', 'test', '-c', 'tests/e2e', ...stories, ...process.argv.slice(2)], {
  CHAOS_SEED,
  CHAOS_STORIES,
  CHROMIUM_PATH: chromium,
  TEST_PORT_OFFSET: await offsetOfTestPorts(),
});
console.log(`To repeat: CHAOS_SEED=${CHAOS_SEED} CHAOS_STORIES=${CHAOS_STORIES} npm run chaos`);
process.exit(isGood ? 0 : 1);
