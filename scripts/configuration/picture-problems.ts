import { createHash } from 'node:crypto';

/** The fingerprint of what the screenshots on Home show of the operator; `npm run pictures` writes it beside them. */
export const PICTURES_OF = 'src/marketing/home/pictures/taken-of.txt';

interface Shown {
  readonly name: string;
  readonly colors: { readonly signal: string; readonly onSignal: string };
}

/** A fingerprint of the facts that can be seen on the screenshots: the name and the colours. */
export const fingerprintOf = ({ name, colors: { signal, onSignal } }: Shown): string =>
  createHash('sha256')
    .update(JSON.stringify([name, signal, onSignal]))
    .digest('hex');

/** The reason why the screenshots on Home do not fit: they show another name or other colours. */
export const pictureProblems = (takenOf: string, facts: Shown): string[] =>
  takenOf.trim() === fingerprintOf(facts)
    ? []
    : ['The screenshots on Home show another company: take them anew with npm run pictures'];
