import { everyAnswer, pageHeaders, policyOf, policyText } from '../../../scripts/deploy/policy';
import type { PageKind } from '../../../src/i18n/page-kind';
import { inLowerCase } from '../../support/policy/in-lower-case';
import { observatoryPoints } from '../../support/policy/observatory';
import { hashes, headers, services } from './google-build';

const kinds: readonly PageKind[] = ['content', 'maps', 'program'];
const sourcesOf = (kind: PageKind, other: Partial<typeof services> = {}) =>
  Object.values(policyOf(kind, { ...services, ...other }, hashes)).flat();

test('pages of content load nothing of others, have hashes alone, and enforce Trusted Types', () => {
  const policy = policyOf('content', services, hashes);
  expect(
    Object.values(policy)
      .flat()
      .filter((source) => /https?:|wss?:|blob:/.test(source)),
  ).toEqual(['https://api.taxi.example']);
  expect(policy['script-src']).toEqual(["'self'", ...hashes.scripts]);
  expect(policy['style-src']).toEqual(["'self'", ...hashes.styles]);
  expect(policy['require-trusted-types-for']).toEqual(["'script'"]);
  expect(policy['trusted-types']).toEqual(['default']);
});

test.each(['maps', 'program'] as const)('%s: Google’s list for maps; Trusted Types are not required', (kind) => {
  const policy = policyOf(kind, services, hashes);
  expect(policy['script-src']).toEqual(
    expect.arrayContaining(["'unsafe-eval'", 'blob:', 'https://*.googleapis.com', 'https://*.gstatic.com']),
  );
  expect(policy['worker-src']).toEqual(['blob:']);
  expect(policy['font-src']).toEqual(["'self'", 'https://fonts.gstatic.com']);
  expect(policy['style-src']).toEqual([
    "'self'",
    "'unsafe-inline'",
    'https://fonts.googleapis.com',
    ...(kind === 'program' ? ['https://accounts.google.com/gsi/style'] : []),
  ]);
  expect(policy).not.toHaveProperty('require-trusted-types-for');
  // Nobody would receive reports, and each script of Google would be one line in the console.
  expect(Object.keys(pageHeaders(kind, services, hashes))).toEqual(['Content-Security-Policy']);
});

test('programs alone have the sign-in, by its own path, and the live connection', () => {
  const signIn = 'https://accounts.google.com/gsi/';
  expect(policyOf('program', services, hashes)['connect-src']).toEqual(
    expect.arrayContaining([signIn, 'wss://live.taxi.example:55552']),
  );
  expect(policyOf('program', services, hashes)['frame-src']).toContain(signIn);
  for (const kind of ['content', 'maps'] as const) {
    expect(sourcesOf(kind).join()).not.toMatch(/accounts\.google|wss:/);
  }
});

test.each(kinds)(
  '%s: no kind of page allows inline scripts without a hash, plugins, a base or a frame around it',
  (kind) => {
    const policy = policyOf(kind, services, hashes);
    expect(policy['script-src']).not.toContain("'unsafe-inline'");
    for (const name of ['default-src', 'base-uri', 'object-src', 'frame-ancestors'])
      expect(policy[name]).toEqual(["'none'"]);
  },
);

test('with open maps only those are allowed: tiles from any server of their domain, addresses and ways', () => {
  const open = {
    maps: null,
    tiles: 'https://{s}.tile.example.org/{z}/{x}/{y}{r}.png',
    open: ['https://www.taxi.example/adressen', 'https://ways.example.org/valhalla'],
  };
  const policy = policyOf('maps', { ...services, ...open }, hashes);
  expect(policy['img-src']).toEqual(["'self'", 'data:', 'https://*.tile.example.org']);
  expect(policy['connect-src']).toEqual(["'self'", 'https://api.taxi.example', 'https://ways.example.org']);
  expect(sourcesOf('maps', open).join()).not.toMatch(/google|gstatic|eval|blob/);
});

test.each(kinds)('%s: reports about failed screens may be sent where the operator wants them', (kind) => {
  const policy = policyOf(kind, { ...services, reports: 'https://reports.example/taxi' }, hashes);
  expect(policy['connect-src']).toContain('https://reports.example');
});

test('what is on the site’s own origin is named once, as self', () => {
  const policy = policyOf('content', { ...services, api: 'https://www.taxi.example/api' }, hashes);
  expect(policy['connect-src']).toEqual(["'self'"]);
});

test('as a header: directives with their sources', () => {
  expect(policyText({ 'default-src': ["'none'"], 'img-src': ["'self'", 'data:'] })).toBe(
    "default-src 'none'; img-src 'self' data:",
  );
});

test.each([
  ['content', 120],
  ['maps', 100],
  ['program', 100],
] as const)(
  'by the rules of the MDN Observatory a page with Google’s own lists has its points: %s %d',
  (kind, points) => {
    expect(observatoryPoints(inLowerCase({ ...everyAnswer, ...headers[kind] }))).toBeGreaterThanOrEqual(points);
  },
);
