import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';

const repository = resolve(__dirname, '../..');

type Planted = readonly [rule: string, from: string, to: string];

const inBackend = (path: string) => `mock-server/${path}`;

/** Rules for the rooms of the local backend, with an import that each forbids. */
const plantedInBackend: readonly Planted[] = [
  ['city-company-scenario-imports-only-leftwards', 'city/a/b/c.ts', 'company/tariff.ts'],
  ['google-simulation-storage-imports-only-leftwards', 'storage/a/b/c.ts', 'dispatch/d.ts'],
  ['command-line-dispatch-faults-log-session-imports-only-leftwards', 'log/a.ts', 'http/b/c.ts'],
  ['http-live-samples-imports-only-leftwards', 'live/a/b.ts', 'http/c/d.ts'],
  ['backend.ts-reset.ts-imports-only-leftwards', 'reset.ts', 'start.ts'],
  ['every-room-has-its-place', 'http/a.ts', 'utils/b.ts'],
  ['city/geometry-imports-only-leftwards', 'city/geometry/a/b.ts', 'city/streets/c.ts'],
  ['city/land-places-streets-imports-only-leftwards', 'city/land/a/b.ts', 'city/places/c.ts'],
  ['city/every-room-has-its-place', 'city/land/a.ts', 'city/b.ts'],
  ['google/calls.ts-imports-only-leftwards', 'google/calls.ts', 'google/maps/services/a.ts'],
  ['google/identity-maps-imports-only-leftwards', 'google/identity/a/b.ts', 'google/maps/base/c.ts'],
  ['google/every-room-has-its-place', 'google/scripts.ts', 'google/a/b.ts'],
  ['google/maps/base-imports-only-leftwards', 'google/maps/base/a/b.ts', 'google/maps/map/c.ts'],
  ['google/maps/gazetteer-imports-only-leftwards', 'google/maps/gazetteer/a.ts', 'google/maps/services/b.ts'],
  ['google/maps/drawing-services-imports-only-leftwards', 'google/maps/drawing/a.ts', 'google/maps/services/c/d.ts'],
  ['google/maps/hands-imports-only-leftwards', 'google/maps/hands/a/b.ts', 'google/maps/map/c/d.ts'],
  ['google/maps/map-imports-only-leftwards', 'google/maps/map/a/b.ts', 'google/maps/overlays/c.ts'],
  ['google/maps/overlays-imports-only-leftwards', 'google/maps/overlays/a.ts', 'google/maps/libraries.ts'],
  [
    'google/maps/libraries.ts-script-parameters.ts-styles.ts-imports-only-leftwards',
    'google/maps/styles.ts',
    'google/maps/main.ts',
  ],
  ['google/maps/every-room-has-its-place', 'google/maps/main.ts', 'google/maps/a/b.ts'],
];

/** Each rule of .dependency-cruiser.cjs with an import that it forbids, as deep as rooms go. */
const planted: readonly Planted[] = [
  ['lib-imports-only-leftwards', 'src/lib/deep/planted.ts', 'src/ui/target.ts'],
  ['ui-i18n-drawings-imports-only-leftwards', 'src/ui/deep/planted.ts', 'src/backend/target.ts'],
  ['ui-i18n-drawings-imports-only-leftwards', 'src/drawings/deep/planted.tsx', 'src/maps/target.ts'],
  ['consent-imports-only-leftwards', 'src/consent/deep/planted.ts', 'src/maps/target.ts'],
  ['backend-live-maps-imports-only-leftwards', 'src/live/deep/planted.ts', 'src/session/target.ts'],
  ['session-imports-only-leftwards', 'src/session/deep/planted.ts', 'src/job/target.ts'],
  ['job-imports-only-leftwards', 'src/job/deep/planted.ts', 'src/ride/deep/target.ts'],
  ['booking-ride-account-marketing-imports-only-leftwards', 'src/booking/deep/planted.ts', 'src/layout/target.ts'],
  ['layout-imports-only-leftwards', 'src/layout/deep/planted.ts', 'src/pages/target.ts'],
  ['features-meet-through-addresses', 'src/account/deep/er/planted.ts', 'src/ride/deep/target.ts'],
  ['lib-knows-neither-react-nor-gatsby', 'src/lib/deep/er/planted.ts', 'react'],
  ['looks-know-no-taxis', 'src/ui/deep/er/planted.tsx', 'src/site.ts'],
  ['pure-rules-know-no-react', 'src/booking/form/deep/planted.ts', 'react'],
  ['pure-rules-know-no-react', 'src/job/deep/planted.ts', 'src/job/deep/use-target.ts'],
  ['pure-rules-do-no-input-or-output', 'src/ride/cancel/deep/planted.ts', 'src/backend/calls.ts'],
  ['the-local-backend-shares-only-wire-shapes-lib-and-site', 'mock-server/deep/er/planted.ts', 'src/backend/calls.ts'],
  ['the-site-knows-no-local-backend', 'src/session/deep/er/planted.ts', 'mock-server/deep/target.ts'],
  ...plantedInBackend.map(([rule, from, to]): Planted => [inBackend(rule), inBackend(from), inBackend(to)]),
  ['no-circles', 'src/i18n/deep/circle.ts', 'src/i18n/deep/planted.ts'],
  ['no-unresolvable', 'src/lib/deep/lost.ts', 'src/lib/nowhere.ts'],
];

/** Each rule about folders with two of them that it keeps apart. */
const entangled: readonly (readonly [rule: string, one: string, other: string])[] = [
  ['no-circles-between-sub-rooms', 'src/marketing/home', 'src/marketing/legal'],
  ['mock-server/no-circles-between-rooms', 'mock-server/http/deep/home', 'mock-server/http/deep/er'],
];

const folder = mkdtempSync(join(tmpdir(), 'import-rules-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(file: string, text: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

const importOf = (from: string, to: string) => {
  if (!to.includes('/')) return `import '${to}';\n`;
  const path = relative(dirname(from), to.replace(/\.tsx?$/, ''));
  return `import '${path.startsWith('.') ? path : `./${path}`}';\n`;
};

/** Runs the repository's own rules over the planted files. */
function violations(): readonly { rule: string; from: string }[] {
  for (const name of ['.dependency-cruiser.cjs', '.dependency-cruiser-rules', 'tsconfig.json', 'package.json']) {
    cpSync(join(repository, name), join(folder, name), { recursive: true });
  }
  symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'));
  const sources = new Map<string, string>();
  for (const [, from, to] of planted) {
    sources.set(from, (sources.get(from) ?? '') + importOf(from, to));
    if (to.includes('/') && !to.endsWith('nowhere.ts') && !sources.has(to)) sources.set(to, '');
  }
  sources.set('src/i18n/deep/planted.ts', importOf('src/i18n/deep/planted.ts', 'src/i18n/deep/circle.ts'));
  // A circle, and two rooms that need each other, file by file without a circle.
  for (const [, one, other] of entangled) {
    sources.set(`${one}/one.ts`, importOf(`${one}/one.ts`, `${other}/two.ts`));
    sources.set(`${other}/two.ts`, '');
    sources.set(`${other}/three.ts`, importOf(`${other}/three.ts`, `${one}/four.ts`));
    sources.set(`${one}/four.ts`, '');
  }
  for (const [file, text] of sources) write(file, `${text}export {};\n`);
  const command = [join(repository, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')];
  const options = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', 'src', 'mock-server'];
  const output = execFileSync(process.execPath, [...command, ...options], { cwd: folder, encoding: 'utf8' });
  const { summary } = JSON.parse(output) as { summary: { violations: { rule: { name: string }; from: string }[] } };
  return summary.violations.map(({ rule, from }) => ({ rule: rule.name, from }));
}

describe('Who may import whom: every rule finds a planted violation, however deep it lies', () => {
  let found: ReturnType<typeof violations>;
  beforeAll(() => {
    found = violations();
  }, 60_000);

  test.each(planted)('%s: %s', (rule, from) => {
    expect(found).toContainEqual({ rule, from });
  });

  test.each(entangled)('%s: %s and another room that need each other', (rule, from) => {
    expect(found).toContainEqual({ rule, from });
  });

  test('no rule of the configuration is without a planted violation', () => {
    const { forbidden } = jest.requireActual('../../.dependency-cruiser.cjs') as { forbidden: { name: string }[] };
    const covered = [...planted, ...entangled].map(([rule]) => rule);
    const names = forbidden.map(({ name }) => name);
    expect(names.filter((name) => !covered.includes(name))).toEqual([]);
  });
});
