import { existsSync, readFileSync } from 'node:fs';
import { googleAddressesReason, openMaps, site } from '../src/site';
import { chosenProviders, UnsupportedChoice } from './bundles/map-providers';
import { withLines } from './configuration/fact-lines';
import { factProblems } from './configuration/fact-problems';
import { operatorFacts } from './configuration/operator-facts';
import { PICTURES_OF, pictureProblems } from './configuration/picture-problems';
import { configurationProblems, summaryOf } from './configuration/problems';

// Gatsby reads this file too.
if (existsSync('.env.production')) process.loadEnvFile('.env.production');

function chosenOrEnd() {
  try {
    return chosenProviders();
  } catch (error) {
    if (!(error instanceof UnsupportedChoice)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

const operator = operatorFacts();
const missing = configurationProblems({
  variables: process.env,
  ...operator,
  maps: {
    chosen: chosenOrEnd(),
    googleAddresses: googleAddressesReason,
    tilesCredit: openMaps.tilesCredit,
    maxZoom: openMaps.maxZoom,
    country: site.map.country,
  },
});
const wrong = factProblems(operator);

/** One sentence a line, each fact with its place in the operator's file. */
const listOf = (sentences: readonly string[]) =>
  withLines(sentences, readFileSync('src/site.ts', 'utf8'))
    .map((sentence) => `  - ${sentence}`)
    .join('\n');

/**
 * Lists wrong facts, and the local and sample values of this build in one line. With --production it refuses the build
 * and lists the reasons (DESIGN §2, Builds). A choice of maps that is not supported ends each build.
 */
const pictures = pictureProblems(readFileSync(PICTURES_OF, 'utf8'), site);
const reasons = [...missing, ...wrong.problems, ...pictures];
if (wrong.warnings.length > 0) console.warn(`Warning: unusual facts:\n${listOf(wrong.warnings)}`);
if (process.argv.includes('--production') && reasons.length > 0) {
  console.error(`This build is not fit for the public, ${reasons.length} reasons:\n${listOf(reasons)}`);
  process.exit(1);
}
if (wrong.problems.length > 0) console.warn(`Warning: wrong facts:\n${listOf(wrong.problems)}`);
if (missing.length > 0) console.warn(summaryOf(missing));
