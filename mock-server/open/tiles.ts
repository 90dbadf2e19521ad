import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { tileSvg } from '../city/drawing/tile';

/** Tiles of the world from one to half a million in a row. */
const HIGHEST_ZOOM = 19;
const MOST_TILES = 1_000;

/** A tile that does not exist, with the HTTP status and a sentence. */
export class TileFailure extends Error {
  constructor(
    readonly status: 400 | 404,
    message: string,
  ) {
    super(message);
  }
}

/** The position of a tile, and the pixels per point of its 256 points. */
interface TileAddress {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
  readonly ratio: 1 | 2;
}

/** Reads `{z}/{x}/{y}.png` or `{z}/{x}/{y}@2x.png`; throws {@link TileFailure}. */
function readAddress(z: string, x: string, file: string): TileAddress {
  const [, y, twice] = /^(\d{1,7})(@2x)?\.png$/.exec(file) ?? [];
  if (y === undefined || !/^\d{1,2}$/.test(z) || !/^\d{1,7}$/.test(x)) {
    throw new TileFailure(400, 'A tile is /tiles/{z}/{x}/{y}.png or /tiles/{z}/{x}/{y}@2x.png, with whole numbers.');
  }
  const [zoom, column, row] = [Number(z), Number(x), Number(y)];
  if (zoom > HIGHEST_ZOOM) throw new TileFailure(404, `There are tiles for the zooms 0 to ${HIGHEST_ZOOM}.`);
  const last = 2 ** zoom - 1;
  if (column > last || row > last) throw new TileFailure(404, `At zoom ${zoom}, x and y are 0 to ${last}.`);
  return { zoom, x: column, y: row, ratio: twice ? 2 : 1 };
}

/** The tiles drawn last. A tile is drawn once for all who ask while it is drawn; a failed one is drawn again. */
const tiles = new LRUCache<string, Buffer, TileAddress>({
  max: MOST_TILES,
  fetchMethod: (_name, _stale, { context }) =>
    sharp(Buffer.from(tileSvg({ ...context, language: 'de', isDark: false })))
      .png({ palette: true })
      .toBuffer(),
});

/** The tile at an address as PNG; throws {@link TileFailure}. */
export async function tileAt(z: string, x: string, file: string): Promise<Buffer> {
  return tiles.forceFetch(`${z}/${x}/${file}`, { context: readAddress(z, x, file) });
}
