import { UnsupportedChoice } from './configuration/chosen-providers';
import { summaryOf } from './configuration/problems';
import { reasonsOfBuild } from './configuration/reasons';
import { buildVariables } from './ports.mjs';
import { fontProblems } from './search-engines/fonts';

function reasonsOrEnd() {
  try {
    return reasonsOfBuild(buildVariables('.env.production', process.env, {}));
  } catch (error) {
    if (!(error instanceof UnsupportedChoice)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

const listOf = (sentences: readonly string[]) => sentences.map((sentence) => `  - ${sentence}`).join('\n');

/**
 * Lists wrong facts, what this machine lacks for the build, and the local and sample values of this build in one line.
 * With --production it refuses the build and lists the reasons. An unsupported choice of maps fails every build.
 */
async function check() {
  const { missing, wrong: facts, unusual } = reasonsOrEnd();
  const wrong = [...facts, ...(await fontProblems())];
  const reasons = [...missing, ...wrong];
  if (unusual.length > 0) console.warn(`Warning: unusual facts:\n${listOf(unusual)}`);
  if (process.argv.includes('--production') && reasons.length > 0) {
    console.error(`This build cannot go public, ${reasons.length} reasons:\n${listOf(reasons)}`);
    process.exit(1);
  }
  if (wrong.length > 0) console.warn(`Warning: wrong in this build:\n${listOf(wrong)}`);
  if (missing.length > 0) console.warn(summaryOf(missing));
}
void check();
