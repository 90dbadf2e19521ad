import * as v from 'valibot';
import { Country, factsSchema, formMessage } from './facts-schema';
import { type MapConfiguration, mapServiceProblems, mapVariables } from './map-service-problems';

/** The inputs of a build: the environment's variables, and the operator's facts with the paths of the samples. */
export interface BuildConfiguration {
  readonly variables: Readonly<Record<string, string | undefined>>;
  readonly facts: unknown;
  readonly samples: readonly string[];
  readonly maps: MapConfiguration;
}

/** The addresses of every build; those of the map services depend on their choice. */
const ADDRESSES: readonly string[] = ['GATSBY_API_URL', 'GATSBY_LIVE_URL', 'GATSBY_IDENTITY_URL', 'GATSBY_SITE_URL'];

/** Facts that may be left empty: an operator may have no page, corridor, officer, board or logo of its own. */
const OPTIONAL_FACTS = [
  'links.about',
  'links.contact',
  'openingHours',
  'logo',
  'price.corridor',
  'legalFacts.dataProtectionOfficer',
  'legalFacts.arbitration.board',
];

/** The address of the site: a host alone, because canonical addresses, site map and QR code add the path. */
const SITE_ADDRESS = /^https:\/\/[^/?#\s]+\.[^/?#\s]+\/?$/;
const NO_SITE_ADDRESS = "is no address of a site: write 'https://' and the host, without a path";

const LOCAL_HOST = /^[a-z]+:\/\/(localhost|127\.|\[::1\])/;

/** The problem of an address in a variable, in words after the variable's name; null for an address of a public server. */
export function addressProblem(name: string, address: string): string | null {
  const start = name === 'GATSBY_LIVE_URL' ? 'wss://' : 'https://';
  if (!address) return 'is missing: the build would use this machine';
  if (!address.startsWith(start)) return `does not start with ${start}`;
  if (!URL.canParse(address)) return `is no address: write '${start}' and the host`;
  if (LOCAL_HOST.test(address)) return 'is an address of this machine';
  return name === 'GATSBY_SITE_URL' && !SITE_ADDRESS.test(address) ? NO_SITE_ADDRESS : null;
}

/** Every reason why a build cannot go into production, one sentence each; empty if there is none. */
export function configurationProblems({ variables, facts, samples, maps }: BuildConfiguration): string[] {
  const value = (name: string) => variables[name]?.trim() ?? '';
  const ofMaps = mapVariables(maps.chosen);
  const optional = ['GATSBY_REPORT_URL'].filter(value);
  const addresses = [...ADDRESSES, ...ofMaps.addresses, ...optional].flatMap((name) => {
    const problem = addressProblem(name, value(name));
    return problem === null ? [] : [`${name} ${problem}`];
  });
  const keys = [...ofMaps.keys, 'GATSBY_GOOGLE_CLIENT_ID']
    .filter((name) => !value(name) || value(name).startsWith('local-'))
    .map((name) => `${name} is missing: the build would use a key that only the stand-ins take`);
  const missing = emptyFacts(facts).filter((path) => !OPTIONAL_FACTS.includes(path));
  return [
    ...addresses,
    ...keys,
    ...missing.map((path) => `site.ts: ${path} is missing: write your own`),
    ...samples.map((path) => `site.ts: ${path} is a sample: write your own in place of sample(…)`),
    ...corridorProblems(facts),
    ...arbitrationProblems(facts),
    ...mapServiceProblems(maps, value),
  ];
}

/** The reasons in one line: the variables, and the number of facts. */
export function summaryOf(problems: readonly string[]): string {
  const variables = problems.flatMap((problem) => /^GATSBY_\w+/.exec(problem) ?? []);
  const facts = problems.length - variables.length;
  const causes = [...variables, ...(facts > 0 ? [`${facts} ${facts === 1 ? 'fact' : 'facts'} in src/site.ts`] : [])];
  const reasons = 'The reasons: npm run build:production';
  return `Warning: this build cannot go public because of ${causes.join(', ')}. ${reasons}`;
}

/** Every leaf of the operator's facts with its dotted path. */
export function leavesOf(facts: unknown, path = ''): readonly (readonly [path: string, value: unknown])[] {
  if (typeof facts !== 'object' || facts === null) return [[path, facts]];
  return Object.entries(facts).flatMap(([name, value]) => leavesOf(value, path ? `${path}.${name}` : name));
}

const emptyFacts = (facts: unknown) =>
  leavesOf(facts)
    .filter(([, value]) => value === null || value === undefined || (typeof value === 'string' && !value.trim()))
    .map(([path]) => path);

/** A price corridor without limits, or with limits in the wrong order. */
function corridorProblems(facts: unknown): string[] {
  const leaves = new Map(leavesOf(facts));
  const isUsed = [...leaves].some(([path, value]) => /^price\..*kind$/.test(path) && value === 'corridor');
  const [from, to] = ['from', 'to'].map((limit) => Number(leaves.get(`price.corridor.${limit}`))) as [number, number];
  return isUsed && !(from > 0 && from < to)
    ? ['site.ts: price.corridor needs two limits, the lower one first: write { from: 90, to: 120 } with yours']
    : [];
}

/** Participation in dispute settlement without the board that section 36 VSBG requires. */
function arbitrationProblems(facts: unknown): string[] {
  const leaves = new Map(leavesOf(facts));
  const takesPart = (leaves.get('legalFacts.arbitration.kind') ?? 'none') !== 'none';
  return takesPart && !leaves.get('legalFacts.arbitration.board')
    ? ['site.ts: legalFacts.arbitration.board needs the name, address and website of the board']
    : [];
}

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
