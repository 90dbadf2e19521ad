import type { Coordinates } from '../../src/lib/coordinates';
import { ANSWER_WAIT_MS, noAnswer } from '../shared/http-client';
import { type Finding, found, notChecked } from '../shared/report';

/** The checked zooms, besides the closest one. */
const ZOOMS = [8, 12, 15, 17];
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** The address of the tile at a position in Web Mercator, with `y` from the north; `r` is `@2x` on a fine screen. */
function addressAt(template: string, { lat, lng }: Coordinates, z: number, r = ''): string {
  const sine = Math.sin((lat * Math.PI) / 180);
  const [east, north] = [lng / 360 + 0.5, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)];
  const parts = { z, x: Math.floor(east * 2 ** z), y: Math.floor(north * 2 ** z), r, s: 'a' };
  return template.replace(/\{([zxyrs])\}/g, (_, name: keyof typeof parts) => `${parts[name]}`);
}

/** Requests a tile: a PNG of one of these sizes. */
async function fetchTile(address: string, sizes: readonly number[] = [256, 512]) {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(ANSWER_WAIT_MS) });
    const bytes = Buffer.from(await response.arrayBuffer());
    return { bytes, headers: response.headers, problem: tileProblem(response, bytes, sizes) };
  } catch (error) {
    return { bytes: Buffer.alloc(0), headers: new Headers(), problem: noAnswer(error) };
  }
}

function tileProblem({ status, headers }: Response, bytes: Buffer, sizes: readonly number[]): string | false {
  if (status !== 200) return `is answered with ${status}`;
  if (!bytes.subarray(0, PNG.length).equals(PNG))
    return `is no PNG: ${headers.get('content-type') ?? 'without a type'}`;
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  return !(width === height && sizes.includes(width)) && `has ${width} x ${height} pixels`;
}

/** Checks the tiles of a template with {z}, {x} and {y}, up to the closest zoom that the site requests. */
export async function checkTiles(template: string, at: Coordinates, maxZoom: number): Promise<readonly Finding[]> {
  const zooms = [...new Set([...ZOOMS, maxZoom])];
  const tiles = await Promise.all(zooms.map((zoom) => fetchTile(addressAt(template, at, zoom))));
  const hasFine = template.includes('{r}');
  const fine = hasFine && (await fetchTile(addressAt(template, at, 15, '@2x'), [512])).problem;
  const areDifferent = new Set(tiles.map(({ bytes }) => bytes.toString('base64'))).size === tiles.length;
  const mayBeKept = tiles.every(({ headers }) => {
    const [caching = '', ends = ''] = ['cache-control', 'expires'].map((name) => headers.get(name) ?? '');
    return !/no-store|max-age=0/.test(caching) && (caching.includes('max-age=') || Date.parse(ends) > Date.now());
  });
  const ofAll = (name: string, problem: string | false) =>
    tiles.some((tile) => tile.problem) ? notChecked(name, 'a tile is missing') : found(name, [problem]);
  return [
    ...tiles.map(({ problem }, index) => found(`tiles: zoom ${zooms[index]} at --at`, [problem])),
    ofAll('tiles: each zoom has a picture of its own', !areDifferent && 'some are the same'),
    ofAll('tiles: a browser may keep them', !mayBeKept && 'neither max-age nor Expires lets it'),
    ...(hasFine ? [found('tiles: @2x for fine screens at --at', [fine])] : []),
  ];
}
