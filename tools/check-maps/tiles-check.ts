import type { Coordinates } from '../../src/lib/coordinates';
import { ANSWER_WAIT_MS, noAnswer } from '../shared/http-client';
import { type Finding, found, notChecked } from '../shared/report';

/** The checked zooms, besides the closest one. */
const ZOOMS = [8, 12, 15, 17];
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** The address of a tile, with `y` from the north. */
const addressOf = (template: string, z: number, x: number, y: number) =>
  template.replace(/\{([zxyrs])\}/g, (_, name: string) => `${{ z, x, y, r: '', s: 'a' }[name]}`);

/** The address of the tile at a position in Web Mercator. */
function addressAt(template: string, { lat, lng }: Coordinates, zoom: number): string {
  const sine = Math.sin((lat * Math.PI) / 180);
  const north = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
  return addressOf(template, zoom, Math.floor((lng / 360 + 0.5) * 2 ** zoom), Math.floor(north * 2 ** zoom));
}

interface Tile {
  readonly bytes: Buffer;
  readonly headers: Headers;
  readonly problem: string | false;
}

/** Requests a tile: a PNG of 256 or, at double resolution, 512 pixels. */
async function fetchTile(address: string): Promise<Tile> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(ANSWER_WAIT_MS) });
    const bytes = Buffer.from(await response.arrayBuffer());
    const { headers, status } = response;
    const tile = (problem: string | false) => ({ bytes, headers, problem });
    if (status !== 200) return tile(`is answered with ${status}`);
    const isPng = bytes.subarray(0, PNG.length).equals(PNG);
    if (!isPng) return tile(`is no PNG: ${headers.get('content-type') ?? 'without a type'}`);
    const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
    const isRight = width === height && (width === 256 || width === 512);
    return tile(!isRight && `has ${width} x ${height} pixels`);
  } catch (error) {
    return { bytes: Buffer.alloc(0), headers: new Headers(), problem: noAnswer(error) };
  }
}

/** Checks the tiles of a template with {z}, {x} and {y}, up to the closest zoom that the site requests. */
export async function checkTiles(template: string, at: Coordinates, maxZoom: number): Promise<readonly Finding[]> {
  const zooms = [...new Set([...ZOOMS, maxZoom])];
  const tiles = await Promise.all(zooms.map((zoom) => fetchTile(addressAt(template, at, zoom))));
  const beyond = (await fetchTile(addressOf(template, 10, 2 ** 10, 0))).problem || 'is answered with 200';
  const areDifferent = new Set(tiles.map(({ bytes }) => bytes.toString('base64'))).size === tiles.length;
  const mayBeKept = tiles.every(
    ({ headers }) => /max-age=[1-9]/.test(headers.get('cache-control') ?? '') || headers.has('expires'),
  );
  const ofAll = (name: string, problem: string | false) =>
    tiles.some((tile) => tile.problem) ? notChecked(name, 'a tile is missing') : found(name, [problem]);
  return [
    ...tiles.map(({ problem }, index) => found(`tiles: zoom ${zooms[index]} at --at`, [problem])),
    ofAll('tiles: each zoom has a picture of its own', !areDifferent && 'some are the same'),
    ofAll('tiles: a browser may keep them', !mayBeKept && 'neither max-age nor Expires'),
    found('tiles: beyond the world is refused', [!/with 4\d\d$/.test(beyond) && beyond]),
  ];
}
