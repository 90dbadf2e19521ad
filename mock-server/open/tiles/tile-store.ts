import type { TileAddress } from './tile-address';

/** Caches the last drawn tiles, and draws no tile twice at the same time. */
export function createTileStore(draw: (address: TileAddress) => Promise<Buffer>, mostTiles = 1_000) {
  const kept = new Map<string, Promise<Buffer>>();
  return (address: TileAddress): Promise<Buffer> => {
    const key = [address.zoom, address.x, address.y, address.ratio].join('/');
    const tile = kept.get(key) ?? draw(address);
    // Moves it to the end, so that the first one is the least recently used.
    kept.delete(key);
    kept.set(key, tile);
    const [oldest] = kept.keys();
    if (kept.size > mostTiles && oldest !== undefined) kept.delete(oldest);
    // A failed tile is drawn again on the next request.
    tile.catch(() => kept.delete(key));
    return tile;
  };
}
