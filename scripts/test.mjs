import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { longRuns, onLastBuild, runLong } from '../tests/long/main.mjs';
import { findChromium } from './browsers.mjs';
import { installIfNeeded } from './install.mjs';
import { forgetServices, offsetOfTestPorts } from './ports.mjs';
import {
  findNginx,
  processorOfProgramsMs,
  root,
  secondsSince,
  stepBesideSucceeds,
  stepSucceeds,
  succeeds,
} from './programs.mjs';

const bin = (name) => `${root}node_modules/.bin/${name}`;
const cache = 'node_modules/.cache';

/** What changes nothing and starts nothing: each counts as one test. */
const checks = {
  types: ['Checking types', bin('tsc'), '--noEmit', '--incremental', '--tsBuildInfoFile', `${cache}/types.tsbuildinfo`],
  lint: ['Checking format and lint', bin('biome'), 'ci', '--error-on-warnings', '.'],
  imports: [
    ...['Checking import rules', bin('depcruise'), '--config', 'tests/import-rules.cjs', '--cache', `${cache}/imports`],
    ...['--cache-strategy', 'content', 'src', 'mock-server', 'contract'],
  ],
  'dead-code': ['Looking for dead code', bin('knip'), '--cache'],
  rules: ['Looking for rules without a test', process.execPath, 'tests/rules.mjs'],
  generated: ['Checking generated files', process.execPath, '--import', 'tsx', 'scripts/generate/main.ts', '--check'],
};

/** What has tests of its own, whose counts are read from a file. */
const runners = {
  jest: ['Testing rules and the local backend (jest)', bin('jest')],
  browser: ['Building the site and testing it in Chromium', bin('playwright'), 'test', '-c', 'tests/e2e'],
  browsers: [
    ...['Testing this build in Chromium, Firefox and WebKit', process.execPath, '--import', 'tsx'],
    'tests/browsers/main.ts',
  ],
  long: [
    ...['Testing long stories with this build in Chromium', bin('playwright'), 'test', '-c', 'tests/e2e'],
    ...['--grep', '@long', '--output', 'test-results/long'],
  ],
  nginx: [
    ...['Serving this build with nginx', bin('playwright'), 'test', '-c', 'tests/long/deploy'],
    ...['tests/long/deploy/addresses.spec.ts', 'tests/long/deploy/attacks.spec.ts'],
  ],
};

/** The variables of a part that needs a browser; null without one. */
async function variablesOf(part) {
  if (!['browser', 'browsers', 'long', 'nginx'].includes(part)) return {};
  const chromium = await findChromium();
  // Servers that run already have the usual ports.
  const offset = process.env.TEST_REUSE ? (process.env.TEST_PORT_OFFSET ?? '0') : await offsetOfTestPorts();
  // These serve the last build.
  const built = { nginx: { DEPLOY_BUILT: '1' }, long: { TEST_BUILT: '1' } }[part];
  return chromium && { CHROMIUM_PATH: chromium, TEST_PORT_OFFSET: offset, ...built };
}

/** `npm test -- types lint`, `npm test -- jest tests/unit/live -t "five"`: parts by name; the rest is for the last one. */
async function runParts(words) {
  const all = { ...checks, ...runners };
  const rest = words.findIndex((word) => !Object.hasOwn(all, word));
  const names = rest < 0 ? words : words.slice(0, rest);
  if (names.length === 0) {
    console.error(`There is no part ${words[0]}: ${Object.keys(all).join(', ')}, changed.`);
    return false;
  }
  let hasPassed = true;
  for (const name of names) {
    const [title, program, ...args] = all[name];
    console.log(`${title} ...`);
    const further = rest >= 0 && name === names.at(-1) ? words.slice(rest) : [];
    const variables = await variablesOf(name);
    const isGood = variables !== null && (await succeeds(program, [...args, ...further], variables));
    hasPassed &&= isGood;
  }
  return hasPassed;
}

/** `npm test -- changed [commit]`: the quick checks, and the tests that can reach what has changed since then. */
async function runChanged([since = 'HEAD']) {
  const quick = await runParts(['lint', 'types', 'imports']);
  const rules = await runParts(['jest', `--changedSince=${since}`, '--passWithNoTests']);
  return (await runParts(['browser', `--only-changed=${since}`, '--pass-with-no-tests'])) && rules && quick;
}

const results = `${root}test-results`;
const total = { passed: 0, failed: 0 };
const count = (hasPassed) => {
  total[hasPassed ? 'passed' : 'failed'] += 1;
};

/** The processor time of what has ended so far, in ms: of all, and by title. */
const processor = { allMs: 0, parts: [] };
/** Everything that has ended since the last call belongs to this title. */
const addProcessorTime = (title) => {
  const beforeMs = processor.allMs;
  processor.allMs = processorOfProgramsMs();
  processor.parts.push({ title, ms: processor.allMs - beforeMs });
};
const inSeconds = (ms) => `${Math.round(ms / 1000)} s`;

/** Says the processor time, and the three parts with most of it. */
function reportProcessorTime() {
  if (processor.allMs === 0) return;
  const parts = processor.parts.sort((one, other) => other.ms - one.ms).slice(0, 3);
  console.log(`\nProcessor time: ${inSeconds(processor.allMs)}. The most expensive parts:`);
  for (const { title, ms } of parts) console.log(`  ${title}: ${inSeconds(ms)}`);
}

const check = async (name, run, env) => {
  const [title, program, ...args] = { ...checks, ...runners }[name];
  count(await run(title, program, args, env));
  addProcessorTime(title);
};

/** Runs tests and reads their counts from a file. An exit code without a failed test counts as one failure. */
async function runTests(name, further, file, countsOf, env) {
  const [title, program, ...args] = runners[name];
  const startedAt = performance.now();
  rmSync(file, { force: true });
  console.log(`${title} ...`);
  const succeeded = await succeeds(program, [...args, ...further], env);
  console.log(`${title} ... ${secondsSince(startedAt)}`);
  addProcessorTime(title);
  const counted = existsSync(file) ? countsOf(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 };
  total.passed += counted.passed;
  total.failed += counted.failed || (succeeded && counted.passed > 0 ? 0 : 1);
}

const countStories = ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.skipped });
const countRules = ({ numPassedTests, numFailedTests, numFailedTestSuites }) => ({
  passed: numPassedTests,
  failed: numFailedTests || numFailedTestSuites,
});

/** Every core, and one more: jest would leave one free, and many tests of the backend wait. */
const WORKERS = Math.min(3, availableParallelism() + 1);

/** `3/8`: the commit chooses which eighth of the long stories is told, so that after some commits all of them were. */
const eighth = () => {
  try {
    const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: root, encoding: 'utf8' });
    return `${(Number.parseInt(commit, 16) % 8) + 1}/8`;
  } catch {
    console.log('This folder is no clone with a commit, or git is missing.');
    return '1/8';
  }
};

/** These need every core: they run beside the stories of the engines, which mostly wait. */
const besideEngines = ['fuzz', 'model'];
/** The one mostly waits, the other needs every core. */
const together = ['soak', 'mutation'];

async function countLong(name) {
  const built = { TEST_BUILT: onLastBuild.includes(name) ? '1' : '', TEST_PORT_OFFSET: await offsetOfTestPorts() };
  Object.assign(process.env, built);
  count(await runLong(name));
  addProcessorTime(`The long run ${name}`);
}

/** Every part; with `--eighth` an eighth of the long stories, with `--all` all of them and every long run. */
async function runAll(option) {
  const isLong = option === '--all';
  process.env.TEST_LENGTH = isLong ? 'long' : 'short';
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  // The checks use one core each and jest waits at times: together they end sooner than one after another.
  await Promise.all([
    check('types', stepBesideSucceeds),
    (async () => {
      for (const name of ['lint', 'imports', 'dead-code', 'rules', 'generated']) await check(name, stepBesideSucceeds);
    })(),
    runTests(
      'jest',
      ['--json', `--outputFile=${results}/jest.json`, `--maxWorkers=${WORKERS}`],
      `${results}/jest.json`,
      countRules,
    ),
  ]);
  const variables = await variablesOf('browser');
  const beside = isLong && variables ? besideEngines : [];
  addProcessorTime('Looking for the browser, or installing it');
  if (variables) {
    // The long run `states` has the walks in every combination.
    const further = isLong ? ['--grep-invert', 'each state passes'] : [];
    await runTests('browser', further, `${results}/summary.json`, countStories, variables);
    const built = { ...variables, TEST_BUILT: '1', DEPLOY_BUILT: '1' };
    const engines = runTests('browsers', [], `${results}/browsers.json`, countStories, built);
    for (const name of beside) await countLong(name);
    await engines;
    if (option === '--eighth') {
      const part = eighth();
      console.log(`The long stories of this commit: ${part}`);
      const file = `${results}/summary.json`;
      await runTests('long', [`--shard=${part}`], file, countStories, { ...built, TEST_LENGTH: 'long' });
    }
    if (await findNginx()) await check('nginx', stepSucceeds, built);
    else console.log('Serving this build with nginx ... left out');
  } else {
    total.failed += 1;
  }
  if (isLong) {
    const names = Object.keys(longRuns).filter((name) => ![...beside, ...together].includes(name));
    for (const name of names) await countLong(name);
    await Promise.all(together.map(countLong));
  }
  reportProcessorTime();
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0;
}

const words = process.argv.slice(2);
forgetServices();
await installIfNeeded();
addProcessorTime('Installing packages');
if (words[0] === 'changed') process.exit((await runChanged(words.slice(1))) ? 0 : 1);
const isWhole = words.length === 0 || ['--all', '--eighth'].includes(words[0]);
process.exit((await (isWhole ? runAll(words[0]) : runParts(words))) ? 0 : 1);
