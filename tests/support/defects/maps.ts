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
const eachFeature = (path: RegExp, change: (feature: Body) => void) =>
  bend(path, (body) => {
    for (const feature of body.features) change(feature);
  });
const everyFeature = (change: (feature: Body) => void) => eachFeature(/\/(api|reverse)$/, change);
const firstRoute = (change: (route: Body) => void) =>
  bend(/\/route$/, (body) => {
    change(body.routes[0]);
  });
const table = (change: (body: Body) => void) => bend(/\/sources_to_targets$/, change);

/** Turns a refusal of a path into something else. */
const instead =
  (path: RegExp, body: unknown, status: number): Bend =>
  (answer, address) =>
    path.test(decodeURIComponent(address)) && !answer.ok ? copyOf(answer, JSON.stringify(body), status) : answer;
/** Changes the answers of the tiles. */
const tiles =
  (path: RegExp, change: (answer: Response, address: string) => Promise<Response> | Response): Bend =>
  (answer, address) =>
    path.test(address) ? change(answer, address) : answer;

const swapped = ([one, other]: readonly number[]) => [other, one];
const anyTile = /\/tiles\//;
const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
const noFeatures = { type: 'FeatureCollection', features: [] };
const notKept = { headers: { 'cache-control': 'no-store' } };
const worldTile = (address: string) => fetch(address.replace(/\/tiles\/.*/, '/tiles/0/0/0.png'));
const someHouse = (address: string) => fetch(address.replace(/\?.*/, '?lat=51.3117&lon=9.4731'));

/** One for each rule of the check. */
export const wrongServices: readonly WrongService[] = [
  ['tiles are JPEG', 'tiles: zoom 12', tiles(anyTile, (answer) => copyOf(answer, JPEG))],
  ['a tile is missing', 'tiles: zoom 17', tiles(/\/17\//, (answer) => copyOf(answer, null, 404))],
  [
    'every tile is the same',
    'tiles: each zoom has a picture of its own',
    tiles(anyTile, (answer, address) => (answer.ok ? worldTile(address) : answer)),
  ],
  [
    'tiles may not be kept',
    'tiles: a browser may keep them',
    tiles(anyTile, ({ body, status }) => new Response(body, { status, ...notKept })),
  ],
  ['there are tiles beyond the world', 'tiles: beyond the world is refused', instead(anyTile, null, 200)],
  [
    'the latitude comes first',
    'addresses: /reverse at --at',
    everyFeature(({ geometry }) => Object.assign(geometry, { coordinates: swapped(geometry.coordinates) })),
  ],
  [
    'a result has no type',
    'addresses: /reverse at --at',
    everyFeature(({ properties }) => Reflect.deleteProperty(properties, 'type')),
  ],
  [
    'a house number is a number',
    'addresses: /api finds a house',
    eachFeature(search, ({ properties }) => {
      if (properties.housenumber) properties.housenumber = Number.parseInt(properties.housenumber, 10);
    }),
  ],
  [
    'reverse answers more than one result',
    'addresses: /reverse at --at',
    bend(reverse, (body) => ({ ...body, features: [...body.features, ...body.features] })),
  ],
  [
    'reverse answers something everywhere',
    'addresses: /reverse answers an empty list',
    (answer, address) => (address.includes('54.5') ? someHouse(address) : answer),
  ],
  ['a house is not found', 'addresses: /api finds a house', bend(search, () => noFeatures)],
  [
    'a house is invented',
    'addresses: /api answers the street',
    bend(search, (body, { searchParams }) => {
      if (searchParams.get('q')?.includes('98765')) body.features[0].properties.housenumber = '98765';
    }),
  ],
  [
    'results are abroad',
    'addresses: /api completes',
    eachFeature(search, ({ properties }) => Object.assign(properties, { countrycode: 'AT' })),
  ],
  [
    'the limit is ignored',
    'addresses: /api finds the town',
    bend(search, (body) => ({ ...body, features: Array.from({ length: 9 }, () => body.features[0]) })),
  ],
  [
    'there is one language only',
    'addresses: /api finds the town',
    eachFeature(search, ({ properties }) => Object.assign(properties, { country: 'Deutschland' })),
  ],
  [
    'unknown parameters are ignored',
    'addresses: /api with a parameter that Photon does not know',
    instead(/colour/, noFeatures, 200),
  ],
  ['a refusal says no reason', 'addresses: /api without q', instead(/api\?/, {}, 400)],
  [
    'a wrong radius is an error of the server',
    'addresses: /reverse with the radius 0',
    instead(/radius/, { message: 'Internal error' }, 500),
  ],
  [
    'the line of a route has the latitude first',
    'ways: /route from --at',
    firstRoute(({ geometry }) => Object.assign(geometry, { coordinates: geometry.coordinates.map(swapped) })),
  ],
  [
    'a route is measured in kilometres',
    'ways: /route from --at',
    firstRoute((route) => Object.assign(route, { distance: route.distance / 1000 })),
  ],
  [
    'a route takes minutes, not seconds',
    'ways: /route from --at',
    firstRoute((route) => Object.assign(route, { duration: route.duration / 60 })),
  ],
  [
    'a route is an encoded line',
    'ways: /route from --at',
    firstRoute((route) => Object.assign(route, { geometry: '_p~iF~ps|U_ulLnnqC' })),
  ],
  [
    'a third place makes no leg',
    'ways: /route by way of a third place',
    firstRoute((route) => Object.assign(route, { legs: [route.legs[0]] })),
  ],
  [
    'a POST is refused',
    'ways: /route takes a POST',
    (answer, address) => (address.endsWith('/route') ? copyOf(answer, '{}', 405) : answer),
  ],
  [
    'the table is in metres',
    'ways: /sources_to_targets',
    table(({ sources_to_targets: [row] }) => {
      for (const entry of row) entry.distance *= 1000;
    }),
  ],
  [
    'the table is transposed',
    'ways: /sources_to_targets',
    table((body) => {
      body.sources_to_targets = body.sources_to_targets[0].map((entry: Body) => [entry]);
    }),
  ],
  ['a place in the sea has a way', 'ways: /route to the open sea', instead(/54\.5/, { code: 'Ok' }, 200)],
  [
    'a refusal has the other format',
    'ways: /route without a costing',
    instead(/"costing"|valhalla/, { code: 'InvalidOptions', message: 'Options are invalid.' }, 400),
  ],
];
