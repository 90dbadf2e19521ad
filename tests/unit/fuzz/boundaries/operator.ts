import * as v from 'valibot';
import { operatorFacts } from '../../../../scripts/configuration/operator-facts';
import { configurationProblems, factProblems, summaryOf } from '../../../../scripts/configuration/problems';
import { site } from '../../../../src/site';
import type { Boundary } from '../../../support/fuzz/boundary';

const maps = {
  chosen: { map: 'open', addresses: 'open', ways: 'open' },
  googleAddresses: null,
  tilesCredit: '© OpenStreetMap',
  maxZoom: 19,
  country: 'de',
} as const;

/** What the operator writes: the facts in src/site.ts, and the variables of a build. */
export const operatorBoundaries: readonly Boundary[] = [
  {
    name: "the operator's facts",
    files: ['scripts/configuration/problems.ts', 'src/site.ts'],
    form: 'json',
    samples: [site],
    read: (text) => {
      const problems = configurationProblems({ variables: {}, facts: factsIn(text), samples: [], maps });
      return [...problems, summaryOf(problems)];
    },
    answers: v.array(v.pipe(v.string(), v.nonEmpty())),
  },
  {
    name: "the rules for the operator's facts",
    files: ['scripts/configuration/facts-schema.ts', 'scripts/configuration/problems.ts'],
    form: 'json',
    samples: [operatorFacts().facts],
    read: (text) => {
      const { problems, warnings } = factProblems({ facts: factsIn(text), samples: [] });
      return [...problems, ...warnings];
    },
    answers: v.array(v.pipe(v.string(), v.startsWith('site.ts: '))),
  },
  {
    name: "a build's addresses",
    files: ['scripts/configuration/map-service-problems.ts', 'src/env.ts'],
    form: 'text',
    samples: ['https://a.example', 'https://{s}.a.example/{z}/{x}/{y}.png'],
    read: (url) => {
      const names = ['API', 'LIVE', 'SITE', 'IDENTITY', 'MAPS', 'TILES', 'ADDRESSES', 'WAYS'];
      const variables = Object.fromEntries(names.map((name) => [`GATSBY_${name}_URL`, url]));
      return configurationProblems({ variables, facts: site, samples: [], maps });
    },
    answers: v.array(v.pipe(v.string(), v.nonEmpty())),
  },
];

function factsIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
