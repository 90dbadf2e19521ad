import { randomInt } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { findChromium } from '../../scripts/browsers.mjs';
import { installIfNeeded } from '../../scripts/install.mjs';
import { forgetServices, offsetOfTestPorts } from '../../scripts/ports.mjs';
import { secondsSince, succeeds } from '../../scripts/programs.mjs';

/** Runs Playwright with a configuration; false without a browser. */
async function playwright(config, args, env = {}) {
  const chromium = await findChromium();
  if (!chromium) return false;
  const ofStories = { CHROMIUM_PATH: chromium, TEST_PORT_OFFSET: await offsetOfTestPorts() };
  return succeeds('npx', ['playwright', 'test', '-c', config, ...args], { ...ofStories, ...env });
}

/** A program of a folder beside this file. */
const program = (file) => (args) => succeeds(process.execPath, ['--import', 'tsx', `tests/long/${file}`, ...args]);

/** Runs a generator with a seed, a new one unless the variable has it, and prints how to repeat the run. */
async function generator(name, variable, seeds, start) {
  const seed = process.env[variable] ?? String(randomInt(seeds));
  console.log(`Seed ${seed}`);
  const isGood = await start({ [variable]: seed });
  console.log(`To repeat: ${variable}=${seed} npm run test:long -- ${name}`);
  return isGood;
}

const jest = (name, count, usual, folders, args) =>
  generator(name, 'FUZZ_SEED', 2 ** 31, (seed) =>
    succeeds('npx', ['jest', ...folders, ...args], { ...seed, [count]: process.env[count] ?? usual }),
  );

/** A file of jest has one core: two at once, each with a seed of its own, unless one is repeated. */
async function model(args) {
  const start = () => jest('model', 'MODEL_RUNS', '10000', ['tests/unit/model'], args);
  return process.env.FUZZ_SEED ? start() : (await Promise.all([start(), start()])).every(Boolean);
}

function chaos(args) {
  const isOne = process.env.CHAOS_SEED !== undefined;
  const { CHAOS_STORIES = isOne ? '1' : '50' } = process.env;
  const stories = ['tests/e2e/chaos.spec.ts', ...(isOne ? ['--grep', 'chaos \\d'] : [])];
  return generator('chaos', 'CHAOS_SEED', 1_000_000, (seed) =>
    playwright('tests/e2e', [...stories, ...args], { ...seed, CHAOS_STORIES }),
  );
}

async function mutation(args) {
  await installIfNeeded('tests/long/mutation');
  return succeeds(process.execPath, ['tests/long/mutation/main.mjs', ...args]);
}

/** The long runs: what each does, how long on two cores, and how it is started. Arguments go to its program. */
export const longRuns = {
  fuzz: [
    'every reader of foreign data gets 10,000 inputs (FUZZ_RUNS), from FUZZ_SEED',
    5,
    (args) => jest('fuzz', 'FUZZ_RUNS', '10000', ['tests/unit/fuzz', 'tests/backend/fuzz'], args),
  ],
  model: ['twice 10,000 stories of a ride (MODEL_RUNS) with a simulated backend, from FUZZ_SEED', 15, model],
  chaos: ['50 rides with random faults in Chromium (CHAOS_STORIES), from CHAOS_SEED', 10, chaos],
  states: [
    'every state in every combination; names of walks; --trees prints what a screen reader reaches; --pictures',
    15,
    program('states/main.mjs'),
  ],
  'without-sharing': [
    'the short stories of a ride with a backend that cannot share rides',
    2,
    (args) =>
      playwright('tests/e2e', ['tests/e2e/ride', '--grep-invert', '@sharing', ...args], {
        MOCK_SHARES: 'off',
        TEST_LENGTH: 'short',
      }),
  ],
  soak: ['200 customers and 20 pages, the backend killed every two minutes; --minutes 30', 20, program('soak/main.ts')],
  builds: [
    'the site built with other addresses, keys and a further language',
    5,
    (args) => playwright('tests/long/builds', args),
  ],
  operator: ['the site of another operator has no trace of the first', 5, program('operator/main.ts')],
  release: ['two releases of this commit are the same bytes', 10, program('release/main.ts')],
  stranger: ['from a clone to a live site by docs/operations.md', 15, program('stranger/main.ts')],
  maps: [
    'the stories of the map and of a ride with open maps',
    10,
    async (args) =>
      (await playwright('tests/long/maps', args)) && (await playwright('tests/long/open-addresses', args)),
  ],
  deploy: [
    'addresses, headers, policies and two builds behind a real nginx',
    5,
    (args) => playwright('tests/long/deploy', args),
  ],
  mutation: ['each rule of five rooms is changed, and a test must fail; names of rooms', 30, mutation],
};

/** Those whose stories can be told with the build of `npm test`; the others make their own. */
export const onLastBuild = ['chaos', 'states', 'without-sharing'];

/** Runs one by its name. Returns whether it has passed. */
export async function runLong(name, args = []) {
  const [what, , start] = longRuns[name];
  const startedAt = performance.now();
  console.log(`${name}: ${what} ...`);
  const hasPassed = await start(args);
  console.log(`${name}: ${hasPassed ? 'passed' : 'FAILED'} after ${secondsSince(startedAt)}`);
  return hasPassed;
}

function printTable() {
  console.log('Usage: npm run test:long -- <name> [arguments]\n');
  for (const [name, [what, minutes]] of Object.entries(longRuns))
    console.log(`  ${name.padEnd(17)}${`${minutes} min`.padEnd(9)}${what}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [name = '', ...args] = process.argv.slice(2);
  if (!Object.hasOwn(longRuns, name)) {
    printTable();
    process.exit(name ? 1 : 0);
  }
  forgetServices();
  await installIfNeeded();
  process.exit((await runLong(name, args)) ? 0 : 1);
}
