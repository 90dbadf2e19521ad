import type { PageKind } from '../../src/i18n/page-kind';
import { signInSettings } from '../../src/session/identity/settings';
import type { Services } from './services';

/** Directives of a content security policy, each with its sources. */
export type Directives = Readonly<Record<string, readonly string[]>>;

/** The hashes of the inline code in pages of a kind, in a policy's notation: `'sha256-…'`. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The origin of Google's maps. */
const GOOGLE_MAPS = 'https://maps.googleapis.com';

/**
 * The Trusted Types of a page: only the policy of src/layout/before-react/trusted-types.ts. The loaders of Google's
 * maps and sign-in have none, so pages with these do not require Trusted Types (decision
 * no-report-with-googles-scripts).
 */
const TRUSTED_TYPES: Directives = { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default'] };

/**
 * Google's list for maps, without `'unsafe-inline'` for scripts
 * (https://developers.google.com/maps/documentation/javascript/content-security-policy).
 */
const googleMaps: Directives = {
  'script-src': [
    "'unsafe-eval'",
    'blob:',
    'https://*.googleapis.com',
    'https://*.gstatic.com',
    'https://*.google.com',
    'https://*.ggpht.com',
    'https://*.googleusercontent.com',
  ],
  'style-src': ['https://fonts.googleapis.com'],
  'img-src': [
    'https://*.googleapis.com',
    'https://*.gstatic.com',
    'https://*.google.com',
    'https://*.googleusercontent.com',
    'blob:',
  ],
  'font-src': ['https://fonts.gstatic.com'],
  'connect-src': ['https://*.googleapis.com', 'https://*.google.com', 'https://*.gstatic.com', 'data:', 'blob:'],
  'frame-src': ['https://*.google.com'],
  'worker-src': ['blob:'],
};

/** The origin of an address as a source; `{s}` in a template of tiles becomes any subdomain. */
const originOf = (address: string) => new URL(address.replace('{s}.', '*.')).origin.replace('%2A', '*');

/** The sources of a local stand-in for Google's services. */
const standIn = (address: string): Directives =>
  Object.fromEntries(
    ['script-src', 'style-src', 'img-src', 'connect-src', 'frame-src'].map((name) => [name, [originOf(address)]]),
  );

const mapsOf = ({ maps, tiles, open }: Services): readonly Directives[] => [
  ...(maps ? [maps === GOOGLE_MAPS ? googleMaps : standIn(maps)] : []),
  ...(tiles ? [{ 'img-src': [originOf(tiles)] }] : []),
  { 'connect-src': open.map(originOf) },
];

const signInOf = ({ identity }: Services): Directives =>
  identity === signInSettings.providerUrl ? signInSettings.policy : standIn(identity);

/** The additional sources of a kind of page, besides this site's files. */
const further: Record<PageKind, (services: Services) => readonly Directives[]> = {
  content: () => [TRUSTED_TYPES],
  // The maps and Google's button write their own styles.
  program: (services) => [
    { 'style-src': ["'unsafe-inline'"], 'connect-src': [originOf(services.live)] },
    ...mapsOf(services),
    signInOf(services),
  ],
  maps: (services) => [{ 'style-src': ["'unsafe-inline'"] }, ...mapsOf(services)],
};

/** Merges the directives of several lists without duplicate sources; the site's own origin becomes `'self'`. */
function merged(lists: readonly Directives[], site: string): Directives {
  const names = [...new Set(lists.flatMap(Object.keys))];
  const sourcesOf = (name: string) =>
    lists.flatMap((list) => list[name] ?? []).map((source) => (source === originOf(site) ? "'self'" : source));
  return Object.fromEntries(names.map((name) => [name, [...new Set(sourcesOf(name))]]));
}

/** The policy of a kind of page: only the sources that the page needs. */
export function policyOf(kind: PageKind, services: Services, hashes: InlineHashes): Directives {
  const own: Directives = {
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
    'manifest-src': ["'self'"],
    'script-src': ["'self'", ...hashes.scripts],
    // Next to a hash, browsers ignore 'unsafe-inline'.
    'style-src': ["'self'", ...(kind === 'content' ? hashes.styles : [])],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...[services.api, services.reports ?? services.api].map(originOf)],
  };
  return merged([own, ...further[kind](services)], services.site);
}

/** Directives as the value of a header. */
export const policyText = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

/** Header fields by name. */
export type Headers = Readonly<Record<string, string>>;

/** For every answer. Google checks the key of its maps by the referrer, and its sign-in opens a popup. */
export const everyAnswer: Headers = {
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'geolocation=(self), camera=(), microphone=(), payment=(), usb=(), bluetooth=(), display-capture=()',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** The headers of a kind of page in addition to {@link everyAnswer}. */
export function pageHeaders(kind: PageKind, services: Services, hashes: InlineHashes): Headers {
  return { 'Content-Security-Policy': policyText(policyOf(kind, services, hashes)) };
}

/** The kinds of pages, the most common last. */
export const pageKinds: readonly PageKind[] = ['program', 'maps', 'content'];

/** The headers that a site's servers send, for the pages of each kind. */
export type HeadersByKind = Readonly<Record<PageKind, Headers>>;
