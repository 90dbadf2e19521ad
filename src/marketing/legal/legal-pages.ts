import type { legalFacts } from '../../site';

/** The four legal pages (D39). */
export const legalPages = ['imprint', 'privacy', 'accessibility', 'terms'] as const;
export type LegalName = (typeof legalPages)[number];

/** The facts of site.ts that the legal pages alone say, and the paths of the samples among them. */
export type Legal = ReturnType<typeof legalFacts>;

/** A legal page's context: the build adds the facts, so that no other page loads them. */
export interface LegalContext {
  readonly legal: Legal;
}
