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

type Shown = Pick<typeof site, 'name' | 'logo' | 'colors' | 'tariff' | 'price' | 'paymentTypes'>;

/** A fingerprint of the facts that are visible in the screenshots. */
export const fingerprintOf = ({ name, logo, colors, tariff, price, paymentTypes }: Shown): string => {
  const { baseFare, perKm, largeTaxi } = tariff;
  const shown = [name, logo, colors.signal, colors.onSignal, baseFare, perKm, largeTaxi, price.kind, paymentTypes[0]];
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex');
};

/** The problem of outdated screenshots on Home: they show other facts. */
export const pictureProblems = (takenOf: string, facts: Shown): string[] =>
  takenOf.trim() === fingerprintOf(facts)
    ? []
    : ['The screenshots on Home show other facts: take them anew with npm run pictures'];
