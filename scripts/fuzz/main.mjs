import { randomInt } from 'node:crypto';
import { installIfNeeded } from '../install.mjs';
import { succeeds } from '../programs.mjs';

/**
 * Gives every parser 10,000 inputs; with `--model` plays 20,000 stories of a ride instead. `FUZZ_SEED` repeats a run,
 * `FUZZ_RUNS` and `MODEL_RUNS` change the numbers; other arguments are passed to jest, such as `-t "the draft"`.
 */
await installIfNeeded();
const { FUZZ_SEED = String(randomInt(2 ** 31)), FUZZ_RUNS = '10000', MODEL_RUNS = '20000' } = process.env;
const isModel = process.argv.includes('--model');
const folders = isModel ? ['tests/unit/model'] : ['tests/unit/fuzz', 'tests/backend/fuzz'];
const what = isModel ? `${MODEL_RUNS} stories` : `${FUZZ_RUNS} inputs for each reader`;
console.log(`Seed ${FUZZ_SEED}, ${what}`);
const args = process.argv.slice(2).filter((argument) => argument !== '--model');
const isGood = await succeeds('npx', ['jest', ...folders, ...args], { FUZZ_SEED, FUZZ_RUNS, MODEL_RUNS });
console.log(`To repeat: FUZZ_SEED=${FUZZ_SEED} npm run ${isModel ? 'model' : 'fuzz'}`);
process.exit(isGood ? 0 : 1);
