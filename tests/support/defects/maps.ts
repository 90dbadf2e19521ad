/** An open map service with one defect: the line of the check, and the difference of its answers. */
interface WrongService {
  readonly name: string;
  /** A part of the line that must fail. */
  readonly line: string;
  bend(answer: Response, address: string): Promise<Response> | Response;
}

/** The true one: the tests replace it. */
const { fetch } = globalThis;

/** Photon's and Valhalla's answers; the tests change any field of them. */
// biome-ignore lint/suspicious/noExplicitAny: answers are bent in every way.
type Body = any;

const copyOf = (answer: Response, body: BodyInit | null, status = answer.status) =>
  new Response(body, { status, headers: answer.headers });

/** Changes the JSON of the successful answers of a path. */
const bendJson =
  (path: string, change: (body: Body, address: URL) => unknown) =>
  async (answer: Response, address: string): Promise<Response> => {
    if (!new URL(address).pathname.endsWith(path) || !answer.ok) return answer;
    const body: unknown = await answer.json();
    return copyOf(answer, JSON.stringify(change(body, new URL(address)) ?? body));
  };

/** Changes every result of Photon. */
const bendFeatures = (change: (feature: Body, address: URL) => void) =>
  [bendJson('/api', each(change)), bendJson('/reverse', each(change))] as const;
const each = (change: (feature: Body, address: URL) => void) => (body: Body, address: URL) => {
  for (const feature of body.features) change(feature, address);
};
const both = (change: (feature: Body, address: URL) => void) => async (answer: Response, address: string) => {
  const [search, reverse] = bendFeatures(change);
  return reverse(await search(answer, address), address);
};

/** Turns a refusal of a path into something else. */
const instead = (path: RegExp, body: unknown, status: number) => (answer: Response, address: string) =>
  path.test(decodeURIComponent(address)) && !answer.ok ? copyOf(answer, JSON.stringify(body), status) : answer;

const firstRoute = (change: (route: Body, body: Body) => void) =>
  bendJson('/route', (body) => change(body.routes[0], body));

const swapped = ([one, other]: readonly number[]) => [other, one];
const ofTiles = (address: string) => address.includes('/tiles/');
const noFeatures = { type: 'FeatureCollection', features: [] };

/** One for each rule of the check. */
export const wrongServices: readonly WrongService[] = [
  {
    name: 'tiles are JPEG',
    line: 'tiles: zoom 12',
    bend: (answer, address) => (ofTiles(address) ? copyOf(answer, Buffer.from([0xff, 0xd8, 0xff, 0xe0])) : answer),
  },
  {
    name: 'a tile is missing',
    line: 'tiles: zoom 17',
    bend: (answer, address) => (address.includes('/17/') ? copyOf(answer, null, 404) : answer),
  },
  {
    name: 'every tile is the same',
    line: 'tiles: each zoom has a picture of its own',
    bend: async (answer, address) =>
      ofTiles(address) && answer.ok ? fetch(address.replace(/\/tiles\/.*/, '/tiles/0/0/0.png')) : answer,
  },
  {
    name: 'tiles may not be kept',
    line: 'tiles: a browser may keep them',
    bend: (answer, address) =>
      ofTiles(address)
        ? new Response(answer.body, { status: answer.status, headers: { 'cache-control': 'no-store' } })
        : answer,
  },
  {
    name: 'there are tiles beyond the world',
    line: 'tiles: beyond the world is refused',
    bend: (answer, address) => (ofTiles(address) && !answer.ok ? copyOf(answer, null, 200) : answer),
  },
  {
    name: 'the latitude comes first',
    line: 'addresses: /reverse at --at',
    bend: both(({ geometry }) => {
      geometry.coordinates = swapped(geometry.coordinates);
    }),
  },
  {
    name: 'a result has no type',
    line: 'addresses: /reverse at --at',
    bend: both(({ properties }) => {
      delete properties.type;
    }),
  },
  {
    name: 'a house number is a number',
    line: 'addresses: /api finds a house',
    bend: bendJson(
      '/api',
      each(({ properties }) => {
        if (properties.housenumber) properties.housenumber = Number.parseInt(properties.housenumber, 10);
      }),
    ),
  },
  {
    name: 'reverse answers more than one result',
    line: 'addresses: /reverse at --at',
    bend: bendJson('/reverse', (body) => ({ ...body, features: [...body.features, ...body.features] })),
  },
  {
    name: 'reverse answers something everywhere',
    line: 'addresses: /reverse answers an empty list',
    bend: async (answer, address) =>
      address.includes('54.5') ? fetch(address.replace(/\?.*/, '?lat=51.3117&lon=9.4731')) : answer,
  },
  {
    name: 'a house is not found',
    line: 'addresses: /api finds a house',
    bend: bendJson('/api', () => noFeatures),
  },
  {
    name: 'a house is invented',
    line: 'addresses: /api answers the street',
    bend: bendJson('/api', (body, { searchParams }) => {
      if (searchParams.get('q')?.includes('98765')) body.features[0].properties.housenumber = '98765';
    }),
  },
  {
    name: 'results are abroad',
    line: 'addresses: /api completes',
    bend: bendJson(
      '/api',
      each(({ properties }) => {
        properties.countrycode = 'AT';
      }),
    ),
  },
  {
    name: 'the limit is ignored',
    line: 'addresses: /api finds the town',
    bend: bendJson('/api', (body) => ({ ...body, features: Array.from({ length: 9 }, () => body.features[0]) })),
  },
  {
    name: 'there is one language only',
    line: 'addresses: /api finds the town',
    bend: bendJson(
      '/api',
      each(({ properties }) => {
        properties.country = 'Deutschland';
      }),
    ),
  },
  {
    name: 'unknown parameters are ignored',
    line: 'addresses: /api with a parameter that Photon does not know',
    bend: instead(/colour/, noFeatures, 200),
  },
  {
    name: 'a refusal says no reason',
    line: 'addresses: /api without q',
    bend: instead(/api\?/, {}, 400),
  },
  {
    name: 'a wrong radius is an error of the server',
    line: 'addresses: /reverse with the radius 0',
    bend: instead(/radius/, { message: 'Internal error' }, 500),
  },
  {
    name: 'the line of a route has the latitude first',
    line: 'ways: /route from --at',
    bend: firstRoute(({ geometry }) => {
      geometry.coordinates = geometry.coordinates.map(swapped);
    }),
  },
  {
    name: 'a route is measured in kilometres',
    line: 'ways: /route from --at',
    bend: firstRoute((route) => {
      route.distance /= 1000;
    }),
  },
  {
    name: 'a route takes minutes, not seconds',
    line: 'ways: /route from --at',
    bend: firstRoute((route) => {
      route.duration /= 60;
    }),
  },
  {
    name: 'a route is an encoded line',
    line: 'ways: /route from --at',
    bend: firstRoute((route) => {
      route.geometry = '_p~iF~ps|U_ulLnnqC';
    }),
  },
  {
    name: 'a third place makes no leg',
    line: 'ways: /route by way of a third place',
    bend: firstRoute((route) => {
      route.legs = [route.legs[0]];
    }),
  },
  {
    name: 'a POST is refused',
    line: 'ways: /route takes a POST',
    bend: (answer, address) => (address.endsWith('/route') ? copyOf(answer, '{}', 405) : answer),
  },
  {
    name: 'the table is in metres',
    line: 'ways: /sources_to_targets',
    bend: bendJson('/sources_to_targets', (body) => {
      for (const entry of body.sources_to_targets[0]) entry.distance *= 1000;
    }),
  },
  {
    name: 'the table is transposed',
    line: 'ways: /sources_to_targets',
    bend: bendJson('/sources_to_targets', (body) => {
      body.sources_to_targets = body.sources_to_targets[0].map((entry: Body) => [entry]);
    }),
  },
  {
    name: 'a place in the sea has a way',
    line: 'ways: /route to the open sea',
    bend: instead(/54\.5/, { code: 'Ok' }, 200),
  },
  {
    name: 'a refusal has the other format',
    line: 'ways: /route without a costing',
    bend: instead(/"costing"|valhalla/, { code: 'InvalidOptions', message: 'Options are invalid.' }, 400),
  },
];
