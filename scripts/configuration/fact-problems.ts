import * as v from 'valibot';
import { Country, factsSchema, formMessage } from './facts-schema';

/** VAT rates of passenger transport in Germany (UStG 12). */
const VAT_RATES = [7, 19];
const Vat = v.object({ vatPercent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)) });

/**
 * The wrong facts, a sentence each: `problems` refuse a production build, `warnings` do not. A sample is not checked,
 * because it is refused as a sample.
 */
export function factProblems({ facts, samples }: { readonly facts: unknown; readonly samples: readonly string[] }) {
  const { map } = v.parse(Country, facts);
  const { issues = [] } = v.safeParse(factsSchema(map), facts, { message: formMessage });
  const isOwn = (path: string) => !samples.some((sample) => path === sample || path.startsWith(`${sample}.`));
  const vat = v.safeParse(Vat, facts);
  const rate = vat.success ? vat.output.vatPercent : null;
  return {
    problems: issues
      .map((issue) => ({ path: v.getDotPath(issue) ?? '', message: issue.message }))
      .filter(({ path }) => isOwn(path))
      .map(({ path, message }) => `site.ts: ${path} ${message}`),
    warnings:
      rate !== null && isOwn('vatPercent') && !VAT_RATES.includes(rate)
        ? [`site.ts: vatPercent is ${rate}: write 7, for most taxi rides, or 19`]
        : [],
  };
}
