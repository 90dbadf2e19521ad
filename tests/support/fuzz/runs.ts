/** Inputs for each boundary: 200 in `npm test`, 10,000 in `npm run test:long -- fuzz`. */
export const FUZZ_RUNS = Number(process.env.FUZZ_RUNS ?? 200);

/** `npm test` repeats the same inputs; `npm run test:long -- fuzz` chooses a new seed, prints it, and takes one as FUZZ_SEED. */
export const FUZZ_SEED = Number(process.env.FUZZ_SEED ?? 26);

const MS_PER_RUN = 60;
const START_MS = 600_000;

/** The longest time of one test with these inputs. */
export const FUZZ_TIMEOUT_MS = START_MS + FUZZ_RUNS * MS_PER_RUN;
