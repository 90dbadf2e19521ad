import config from '../../jest.config.mjs';

/** The rooms whose rules are mutated: `npm run test:mutation -- job` takes some of them. */
const unit = config.projects.find((project) => project.displayName === 'unit');

/**
 * The tests of rules alone: in node, without a screen. A rule that only a screen's test holds counts as untested, as it
 * would be for whoever changes the rule.
 */
export default {
  ...unit,
  rootDir: process.cwd(),
  testMatch: ['<rootDir>/tests/unit/{job,booking,live,session,ride,price}/**/*.test.ts'],
};
