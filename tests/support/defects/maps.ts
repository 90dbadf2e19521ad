/** Photon's and Valhalla's answers; the tests change any field of them. */
// biome-ignore lint/suspicious/noExplicitAny: answers are bent in every way.
type Body = any;
type Bend = (answer: Response, address: string) => Promise<Response> | Response;

/** An open map service with one defect: its name, a part of the line that must fail, the difference of its answers. */
type WrongService = readonly [name: string, line: string, bend: Bend];

/** The true one: the tests replace it. */
const { fetch } = globalThis;

const copyOf = (answer: Response, body: BodyInit | null, status = answer.status) =>
  new Response(body, { status, headers: answer.headers });

/** Changes the answers of the addresses with this part. */
const bendAll =
  (part: RegExp, change: Bend): Bend =>
  (answer, address) =>
    part.test(address) ? change(answer, address) : answer;

/** Changes the JSON of the successful answers of a path. */
const bend = (path: RegExp, change: (body: Body, address: URL) => unknown): Bend =>
  bendAll(path, async (answer, address) => {
    if (!answer.ok) return answer;
    const body: unknown = await answer.json();
    return copyOf(answer, JSON.stringify(change(body, new URL(address)) ?? body));
  });

const swapped = ([one, other]: readonly number[]) => [other, one];
const anyTile = /\/tiles\//;
const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
const kept = (headers: Record<string, string>) =>
  bendAll(anyTile, ({ body, status }) => new Response(body, { status, headers }));

const sameTile = bendAll(anyTile, (answer, address) =>
  answer.ok ? fetch(address.replace(/\/tiles\/.*/, '/tiles/0/0/0.png')) : answer,
);
const uncachedTile = kept({ 'cache-control': 'no-store', expires: new Date(Date.now() + 86_400_000).toUTCString() });
const endedTile = kept({ expires: '0' });
const coarseTile = bendAll(/@2x/, (_answer, address) => fetch(address.replace('@2x', '')));

const search = /\/api\?/;
const eachPoint = (path: RegExp, change: (point: readonly number[]) => readonly unknown[]) =>
  bend(path, ({ features }) => ({
    features: features.map(({ geometry, ...feature }: Body) => ({
      ...feature,
      geometry: { ...geometry, coordinates: change(geometry.coordinates) },
    })),
  }));
const farFromHere = eachPoint(search, ([lng = 0, lat]) => [lng + 1, lat]);
const inventedHouse = bend(search, (body, { searchParams }) => {
  if (searchParams.get('q')?.includes('98765')) body.features[0].properties.housenumber = '98765';
});
const germanOnly = bendAll(/lang=en/, (answer) => copyOf(answer, '{"message":"Language is not supported."}', 400));
const houseAtSea = bendAll(/lat=54\.5/, (_answer, address) =>
  fetch(address.replace('lat=54.5&lon=6.5', 'lat=51.3117&lon=9.4731')),
);

const firstRoute = (change: (route: Body) => object) =>
  bend(/\/route\?/, (body) => {
    Object.assign(body.routes[0], change(body.routes[0]));
  });
const latitudeFirstOnLine = firstRoute(({ geometry }) => ({
  geometry: { ...geometry, coordinates: geometry.coordinates.map(swapped) },
}));
const tableInMetres = bend(/\/sources_to_targets\?/, ({ sources_to_targets: [[entry]] }) => ({
  sources_to_targets: [[{ ...entry, distance: entry.distance * 1000 }]],
}));
const routeToSea = bendAll(/\/route\?.*54\.5/, (_answer, address) =>
  fetch(address.replace('54.5', '51.3').replace('6.5', '9.5')),
);

const house = 'addresses: a house is found';
const route = 'ways: a route from --at';

/** One for each rule of the check. */
export const wrongServices: readonly WrongService[] = [
  ['tiles are JPEG', 'tiles: zoom 12', bendAll(anyTile, (answer) => copyOf(answer, JPEG))],
  ['a tile is missing', 'tiles: zoom 17', bendAll(/\/17\//, (answer) => copyOf(answer, null, 404))],
  ['every tile is the same', 'tiles: each zoom has a picture of its own', sameTile],
  ['tiles may not be kept', 'tiles: a browser may keep them', uncachedTile],
  ['tiles have ended already', 'tiles: a browser may keep them', endedTile],
  ['fine screens have no tile', 'tiles: @2x for fine screens', bendAll(/@2x/, (answer) => copyOf(answer, null, 404))],
  ['fine screens have coarse tiles', 'tiles: @2x for fine screens', coarseTile],
  ['the latitude comes first', house, eachPoint(/\/(api|reverse)\?/, swapped)],
  ['a house is not found', house, bend(search, () => ({ features: [] }))],
  ['a house is invented', 'addresses: a number that there is not', inventedHouse],
  ['results are far away', 'addresses: what was typed is completed', farFromHere],
  ['there is one language only', 'addresses: a place has an address (en)', germanOnly],
  [
    'nothing is found at a place',
    'addresses: a place has an address (de)',
    bend(/\/reverse\?/, () => ({ features: [] })),
  ],
  ['a house stands in the sea', 'addresses: the sea has none', houseAtSea],
  ['the line of a route has the latitude first', route, latitudeFirstOnLine],
  ['a route is measured in kilometres', route, firstRoute(({ distance }) => ({ distance: distance / 1000 }))],
  ['a route takes minutes, not seconds', route, firstRoute(({ duration }) => ({ duration: duration / 60 }))],
  ['a route is an encoded line', route, firstRoute(() => ({ geometry: '_p~iF~ps|U_ulLnnqC' }))],
  ['the table is in metres', 'ways: the table of routes says the same', tableInMetres],
  ['a place in the sea has a route', 'ways: no route leads to the open sea', routeToSea],
];
