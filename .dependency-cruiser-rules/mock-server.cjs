/**
 * Who may import whom inside the local backend. In each folder a room (or file) imports only what stands further left, in an
 * earlier list, at any depth; what stands in one list does not know each other. What is in no list may not be imported.
 */
const orders = {
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

/** Room or file, as the beginning of what follows the folder in a path. */
const beginning = (name) => (name.endsWith('.ts') ? `${name.replace('.', '\\.')}$` : `${name}/`);
const oneOf = (names) => names.map(beginning).join('|');

const onlyLeftwards = Object.entries(orders).flatMap(([folder, lists]) =>
  lists
    .map((names, index) => ({ names, fromHereOn: lists.slice(index).flat() }))
    .filter(({ fromHereOn }) => fromHereOn.length > 1)
    .map(({ names, fromHereOn }) => ({
      name: `${folder}/${names.join('-')}-imports-only-leftwards`,
      severity: 'error',
      from: { path: `^${folder}/(${oneOf(names)})` },
      to: { path: `^${folder}/(?:${oneOf(fromHereOn)})`, pathNot: `^${folder}/$1` },
    })),
);

const onlyWhatIsListed = Object.entries(orders).map(([folder, lists]) => ({
  name: `${folder}/every-room-has-its-place`,
  severity: 'error',
  from: {},
  to: { path: `^${folder}/(?!${oneOf(lists.flat())})` },
}));

module.exports = [
  ...onlyLeftwards,
  ...onlyWhatIsListed,
  {
    name: 'mock-server/no-circles-between-rooms',
    severity: 'error',
    scope: 'folder',
    from: { path: '^mock-server' },
    to: { circular: true },
  },
];
