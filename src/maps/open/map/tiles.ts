import { type TileErrorEvent, TileLayer } from 'leaflet';
import { SERVICE_WAIT_MS } from '../../service/service-status';
import type { OpenMap } from './open-map';
import { openTiles } from './settings';

/** After so long a tile that failed is asked for again, while the map shows its place. */
const RETRY_MS = 10_000;

/**
 * Draws the tiles. `onAllFailed` is called when none has loaded within the 30 s that the map waits for its service
 * (Spec §9). Returns a function that ends the waiting.
 */
export function addTiles(map: OpenMap, onAllFailed: () => void): () => void {
  const waiting = setTimeout(onAllFailed, SERVICE_WAIT_MS);
  const retries = new Set<ReturnType<typeof setTimeout>>();
  const retry = ({ tile }: TileErrorEvent) => {
    const { src } = tile;
    const timer = setTimeout(() => {
      retries.delete(timer);
      if (tile.isConnected) tile.src = src;
    }, RETRY_MS);
    retries.add(timer);
  };
  new TileLayer(openTiles.tiles, { maxZoom: openTiles.maxZoom })
    .on('tileload', () => clearTimeout(waiting))
    .on('tileerror', retry)
    .addTo(map);
  return () => {
    clearTimeout(waiting);
    retries.forEach(clearTimeout);
  };
}
