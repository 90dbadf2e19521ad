import { legalFacts, sampleFacts, site } from '../../src/site';

/** All facts of src/site.ts, those of the legal pages as `legalFacts`, and the dotted paths of the samples. */
export function operatorFacts() {
  const legal = legalFacts();
  return {
    facts: { ...site, legalFacts: legal.facts },
    samples: [...sampleFacts, ...legal.samples.map((path) => `legalFacts.${path}`)],
  };
}
