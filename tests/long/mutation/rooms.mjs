/** The rooms whose rules are mutated, each with the tests that have to hold them: those of the same room. */
export const rooms = {
  job: { rules: 'src/job/**/*.ts', tests: 'tests/unit/job' },
  order: { rules: 'src/booking/order/*.ts', tests: 'tests/unit/booking/order' },
  live: { rules: 'src/live/*.ts', tests: 'tests/unit/live' },
  session: { rules: 'src/session/**/*.ts', tests: 'tests/unit/session' },
  ride: { rules: 'src/ride/**/*.ts', tests: 'tests/unit/ride' },
};

/** The room of this run, which main.mjs names; the first one for tools that only read the configuration. */
export const roomName = process.env.MUTATED_ROOM ?? 'job';

/** The rules and tests of this run. */
export const room = rooms[roomName];
