import type { Coordinates } from '../../src/lib/coordinates';
import { ANSWER_WAIT_MS, noAnswer } from '../check/http-client';
import { type Finding, found, notChecked } from '../check/report';

/** The checked zooms, besides the closest one. */
const ZOOMS = [8, 12, 15, 17];
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** The address of a tile, with `y` from the north. */
const addressOf = (template: string, z: number, x: number, y: number) =>
  Object.entries({ z, x, y, r: '', s: 'a' }).reduce(
    (text, [name, value]) => text.replaceAll(`{${name}}`, `${value}`),
    template,
  );

/** The address of the tile at a position in Web Mercator. */
function addressAt(template: string, { lat, lng }: Coordinates, zoom: number): string {
  const sine = Math.sin((lat * Math.PI) / 180);
  const north = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
  const [x, y] = [lng / 360 + 0.5, north].map((share) => Math.floor(share * 2 ** zoom));
  return addressOf(template, zoom, x ?? 0, y ?? 0);
}

interface Tile {
  readonly bytes: Buffer;
  readonly mayBeKept: boolean;
  readonly problems: readonly string[];
}

/** Requests a tile: a PNG of 256 or, at double resolution, 512 pixels. */
async function fetchTile(address: string): Promise<Tile> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(ANSWER_WAIT_MS) });
    const bytes = Buffer.from(await response.arrayBuffer());
    const { headers, status } = response;
    const mayBeKept = /max-age=[1-9]/.test(headers.get('cache-control') ?? '') || headers.has('expires');
    const tile = (...problems: readonly string[]) => ({ bytes, mayBeKept, problems });
    if (status !== 200) return tile(`is answered with ${status}`);
    if (!bytes.subarray(0, PNG.length).equals(PNG))
      return tile(`is no PNG: ${headers.get('content-type') ?? 'without a type'}`);
    const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
    return width === height && (width === 256 || width === 512) ? tile() : tile(`has ${width} x ${height} pixels`);
  } catch (error) {
    return { bytes: Buffer.alloc(0), mayBeKept: false, problems: [noAnswer(error)] };
  }
}

/** Checks the tiles of a template with {z}, {x} and {y}, up to the closest zoom that the site requests. */
export async function checkTiles(template: string, at: Coordinates, maxZoom: number): Promise<readonly Finding[]> {
  const zooms = [...new Set([...ZOOMS, maxZoom])];
  const tiles = await Promise.all(zooms.map((zoom) => fetchTile(addressAt(template, at, zoom))));
  const [beyond = 'is answered with 200'] = (await fetchTile(addressOf(template, 10, 2 ** 10, 0))).problems;
  const areThere = tiles.every(({ problems }) => problems.length === 0);
  const areDifferent = new Set(tiles.map(({ bytes }) => bytes.toString('base64'))).size === tiles.length;
  const ofAll = (name: string, isRight: boolean, problem: string) =>
    areThere ? found(name, [!isRight && problem]) : notChecked(name, 'a tile is missing');
  return [
    ...tiles.map(({ problems }, index) => found(`tiles: zoom ${zooms[index]} at --at`, problems)),
    ofAll('tiles: each zoom has a picture of its own', areDifferent, 'some are the same'),
    ofAll(
      'tiles: a browser may keep them',
      tiles.every(({ mayBeKept }) => mayBeKept),
      'neither max-age nor Expires',
    ),
    found('tiles: beyond the world is refused', [!/with 4\d\d$/.test(beyond) && beyond]),
  ];
}
