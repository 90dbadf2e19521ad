import type { Finding } from '../shared/report';
import { type AskSite, lookAtEach } from './site-client';

/** A required header of an answer. */
interface HeaderRule {
  /** In lower case. */
  readonly name: string;
  /** True if scripts, images and other files need it too; otherwise only pages do. */
  readonly isOfFiles?: true;
  /** The problem of its value; null if it is right. */
  readonly problem: (value: string) => string | null;
}

const HALF_YEAR_S = 15_552_000;

/** The directives of a policy, the first one of each name: browsers ignore later ones. */
function directivesOf(policy: string): ReadonlyMap<string, readonly string[]> {
  const directives = new Map<string, readonly string[]>();
  for (const directive of policy.split(';')) {
    const [name = '', ...sources] = directive.trim().split(/\s+/);
    if (name && !directives.has(name.toLowerCase())) directives.set(name.toLowerCase(), sources);
  }
  return directives;
}

/** Browsers ignore `'unsafe-inline'` next to a hash or a nonce. */
const allowsInline = (sources: readonly string[]) =>
  sources.includes("'unsafe-inline'") && !sources.some((source) => /^'(nonce-|sha(256|384|512)-)/.test(source));

/** The problem of a policy in a few words; null if it protects (docs/operations.md, Headers). */
function policyProblem(policy: string): string | null {
  const directives = directivesOf(policy);
  const sourcesOf = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*'];
  if (allowsInline(sourcesOf('script-src'))) return "script-src allows 'unsafe-inline'";
  if (sourcesOf('script-src').some((source) => ['*', 'https:', 'http:', 'data:'].includes(source))) {
    return 'script-src allows scripts of any host';
  }
  if (sourcesOf('object-src').join() !== "'none'") return "object-src is not 'none'";
  if (!directives.has('base-uri')) return 'base-uri is missing';
  if (!directives.has('frame-ancestors')) return 'frame-ancestors is missing';
  return null;
}

/**
 * The addresses, such as the backend's, that a policy does not allow: a site built for other addresses shows every
 * page, but accepts no order.
 */
export function unreachable(policy: string, addresses: readonly string[], site: string): readonly string[] {
  if (policy === '') return [];
  const directives = directivesOf(policy);
  const sources = directives.get('connect-src') ?? directives.get('default-src') ?? ['*'];
  return addresses.filter((address) => {
    const { origin, protocol } = new URL(address);
    const allowing = [origin, protocol, '*', ...(origin === site ? ["'self'"] : [])];
    return !sources.some((source) => allowing.includes(source));
  });
}

const oneOf =
  (...values: readonly string[]) =>
  (value: string) =>
    values.includes(value.toLowerCase()) ? null : `is ${value}, not ${values.join(' or ')}`;

/** The headers that a served site needs: one table for every answer (docs/operations.md, Headers). */
export const headerRules: readonly HeaderRule[] = [
  {
    name: 'strict-transport-security',
    isOfFiles: true,
    problem: (value) => {
      const seconds = Number(/max-age="?(\d+)/i.exec(value)?.[1] ?? 0);
      return seconds >= HALF_YEAR_S ? null : `max-age is ${seconds}, less than half a year (${HALF_YEAR_S})`;
    },
  },
  { name: 'x-content-type-options', isOfFiles: true, problem: oneOf('nosniff') },
  { name: 'cross-origin-resource-policy', isOfFiles: true, problem: oneOf('same-origin', 'same-site') },
  // Google checks the key for Maps by the origin; the rest of an address stays private.
  {
    name: 'referrer-policy',
    problem: oneOf('strict-origin-when-cross-origin', 'strict-origin', 'origin-when-cross-origin', 'origin'),
  },
  // The popup is Google's sign-in.
  { name: 'cross-origin-opener-policy', problem: oneOf('same-origin-allow-popups') },
  {
    name: 'permissions-policy',
    problem: (value) => {
      if (/geolocation=\(\)/.test(value)) return 'forbids the position, which the pickup needs';
      const isOpen = ['camera', 'microphone', 'payment'].find((name) => !value.includes(`${name}=()`));
      return isOpen === undefined ? null : `does not forbid ${isOpen}`;
    },
  },
  { name: 'content-security-policy', problem: policyProblem },
];

/** Checks the headers, one line each, with the problems of every page and file. */
export const checkHeaders = (
  ask: AskSite,
  pages: readonly string[],
  files: readonly string[],
): Promise<readonly Finding[]> =>
  Promise.all(
    headerRules.map(({ name, isOfFiles, problem }) =>
      lookAtEach(name, isOfFiles ? [...pages, ...files] : pages, async (path) => {
        const value = (await ask(path)).headers[name];
        const wrong = value ? problem(String(value)) : 'is missing';
        return wrong === null ? [] : [`${path}: ${wrong}`];
      }),
    ),
  );

/** Checks that pages can reach the backend: the policy of each page must allow its addresses. */
export const checkReach = (
  ask: AskSite,
  origin: string,
  pages: Readonly<Record<string, readonly (string | null)[]>>,
): Promise<Finding> =>
  lookAtEach('the policy lets pages reach the backend', Object.entries(pages), async ([path, addresses]) => {
    const policy = String((await ask(path)).headers['content-security-policy'] ?? '');
    const known = addresses.filter((address) => address !== null);
    return unreachable(policy, known, origin).map((address) => `${path}: its policy forbids ${address}`);
  });
