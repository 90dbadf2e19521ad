const mockServer = require('./.dependency-cruiser-rules/mock-server.cjs');

/**
 * Who may import whom (docs/decisions.md). Every rule holds at any depth of a room; tests/unit/import-rules.test.ts plants a violation
 * of each.
 */
const rooms = [
  ['lib'],
  ['ui', 'i18n', 'drawings'],
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
  severity: 'error',
  from: { path: inside(names) },
  to: { path: inside(rooms.slice(index + 1).flat()) },
}));

/** In job and the feature rooms a `*.ts` file that is not a hook is a pure rule, in sub-rooms of any depth. */
const pureRules = { path: `^src/(job|${features})/.+\\.ts$`, pathNot: '/use-[^/]+\\.ts$' };

module.exports = {
  forbidden: [
    ...onlyLeftwards,
    {
      name: 'features-meet-through-addresses',
      comment: 'booking, ride, account and marketing never import each other',
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
      comment: 'their types may be named; calling, connecting, storing and looking at the clock is what hooks do',
      severity: 'error',
      from: pureRules,
      to: {
        path: '^src/(backend/(calls|request)|live/connection|lib/(storage|cookies|clock)|consent/consent-store|maps/(places|routes|maps-status))\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'the-local-backend-shares-only-wire-shapes-lib-and-site',
      severity: 'error',
      from: { path: '^(mock-server|contract)/' },
      to: { path: '^src/', pathNot: '^src/(lib/|site\\.ts|backend/wire\\.ts|live/wire\\.ts)' },
    },
    {
      name: 'the-site-knows-no-local-backend',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(mock-server|contract|tests|scripts|bench)/' },
    },
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
