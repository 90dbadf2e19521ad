import type { Boundary } from '../../../support/fuzz/boundary';
import { addressBoundaries } from './addresses';
import { answerBoundaries } from './answers';
import { googleBoundaries } from './google';
import { liveBoundaries } from './live';
import { openBoundaries } from './open';
import { operatorBoundaries } from './operator';
import { sessionBoundaries } from './session';
import { storedBoundaries } from './stored';

/**
 * Every place where the site reads what it has not written in this page. A new reader gets a row in one of these
 * files; `every-reader.test.ts` fails until it has one.
 */
export const boundaries: readonly Boundary[] = [
  ...answerBoundaries,
  ...liveBoundaries,
  ...storedBoundaries,
  ...addressBoundaries,
  ...sessionBoundaries,
  ...googleBoundaries,
  ...operatorBoundaries,
];

/** The rows of the open map services, whose adapters take the place of Google's in a test file of their own. */
export { openBoundaries };
