import type { Coordinates } from '../../src/lib/coordinates';
import { type Finding, found, notChecked } from '../check/report';
import type { Service } from './service';

/** The checked zooms, besides the closest one. */
const ZOOMS = [8, 12, 15, 17];
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const ANSWER_WAIT_MS = 15_000;

/** The tile at a position in Web Mercator, with `y` from the north. */
function tileOf({ lat, lng }: Coordinates, zoom: number) {
  const sine = Math.sin((lat * Math.PI) / 180);
  const across = 2 ** zoom;
  return {
    x: Math.floor((lng / 360 + 0.5) * across),
    y: Math.floor((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * across),
  };
}

const addressOf = (template: string, z: number, x: number, y: number) =>
  template
    .replace('{z}', String(z))
    .replace('{x}', String(x))
    .replace('{y}', String(y))
    .replace('{r}', '')
    .replaceAll('{s}', 'a');

interface Tile {
  readonly bytes: Buffer;
  readonly headers: Headers;
  readonly problems: readonly string[];
}

async function fetchTile({ ask, url }: Service, z: number, x: number, y: number): Promise<Tile> {
  const nothing = { bytes: Buffer.alloc(0), headers: new Headers() };
  try {
    const response = await ask(addressOf(url, z, x, y), { signal: AbortSignal.timeout(ANSWER_WAIT_MS) });
    const bytes = Buffer.from(await response.arrayBuffer());
    const { headers } = response;
    return { bytes, headers, problems: response.ok ? [] : [`is answered with ${response.status}`] };
  } catch (error) {
    return { ...nothing, problems: [`no answer: ${error instanceof Error ? error.message : String(error)}`] };
  }
}

/** The problems of an image: its type, its size (256 or, at double resolution, 512 pixels). */
function pictureProblems({ bytes, headers, problems }: Tile): readonly string[] {
  if (problems.length > 0) return problems;
  if (!bytes.subarray(0, PNG.length).equals(PNG))
    return [`is no PNG: ${headers.get('content-type') ?? 'without a type'}`];
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  return width === height && (width === 256 || width === 512) ? [] : [`has ${width} x ${height} pixels`];
}

const isKept = ({ headers }: Tile) =>
  /max-age=[1-9]/.test(headers.get('cache-control') ?? '') || headers.has('expires');

/** Checks the tiles of a template with {z}, {x} and {y}, up to the closest zoom that the site requests. */
export async function checkTiles(service: Service, at: Coordinates, maxZoom: number): Promise<readonly Finding[]> {
  const tiles = await Promise.all(
    [...new Set([...ZOOMS, maxZoom])].map(async (zoom) => {
      const { x, y } = tileOf(at, zoom);
      return { zoom, tile: await fetchTile(service, zoom, x, y) };
    }),
  );
  const beyond = await fetchTile(service, 10, 2 ** 10, 0);
  const pictures = tiles.map(({ tile }) => tile.bytes.toString('base64'));
  const whole = (name: string, problem: string, isRight: boolean) => {
    if (tiles.some(({ tile }) => tile.problems.length > 0)) return notChecked(name, 'a tile is missing');
    return found(name, isRight ? [] : [problem]);
  };
  const isRefused = beyond.problems.some((problem) => /with 4\d\d$/.test(problem));
  return [
    ...tiles.map(({ zoom, tile }) => found(`tiles: zoom ${zoom} at --at`, pictureProblems(tile))),
    whole('tiles: each zoom has a picture of its own', 'some are the same', new Set(pictures).size === pictures.length),
    whole(
      'tiles: a browser may keep them',
      'neither max-age nor Expires',
      tiles.every(({ tile }) => isKept(tile)),
    ),
    found('tiles: beyond the world is refused', isRefused ? [] : [beyond.problems[0] ?? 'is answered with 200']),
  ];
}
