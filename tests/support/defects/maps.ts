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

/** Changes the JSON of the successful answers of a path. */
const bend =
  (path: RegExp, change: (body: Body, address: URL) => unknown): Bend =>
  async (answer, address) => {
    if (!path.test(new URL(address).pathname) || !answer.ok) return answer;
    const body: unknown = await answer.json();
    return copyOf(answer, JSON.stringify(change(body, new URL(address)) ?? body));
  };
const search = /\/api$/;
const reverse = /\/reverse$/;
const anyAddress = /\/(api|reverse)$/;
const eachFeature = (path: RegExp, change: (feature: Body) => object) =>
  bend(path, (body) => ({ ...body, features: body.features.map((one: Body) => ({ ...one, ...change(one) })) }));

/** Turns a refusal of a path into something else. */
const instead =
  (path: RegExp, body: unknown, status: number): Bend =>
  (answer, address) =>
    path.test(decodeURIComponent(address)) && !answer.ok ? copyOf(answer, JSON.stringify(body), status) : answer;
const tiles =
  (path: RegExp, change: Bend): Bend =>
  (answer, address) =>
    path.test(address) ? change(answer, address) : answer;

const swapped = ([one, other]: readonly number[]) => [other, one];
const anyTile = /\/tiles\//;
const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
const noFeatures = { type: 'FeatureCollection', features: [] };
const kept = (headers: Record<string, string>) =>
  tiles(anyTile, ({ body, status }) => new Response(body, { status, headers }));

const sameTile = tiles(anyTile, (answer, address) =>
  answer.ok ? fetch(address.replace(/\/tiles\/.*/, '/tiles/0/0/0.png')) : answer,
);
const uncachedTile = kept({ 'cache-control': 'no-store', expires: new Date(Date.now() + 86_400_000).toUTCString() });
const endedTile = kept({ expires: '0' });
const coarseTile = tiles(/@2x/, (_answer, address) => fetch(address.replace('@2x', '')));

const properties = (path: RegExp, change: (properties: Body) => object) =>
  eachFeature(path, (feature) => ({ properties: { ...feature.properties, ...change(feature.properties) } }));
const latitudeFirst = eachFeature(anyAddress, ({ geometry }) => ({
  geometry: { ...geometry, coordinates: swapped(geometry.coordinates) },
}));
const withoutType = properties(anyAddress, () => ({ type: undefined }));
const numberOf = ({ housenumber }: Body) => (housenumber ? { housenumber: Number.parseInt(housenumber, 10) } : {});
const twoResults = bend(reverse, (body) => ({ ...body, features: [...body.features, ...body.features] }));
const someHouse: Bend = (answer, address) =>
  address.includes('54.5') ? fetch(address.replace(/\?.*/, '?lat=51.3117&lon=9.4731')) : answer;
const inventedHouse = bend(search, (body, { searchParams }) => {
  if (searchParams.get('q')?.includes('98765')) body.features[0].properties.housenumber = '98765';
});
const nineResults = bend(search, (body) => ({ ...body, features: Array.from({ length: 9 }, () => body.features[0]) }));

const firstRoute = (change: (route: Body) => object) =>
  bend(/\/route$/, (body) => {
    Object.assign(body.routes[0], change(body.routes[0]));
  });
const latitudeFirstOnLine = firstRoute(({ geometry }) => ({
  geometry: { ...geometry, coordinates: geometry.coordinates.map(swapped) },
}));
const table = (change: (row: Body[]) => Body) =>
  bend(/\/sources_to_targets$/, (body) => ({ ...body, sources_to_targets: change(body.sources_to_targets[0]) }));
const inMetres = table((row) => [row.map((entry) => ({ ...entry, distance: entry.distance * 1000 }))]);
const radiusFails = instead(/radius/, { message: 'Internal error' }, 500);
const otherFormat = { code: 'InvalidOptions', message: 'Options are invalid.' };

const reversed = 'addresses: /reverse at --at';
const house = 'addresses: /api finds a house';
const unknown = 'addresses: /api with a parameter that Photon does not know';
const town = 'addresses: /api finds the town';
const route = 'ways: /route from --at';

/** One for each rule of the check. */
export const wrongServices: readonly WrongService[] = [
  ['tiles are JPEG', 'tiles: zoom 12', tiles(anyTile, (answer) => copyOf(answer, JPEG))],
  ['a tile is missing', 'tiles: zoom 17', tiles(/\/17\//, (answer) => copyOf(answer, null, 404))],
  ['every tile is the same', 'tiles: each zoom has a picture of its own', sameTile],
  ['tiles may not be kept', 'tiles: a browser may keep them', uncachedTile],
  ['tiles have ended already', 'tiles: a browser may keep them', endedTile],
  ['fine screens have no tile', 'tiles: @2x for fine screens', tiles(/@2x/, (answer) => copyOf(answer, null, 404))],
  ['fine screens have coarse tiles', 'tiles: @2x for fine screens', coarseTile],
  ['the latitude comes first', reversed, latitudeFirst],
  ['a result has no type', reversed, withoutType],
  ['a house number is a number', house, properties(search, numberOf)],
  ['reverse answers more than one result', reversed, twoResults],
  ['reverse answers something everywhere', 'addresses: /reverse answers an empty list', someHouse],
  ['a house is not found', house, bend(search, () => noFeatures)],
  ['a house is invented', 'addresses: /api answers the street', inventedHouse],
  ['results are abroad', 'addresses: /api completes', properties(search, () => ({ countrycode: 'AT' }))],
  ['the limit is ignored', town, nineResults],
  ['there is one language only', town, properties(search, () => ({ country: 'Deutschland' }))],
  ['unknown parameters are ignored', unknown, instead(/colour/, noFeatures, 200)],
  ['a refusal says no reason', 'addresses: /api without q', instead(/api\?/, {}, 400)],
  ['a wrong radius is an error of the server', 'addresses: /reverse with the radius 0', radiusFails],
  ['the line of a route has the latitude first', route, latitudeFirstOnLine],
  ['a route is measured in kilometres', route, firstRoute(({ distance }) => ({ distance: distance / 1000 }))],
  ['a route takes minutes, not seconds', route, firstRoute(({ duration }) => ({ duration: duration / 60 }))],
  ['a route is an encoded line', route, firstRoute(() => ({ geometry: '_p~iF~ps|U_ulLnnqC' }))],
  ['the table is in metres', 'ways: /sources_to_targets', inMetres],
  ['the table is transposed', 'ways: /sources_to_targets', table((row) => row.map((entry) => [entry]))],
  ['a place in the sea has a way', 'ways: /route to the open sea', instead(/54\.5/, { code: 'Ok' }, 200)],
  ['a refusal has the other format', 'ways: /route without a costing', instead(/"costing"|valhalla/, otherFormat, 400)],
];
