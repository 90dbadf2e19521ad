import { createHash } from 'node:crypto';
import { homeFacts, legalFacts, sampleFacts, site } from '../../src/site';

/**
 * All facts of src/site.ts, those of the legal pages and of Home under their own names, and the samples' dotted paths.
 */
export function operatorFacts() {
  const legal = legalFacts();
  const home = homeFacts();
  return {
    facts: { ...site, legalFacts: legal.facts, homeFacts: home.facts },
    samples: [
      ...sampleFacts,
      ...legal.samples.map((path) => `legalFacts.${path}`),
      ...home.samples.map((path) => `homeFacts.${path}`),
    ],
  };
}

/** The fingerprint of the operator's facts on Home's screenshots; `npm run pictures` writes it beside them. */
export const PICTURES_OF = 'src/marketing/home/pictures/taken-of.txt';

interface Shown {
  readonly name: string;
  readonly colors: { readonly signal: string; readonly onSignal: string };
}

/** A fingerprint of the facts that are visible in the screenshots: the name and the colours. */
export const fingerprintOf = ({ name, colors: { signal, onSignal } }: Shown): string =>
  createHash('sha256')
    .update(JSON.stringify([name, signal, onSignal]))
    .digest('hex');

/** The problem of outdated screenshots on Home: they show another name or other colours. */
export const pictureProblems = (takenOf: string, facts: Shown): string[] =>
  takenOf.trim() === fingerprintOf(facts)
    ? []
    : ['The screenshots on Home show another company: take them anew with npm run pictures'];
