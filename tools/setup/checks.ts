import { factProblems, NO_SITE_ADDRESS, SITE_ADDRESS } from '../../scripts/configuration/problems';
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
  const isChanged = (sample: string) => Object.keys(changes).some((path) => path === sample);
  return { facts: changed as unknown as Operator['facts'], samples: samples.filter((path) => !isChanged(path)) };
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
  const ofVariables = Object.entries(change.variables).flatMap(([name, value]) => variableProblems(name, value));
  return [...ofFacts.map((problem) => problem.replace(/^site\.ts: \S+ /, '')), ...ofVariables];
}

/** The start of an address in a variable; other variables contain keys. */
const STARTS: Readonly<Record<string, RegExp>> = {
  GATSBY_SITE_URL: SITE_ADDRESS,
  GATSBY_LIVE_URL: /^wss:\/\/[^/\s]+/,
};

function variableProblems(name: string, value: string): string[] {
  if (!/^GATSBY_\w+$/.test(name)) return ['is no variable of the site: its name begins with GATSBY_'];
  const start = STARTS[name] ?? (name.endsWith('_URL') ? /^https:\/\/[^/\s]+/ : /^\S*$/);
  if (start.test(value)) return [];
  if (name === 'GATSBY_SITE_URL') return [NO_SITE_ADDRESS];
  if (name === 'GATSBY_LIVE_URL') return ["is no address of a live connection: write it with 'wss://'"];
  return name.endsWith('_URL') ? ["is no address: write it with 'https://'"] : ['has a space: write the key alone'];
}

/**
 * The missing parts of a production build, a line each, with the source of each variable; a single line if nothing is
 * missing.
 */
export function missingLines(variables: NodeJS.ProcessEnv, language: Language): string[] {
  const { missing, complete, sources } = textIn(setupTexts, language);
  const { missing: lacking, wrong } = reasonsOfBuild(variables);
  const origin = variables.GATSBY_SITE_URL || null;
  const reasons = [...lacking, ...wrong];
  if (reasons.length === 0) return [complete];
  const sourceOf = (reason: string) => sources.find(({ names }) => names.some((name) => reason.startsWith(name)));
  return [
    missing,
    ...reasons.flatMap((reason) => {
      const source = sourceOf(reason);
      return [`  - ${reason}`, ...(source ? [`      ${source.text(origin)}`] : [])];
    }),
  ];
}
