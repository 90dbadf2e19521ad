import config from '../../jest.config.mjs';

/** The rooms whose rules are mutated, and the room of prices, which tests their orders. */
const rooms = ['job', 'booking', 'live', 'session', 'ride', 'price'];
const folders = rooms.map((room) => `<rootDir>/tests/unit/${room}`);
const unit = config.projects.find((project) => project.displayName === 'unit');

/**
 * The tests of rules alone: without a screen. A rule that only a screen's test holds counts as untested, because that
 * test says too late, and too vaguely, what a change has broken.
 */
export default {
  ...unit,
  rootDir: process.cwd(),
  // The tool looks for the tests of a rule once per mutant: fewer folders make that quick.
  roots: ['<rootDir>/src', ...folders],
  testMatch: folders.map((folder) => `${folder}/**/*.test.ts`),
};
