import type { TileAddress } from './tile-address';

/** Keeps the last tiles that were drawn, and draws none twice at a time. */
export function createTileStore(draw: (address: TileAddress) => Promise<Buffer>, mostTiles = 1_000) {
  const kept = new Map<string, Promise<Buffer>>();
  return (address: TileAddress): Promise<Buffer> => {
    const key = [address.zoom, address.x, address.y, address.ratio].join('/');
    const tile = kept.get(key) ?? draw(address);
    // At the end again: the first is the one that nobody has asked for the longest time.
    kept.delete(key);
    kept.set(key, tile);
    const [oldest] = kept.keys();
    if (kept.size > mostTiles && oldest !== undefined) kept.delete(oldest);
    // A tile that failed is drawn again at the next request.
    tile.catch(() => kept.delete(key));
    return tile;
  };
}
