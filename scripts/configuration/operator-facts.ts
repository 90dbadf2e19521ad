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
