import * as v from 'valibot';
import { factsSchema } from './facts-schema';
import type { operatorFacts } from './operator-facts';

type Facts = ReturnType<typeof operatorFacts>['facts'];

/** VAT rates of passenger transport in Germany (UStG 12). */
const VAT_RATES = [7, 19];

/**
 * The wrong facts, a sentence each: `problems` refuse a build for the public, `warnings` do not. A sample is not
 * checked: it is refused as a sample.
 */
export function factProblems({ facts, samples }: { readonly facts: Facts; readonly samples: readonly string[] }) {
  const { country: code, edges } = facts.map;
  const { issues = [] } = v.safeParse(factsSchema({ code, edges }), facts);
  const isOwn = (path: string) => !samples.some((sample) => path === sample || path.startsWith(`${sample}.`));
  const rate = facts.vatPercent;
  return {
    problems: issues
      .map((issue) => ({ path: v.getDotPath(issue) ?? '', message: issue.message }))
      .filter(({ path }) => isOwn(path))
      .map(({ path, message }) => `site.ts: ${path} ${message}`),
    warnings:
      isOwn('vatPercent') && rate >= 0 && rate <= 100 && !VAT_RATES.includes(rate)
        ? [`site.ts: vatPercent is ${rate}: write 7, for most taxi rides, or 19`]
        : [],
  };
}
