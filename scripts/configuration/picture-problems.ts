import { createHash } from 'node:crypto';

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
