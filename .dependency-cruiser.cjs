const providers = require('./.dependency-cruiser-rules/providers.cjs');
const mockServer = require('./.dependency-cruiser-rules/mock-server.cjs');

/**
 * Who may import whom (docs/decisions.md). Every rule holds at any depth of a room; tests/unit/import-rules.test.ts
 * plants a violation of each entry.
 */
const rooms = [
  ['lib'],
  ['device', 'places', 'ui', 'i18n', 'drawings', 'price'],
  ['consent'],
  ['backend', 'live', 'maps'],
  ['session'],
  ['job'],
  ['booking', 'ride', 'follow', 'account', 'marketing'],
  ['layout'],
  ['pages'],
];
const features = 'booking|ride|follow|account|marketing';

const inside = (names) => `^src/(${names.join('|')})/`;

const onlyLeftwards = rooms.slice(0, -1).map((names, index) => ({
  name: `${names.join('-')}-imports-only-leftwards`,
  severity: 'error',
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

module.exports = {
  forbidden: [
    ...onlyLeftwards,
    {
      name: 'features-meet-through-addresses',
      comment: 'booking, ride, follow, account and marketing never import each other',
      severity: 'error',
      from: { path: `^src/(${features})/` },
      to: { path: `^src/(${features})/`, pathNot: '^src/$1/' },
    },
    {
      name: 'lib-knows-neither-react-nor-gatsby',
      severity: 'error',
      from: { path: '^src/lib/' },
      to: { path: 'node_modules/(react|react-dom|gatsby)/' },
    },
    {
      name: 'looks-know-no-taxis',
      comment: 'ui and drawings get every word and fact from whoever uses them',
      severity: 'error',
      from: { path: '^src/(ui|drawings)/' },
      to: { path: '^src/(site|env|locales|i18n)' },
    },
    {
      name: 'pure-rules-know-no-react',
      severity: 'error',
      from: pureRules,
      to: { path: ['node_modules/(react|react-dom|gatsby|@tanstack)/', '^src/.+\\.tsx$', '^src/.*/use-[^/]+\\.ts$'] },
    },
    {
      name: 'pure-rules-do-no-input-or-output',
      comment: 'pure rules name their types only: hooks call, connect, store and read the clock',
      severity: 'error',
      from: pureRules,
      to: {
        path: [inside(roomsOfEffects), '/stored-[^/]+\\.ts$'],
        pathNot: pureBelow,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'the-local-backend-shares-only-the-wire-lib-and-site',
      severity: 'error',
      from: { path: '^(mock-server|contract)/' },
      to: { path: '^src/', pathNot: '^src/(lib/|site\\.ts|backend/(wire|status-word)\\.ts|live/wire\\.ts)' },
    },
    {
      name: 'the-site-knows-no-local-backend',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(mock-server|contract|tests|scripts|bench)/' },
    },
    ...providers,
    ...mockServer,
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-circles-between-sub-rooms',
      severity: 'error',
      scope: 'folder',
      from: { path: `^src/(${features})/` },
      to: { circular: true },
    },
    { name: 'no-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
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
