import { readFileSync } from 'node:fs';
import { googleAddressesReason, openMaps, site } from '../../src/site';
import { chosenProviders } from './chosen-providers';
import { withLines } from './facts-file';
import { operatorFacts, PICTURES_OF, pictureProblems } from './operator-facts';
import { configurationProblems, factProblems } from './problems';

/**
 * Why this build cannot go into production, one sentence each, facts with their line in src/site.ts: missing, local or
 * sample values; wrong values; and unusual ones, which refuse no build. Throws `UnsupportedChoice` for unsupported
 * maps.
 */
export function reasonsOfBuild(variables: Readonly<Record<string, string | undefined>>) {
  const operator = operatorFacts();
  const missing = configurationProblems({
    variables,
    ...operator,
    maps: {
      chosen: chosenProviders(),
      googleAddresses: googleAddressesReason,
      tilesCredit: openMaps.tilesCredit,
      maxZoom: openMaps.maxZoom,
      country: site.map.country,
    },
  });
  const { problems, warnings } = factProblems(operator);
  const source = readFileSync('src/site.ts', 'utf8');
  return {
    missing: withLines(missing, source),
    wrong: withLines([...problems, ...pictureProblems(readFileSync(PICTURES_OF, 'utf8'), site)], source),
    unusual: withLines(warnings, source),
  };
}
