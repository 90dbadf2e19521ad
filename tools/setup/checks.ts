import { addressProblem, factProblems } from '../../scripts/configuration/problems';
import { reasonsOfBuild } from '../../scripts/configuration/reasons';
import { type Language, textIn } from '../../src/i18n/languages';
import type { Change, Operator } from './questions';
import { setupTexts } from './texts';

type Branch = Record<string, unknown>;

/** The facts with changes applied; changed facts count as confirmed. */
export function changedOperator({ facts, samples }: Operator, changes: Change['facts']): Operator {
  const changed = structuredClone(facts) as unknown as Branch;
  for (const [path, value] of Object.entries(changes)) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    const branch = names.reduce<Branch | undefined>((at, name) => at?.[name] as Branch | undefined, changed);
    if (branch) branch[last] = value;
  }
  return { facts: changed as unknown as Operator['facts'], samples: samples.filter((path) => !(path in changes)) };
}

const concerns = (sentence: string, path: string) =>
  sentence.startsWith(`site.ts: ${path} `) || sentence.startsWith(`site.ts: ${path}.`);

/**
 * The problems of changed facts and variables according to the rules of the build, one sentence each without the fact's
 * path.
 */
export function problemsOf(change: Change, operator: Operator): string[] {
  const { problems } = factProblems(changedOperator(operator, change.facts));
  const ofFacts = Object.keys(change.facts).flatMap((path) => problems.filter((problem) => concerns(problem, path)));
  const ofVariables = Object.entries(change.variables).flatMap(([name, value]) => variableProblem(name, value) ?? []);
  return [...ofFacts.map((problem) => problem.replace(/^site\.ts: \S+ /, '')), ...ofVariables];
}

function variableProblem(name: string, value: string): string | null {
  if (!/^GATSBY_\w+$/.test(name)) return 'is no variable of the site: its name begins with GATSBY_';
  if (name.endsWith('_URL')) return addressProblem(name, value);
  return /\s/.test(value) ? 'has a space: write the key alone' : null;
}

/**
 * The missing parts of a production build, a line each, with the source of each variable; a single line if nothing is
 * missing.
 */
export function missingLines(variables: NodeJS.ProcessEnv, language: Language): string[] {
  const { missing, complete, sources, yourSite } = textIn(setupTexts, language);
  const { missing: lacking, wrong } = reasonsOfBuild(variables);
  const site = variables.GATSBY_SITE_URL || yourSite;
  const reasons = [...lacking, ...wrong];
  if (reasons.length === 0) return [complete];
  return [
    missing,
    ...reasons.flatMap((reason) => {
      const [, sourceOf] = Object.entries(sources).find(([name]) => reason.startsWith(name)) ?? [];
      return [`  - ${reason}`, ...(sourceOf ? [`      ${sourceOf(site)}`] : [])];
    }),
  ];
}
