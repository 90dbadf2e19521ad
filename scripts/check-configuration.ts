import { existsSync } from 'node:fs';
import { googleAddressesReason, openMaps, sampleFacts, site } from '../src/site';
import { chosenProviders, UnsupportedChoice } from './bundles/map-providers';
import { configurationProblems, summaryOf } from './configuration-problems';

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

/**
 * Lists the local and sample values of this build in one line. With --production it refuses the build and lists the
 * reasons (DESIGN §2, Builds). A choice of maps that is not supported ends each build.
 */
const problems = configurationProblems({
  variables: process.env,
  facts: site,
  samples: sampleFacts,
  maps: {
    chosen: chosenOrEnd(),
    googleAddresses: googleAddressesReason,
    tilesCredit: openMaps.tilesCredit,
    maxZoom: openMaps.maxZoom,
    country: site.map.country,
  },
});

if (process.argv.includes('--production') && problems.length > 0) {
  const list = problems.map((problem) => `  - ${problem}`).join('\n');
  console.error(`This build is not fit for the public, ${problems.length} reasons:\n${list}`);
  process.exit(1);
}
if (problems.length > 0) console.warn(summaryOf(problems));
