import { existsSync } from 'node:fs';
import { sampleFacts, site } from '../src/site';
import { configurationProblems } from './configuration-problems';

// Gatsby reads this file too.
if (existsSync('.env.production')) process.loadEnvFile('.env.production');

/** Says what of this build is local or sample; with --production refuses it (DESIGN §2, Builds). */
const problems = configurationProblems({ variables: process.env, facts: site, samples: sampleFacts });
const list = problems.map((problem) => `  - ${problem}`).join('\n');

if (process.argv.includes('--production') && problems.length > 0) {
  console.error(`This build is not fit for the public, ${problems.length} reasons:\n${list}`);
  process.exit(1);
}
if (problems.length > 0) {
  console.warn(
    `Warning: ${sampleFacts.length} facts of src/site.ts are samples; ${problems.length} things in all keep this build from the public:\n${list}`,
  );
}
