/** An import that a rule of tests/import-rules.cjs forbids. `to` is a file or the name of a package. */
export interface PlantedImport {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
  /** The name in the import, if it is not the path. */
  readonly alias?: string;
}

/** The rooms of the site, from left to right. This copy detects a room that is missing from the rules. */
export const rooms = [
  ['lib'],
  ['device', 'places', 'ui', 'i18n', 'drawings', 'price'],
  ['consent'],
  ['backend', 'live', 'maps'],
  ['session'],
  ['job'],
  ['booking', 'ride', 'follow', 'account', 'marketing'],
  ['layout'],
  ['pages'],
] as const;

const features = ['booking', 'ride', 'follow', 'account', 'marketing'];

/**
 * The rooms of the local backend, folder by folder, from left to right; rooms in the same list must not import each
 * other.
 */
const backendRooms: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'mock-server': [
    ['city', 'company', 'scenario.ts'],
    ['google', 'open', 'simulation', 'storage'],
    ['command-line.ts', 'dispatch', 'faults', 'log.ts', 'session.ts'],
    ['http', 'live', 'samples'],
    ['backend.ts', 'reset.ts'],
    ['start.ts'],
  ],
  'mock-server/city': [['data', 'geometry'], ['land.ts', 'places'], ['streets'], ['search'], ['drawing']],
  'mock-server/open': [['photon', 'tiles.ts', 'valhalla']],
  'mock-server/google': [['calls.ts', 'covered.ts', 'elements.ts'], ['identity', 'maps'], ['scripts.ts']],
  'mock-server/google/maps': [['base'], ['map', 'services'], ['overlays'], ['main.ts']],
};

/** Each of these files imports each of those. */
function plant(rule: string, from: readonly string[], to: readonly string[]): readonly PlantedImport[] {
  return from.flatMap((importer) => to.map((imported) => ({ rule, from: importer, to: imported })));
}

/** A file deep inside a room; a name that is already a file stays unchanged. */
const inRoom = (folder: string, name: string, file: string) =>
  name.endsWith('.ts') ? `${folder}/${name}` : `${folder}/${name}/deep/er/${file}`;
const importers = (folder: string, names: readonly string[]) => names.map((name) => inRoom(folder, name, 'planted.ts'));
const targets = (folder: string, names: readonly string[]) => names.map((name) => inRoom(folder, name, 'target.ts'));

const rightwards = rooms
  .slice(0, -1)
  .flatMap((names, index) =>
    plant(
      `${names.join('-')}-imports-only-leftwards`,
      importers('src', names),
      targets('src', rooms.slice(index + 1).flat()),
    ),
  );

const betweenFeatures = features.flatMap((feature) =>
  plant(
    'features-meet-through-addresses',
    importers('src', [feature]),
    targets(
      'src',
      features.filter((other) => other !== feature),
    ),
  ),
);

const inLocalBackend = Object.entries(backendRooms).flatMap(([folder, lists]) => [
  ...lists.flatMap((names, index) => {
    const rule = `${folder}/${names.join('-')}-imports-only-leftwards`;
    const fromHereOn = lists.slice(index).flat();
    return names.flatMap((name) =>
      plant(
        rule,
        importers(folder, [name]),
        targets(
          folder,
          fromHereOn.filter((other) => other !== name),
        ),
      ),
    );
  }),
  ...plant(
    `${folder}/every-room-has-its-place`,
    importers(folder, lists[0] ?? []),
    targets(folder, ['utils', 'utils.ts']),
  ),
]);

/** Pure files in rooms that also call, connect and store: pure rules may import their values. */
export const pureBelow = ['src/backend/failure.ts', 'src/backend/status-word.ts', 'src/live/live-message.ts'];
const pureRules = [...importers('src', ['job', ...features]), ...pureBelow];

/** Files of which pure rules may only import types. */
export const effects = [
  ...targets('src', ['backend', 'live', 'maps', 'session', 'consent', 'device']),
  'src/job/deep/stored-target.ts',
];

/** Imports of the providers of map, addresses, ways and sign-in, by each rule that forbids them. */
const ofProviders = [
  ...plant(
    'only-googles-adapter-imports-its-library',
    ['src/maps/screen/deep/planted.ts', 'src/maps/open/deep/planted.ts', 'src/booking/deep/planted.ts'],
    ['@react-google-maps/api'],
  ),
  ...plant(
    'only-the-open-adapter-imports-leaflet',
    ['src/maps/screen/deep/planted.ts', 'src/maps/google/deep/planted.ts', 'src/booking/deep/planted.ts'],
    ['leaflet'],
  ),
  ...plant(
    'maps-import-providers-through-their-aliases',
    ['src/maps/screen/deep/planted.ts', 'src/maps/port/planted.ts'],
    ['src/maps/google/deep/target.ts', 'src/maps/open/deep/target.ts'],
  ),
  ...plant(
    'only-maps-imports-providers',
    ['src/booking/deep/planted.ts', 'src/layout/deep/planted.ts'],
    ['src/maps/google/deep/target.ts', 'src/maps/open/deep/target.ts'],
  ),
  ...plant('adapters-do-not-know-each-other', ['src/maps/google/deep/planted.ts'], ['src/maps/open/deep/target.ts']),
  ...plant('adapters-do-not-know-each-other', ['src/maps/open/deep/planted.ts'], ['src/maps/google/deep/target.ts']),
  ...plant('the-port-holds-types-only', ['src/maps/port/planted.ts'], ['src/lib/deep/value.ts']),
  ...plant(
    'only-its-adapter-imports-googles-sign-in',
    ['src/session/login/deep/planted.ts', 'src/session/identity/planted.ts', 'src/booking/deep/planted.ts'],
    ['@react-oauth/google'],
  ),
  ...plant(
    'only-the-choice-imports-adapters-of-the-sign-in',
    ['src/session/login/deep/planted.ts', 'src/session/identity/planted.ts', 'src/booking/deep/planted.ts'],
    ['src/session/identity/google/deep/target.ts'],
  ),
];

/** For each rule, imports that it forbids: one for every room, file and package that it names. */
export const planted: readonly PlantedImport[] = [
  ...rightwards,
  ...betweenFeatures,
  ...plant('lib-knows-neither-react-nor-gatsby', importers('src', ['lib']), ['react', 'react-dom', 'gatsby']),
  ...plant('looks-know-no-taxis', importers('src', ['ui', 'drawings']), [
    'src/site.ts',
    'src/env.ts',
    ...targets('src', ['locales', 'i18n']),
  ]),
  ...plant('pure-rules-know-no-react', pureRules, [
    'react',
    'react-dom',
    'gatsby',
    '@tanstack/react-query',
    'src/lib/deep/target.tsx',
    'src/lib/deep/use-target.ts',
  ]),
  ...plant('pure-rules-do-no-input-or-output', pureRules, effects),
  ...plant('the-local-backend-shares-only-the-wire-lib-and-site', importers('mock-server', ['http']), [
    'src/backend/deep/target.ts',
  ]),
  ...plant(
    'the-local-backend-shares-only-the-wire-lib-and-site',
    ['contract/deep/planted.ts'],
    ['src/backend/deep/target.ts'],
  ),
  ...plant(
    'the-site-knows-no-local-backend',
    importers('src', ['session']),
    ['mock-server', 'contract', 'tests', 'scripts', 'bench'].map((folder) => `${folder}/deep/target.ts`),
  ),
  ...inLocalBackend,
  ...ofProviders,
  {
    rule: 'adapters-import-no-chosen-provider',
    from: 'src/maps/google/map/planted.ts',
    to: 'src/maps/google/map/target.ts',
    alias: 'map-provider/target',
  },
  { rule: 'no-unresolvable', from: 'src/lib/deep/lost.ts', to: './nowhere' },
];

/** For each rule about circles, two folders that depend on each other, without a circle between single files. */
export const entangledFolders: readonly (readonly [rule: string, one: string, other: string])[] = [
  ...features.map(
    (feature) => ['no-circles-between-sub-rooms', `src/${feature}/one-room`, `src/${feature}/other`] as const,
  ),
  ['mock-server/no-circles-between-rooms', 'mock-server/http/deep/one-room', 'mock-server/http/deep/other'],
];
