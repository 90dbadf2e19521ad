/**
 * Who may import whom (docs/decisions.md). Every rule holds at any depth of a room; tests/unit/import-rules.test.ts
 * plants a violation of each entry.
 */
const rooms = [
  ['lib'],
  ['device', 'ui', 'i18n', 'price'],
  ['consent'],
  ['backend', 'live', 'maps'],
  ['session'],
  ['job'],
  ['booking', 'ride', 'account', 'marketing'],
  ['layout'],
  ['pages'],
];
const features = 'booking|ride|account|marketing';

const inside = (names) => `^src/(${names.join('|')})/`;

const onlyLeftwards = rooms.slice(0, -1).map((names, index) => ({
  name: `${names.join('-')}-imports-only-leftwards`,
  from: { path: inside(names) },
  to: { path: inside(rooms.slice(index + 1).flat()) },
}));

/** Rooms that call, connect, store, ask the device or watch the clock. Pure rules import their types only. */
const roomsOfEffects = ['backend', 'live', 'maps', 'session', 'consent', 'device'];
/** Pure files in the rooms of effects. Pure rules may import their values; the same rules hold for them. */
const pureBelow = `^src/(${['backend/failure', 'backend/status-word', 'live/live-message'].join('|')})\\.ts$`;

/**
 * In job and the feature rooms each `*.ts` file is a pure rule, in sub-rooms of any depth. Not so hooks (`use-….ts`)
 * and files that read and write the storage of the device for hooks (`stored-….ts`).
 */
const pureRules = {
  path: [`^src/(job|${features})/.+\\.ts$`, pureBelow],
  pathNot: '/(use|stored)-[^/]+\\.ts$',
};

/** The folders of `src/maps` that each hold the adapters of one provider. */
const adapters = '^src/maps/(google|open)/';

/**
 * Who may import what of the providers of map, addresses and ways, and of the sign-in. `src/maps/port` and
 * `src/session/identity/port.ts` say what each adapter offers.
 */
const providers = [
  {
    name: 'only-googles-adapter-imports-its-library',
    from: { path: '^src/', pathNot: '^src/maps/google/' },
    to: { path: ['node_modules/@react-google-maps/', '^@react-google-maps/'] },
  },
  {
    name: 'only-the-open-adapter-imports-leaflet',
    from: { path: '^src/', pathNot: '^src/maps/open/' },
    to: { path: ['node_modules/leaflet/', '^leaflet'] },
  },
  {
    name: 'maps-import-providers-through-their-aliases',
    comment:
      'an import of map-provider, addresses-provider or ways-provider reads the one that the operator has chosen',
    from: { path: '^src/maps/', pathNot: adapters },
    to: { path: adapters, dependencyTypesNot: ['aliased'] },
  },
  {
    name: 'only-maps-imports-providers',
    from: { path: '^src/', pathNot: '^src/maps/' },
    to: { path: adapters },
  },
  {
    name: 'adapters-do-not-know-each-other',
    from: { path: adapters },
    to: { path: adapters, pathNot: '^src/maps/$1/' },
  },
  {
    name: 'adapters-import-no-chosen-provider',
    comment: 'the alias may lead to the other adapter',
    from: { path: adapters },
    to: { path: adapters, dependencyTypes: ['aliased'] },
  },
  {
    name: 'the-port-holds-types-only',
    from: { path: '^src/maps/port/' },
    to: { dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'only-its-adapter-imports-googles-sign-in',
    from: { path: '^src/', pathNot: '^src/session/identity/google/' },
    to: { path: ['node_modules/@react-oauth/', '^@react-oauth/'] },
  },
  {
    name: 'only-the-choice-imports-adapters-of-the-sign-in',
    comment: 'provider.ts and settings.ts name the one that this site has',
    from: { path: '^src/', pathNot: '^src/session/identity/([^/]+/|(provider|settings)\\.ts$)' },
    to: { path: '^src/session/identity/[^/]+/' },
  },
];

/**
 * Who may import whom inside the local backend. In each folder a room (or file) imports only what stands further left,
 * in an earlier list, at any depth; what stands in one list does not know each other. What is in no list may not be
 * imported.
 */
const mockServerOrders = {
  'mock-server': [
    ['city', 'company', 'scenario.ts'],
    ['google', 'open', 'simulation', 'storage.ts'],
    ['command-line.ts', 'dispatch', 'faults', 'log.ts', 'session.ts'],
    ['http', 'live', 'samples'],
    ['backend.ts', 'reset.ts'],
    ['start.ts'],
  ],
  'mock-server/city': [['data', 'geometry'], ['land.ts', 'places'], ['streets'], ['search'], ['drawing']],
  'mock-server/open': [['photon', 'tiles.ts', 'valhalla']],
  'mock-server/google': [['covered.ts', 'elements.ts'], ['identity', 'maps'], ['scripts.ts']],
  'mock-server/google/maps': [['base'], ['map', 'services'], ['overlays'], ['main.ts']],
};

/** Room or file, as the beginning of what follows the folder in a path. */
const beginning = (name) => (name.endsWith('.ts') ? `${name.replace('.', '\\.')}$` : `${name}/`);
const oneOf = (names) => names.map(beginning).join('|');

const mockServerOnlyLeftwards = Object.entries(mockServerOrders).flatMap(([folder, lists]) =>
  lists
    .map((names, index) => ({ names, fromHereOn: lists.slice(index).flat() }))
    .filter(({ fromHereOn }) => fromHereOn.length > 1)
    .map(({ names, fromHereOn }) => ({
      name: `${folder}/${names.join('-')}-imports-only-leftwards`,
      from: { path: `^${folder}/(${oneOf(names)})` },
      to: { path: `^${folder}/(?:${oneOf(fromHereOn)})`, pathNot: `^${folder}/$1` },
    })),
);

const onlyWhatIsListed = Object.entries(mockServerOrders).map(([folder, lists]) => ({
  name: `${folder}/every-room-has-its-place`,
  from: {},
  to: { path: `^${folder}/(?!${oneOf(lists.flat())})` },
}));

const mockServer = [
  ...mockServerOnlyLeftwards,
  ...onlyWhatIsListed,
  {
    name: 'mock-server/no-circles-between-rooms',
    scope: 'folder',
    from: { path: '^mock-server' },
    to: { circular: true },
  },
];

module.exports = {
  forbidden: [
    ...onlyLeftwards,
    {
      name: 'features-meet-through-addresses',
      comment: 'booking, ride, account and marketing never import each other',
      from: { path: `^src/(${features})/` },
      to: { path: `^src/(${features})/`, pathNot: '^src/$1/' },
    },
    {
      name: 'lib-knows-neither-react-nor-gatsby',
      from: { path: '^src/lib/' },
      to: { path: 'node_modules/(react|react-dom|gatsby)/' },
    },
    {
      name: 'looks-know-no-taxis',
      comment: 'ui gets every word and fact from the code that uses it',
      from: { path: '^src/ui/' },
      to: { path: '^src/(site|env|locales|i18n)' },
    },
    {
      name: 'pure-rules-know-no-react',
      from: pureRules,
      to: { path: ['node_modules/(react|react-dom|gatsby|@tanstack)/', '^src/.+\\.tsx$', '^src/.*/use-[^/]+\\.ts$'] },
    },
    {
      name: 'pure-rules-do-no-input-or-output',
      comment: 'pure rules name their types only: hooks call, connect, store and read the clock',
      from: pureRules,
      to: {
        path: [inside(roomsOfEffects), '/stored-[^/]+\\.ts$'],
        pathNot: pureBelow,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'the-local-backend-shares-only-the-wire-lib-and-site',
      from: { path: '^(mock-server|contract)/' },
      to: { path: '^src/', pathNot: '^src/(lib/|site\\.ts|backend/(wire|status-word)\\.ts|live/wire\\.ts)' },
    },
    {
      name: 'the-site-knows-no-local-backend',
      from: { path: '^src/' },
      to: { path: '^(mock-server|contract|tests|scripts|tools)/' },
    },
    ...providers,
    ...mockServer,
    { name: 'no-circles', from: {}, to: { circular: true } },
    {
      name: 'no-circles-between-sub-rooms',
      scope: 'folder',
      from: { path: `^src/(${features})/` },
      to: { circular: true },
    },
    { name: 'no-unresolvable', from: {}, to: { couldNotResolve: true } },
  ].map((rule) => ({ severity: 'error', ...rule })),
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
