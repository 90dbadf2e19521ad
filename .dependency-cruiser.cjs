/**
 * Who may import whom (docs/decisions.md):
 * lib <- ui, i18n <- backend, live, maps <- session <- booking | ride | account | marketing <- layout <- pages
 */
const order = [
  ['lib'],
  ['ui', 'i18n'],
  ['backend', 'live', 'maps'],
  ['session'],
  ['booking', 'ride', 'account', 'marketing'],
  ['layout'],
  ['pages'],
];

const folder = (rooms) => `^src/(${rooms.join('|')})/`;

const neverRight = order.slice(0, -1).map((rooms, index) => ({
  name: `${rooms.join('-')}-imports-only-leftwards`,
  severity: 'error',
  from: { path: folder(rooms) },
  to: { path: folder(order.slice(index + 1).flat()) },
}));

module.exports = {
  forbidden: [
    ...neverRight,
    {
      name: 'features-meet-through-addresses',
      comment: 'booking, ride, account and marketing never import each other',
      severity: 'error',
      from: { path: '^src/(booking|ride|account|marketing)/' },
      to: { path: '^src/(booking|ride|account|marketing)/', pathNot: '^src/$1/' },
    },
    {
      name: 'lib-knows-neither-react-nor-gatsby',
      severity: 'error',
      from: { path: '^src/lib/' },
      to: { path: 'node_modules/(react|react-dom|gatsby)/' },
    },
    {
      name: 'ui-knows-no-taxis',
      severity: 'error',
      from: { path: '^src/ui/' },
      to: { path: '^src/(site|env|locales|i18n)' },
    },
    {
      name: 'pure-rules-know-no-react',
      comment: 'in a feature room a *.ts file that is not a hook is a pure rule',
      severity: 'error',
      from: { path: '^src/(booking|ride|account|marketing)/(?!use-)[^/]+\\.ts$' },
      to: { path: 'node_modules/(react|react-dom|gatsby)/' },
    },
    {
      name: 'the-local-backend-shares-only-wire-shapes-and-lib',
      severity: 'error',
      from: { path: '^mock-server/' },
      to: { path: '^src/', pathNot: '^src/(lib/|backend/wire\\.ts|live/wire\\.ts)' },
    },
    {
      name: 'the-site-knows-no-local-backend',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(mock-server|tests|scripts)/' },
    },
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
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
