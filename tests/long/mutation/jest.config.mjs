import { project } from '../../jest-project.mjs';
import { room } from './rooms.mjs';

const { tests } = room;

/**
 * The tests of this room's rules alone: without a screen. A rule that only a screen's test holds counts as untested,
 * because that test says too late, and too vaguely, what a change has broken.
 */
export default {
  ...project('unit'),
  rootDir: process.cwd(),
  roots: [`<rootDir>/${tests}`],
  testSequencer: '<rootDir>/tests/long/mutation/covering-files.mjs',
  testMatch: [`<rootDir>/${tests}/**/*.test.ts`],
};
