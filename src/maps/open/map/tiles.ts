import type { TileErrorEvent } from 'leaflet';
import { TileLayer } from 'leaflet/src/layer/tile/TileLayer.js';
import { SERVICE_WAIT_MS } from '../../service/service-status';
import type { OpenMap } from './open-map';
import { openTiles } from './settings';

/** The delay before a failed tile that is still visible is requested again. */
const RETRY_MS = 10_000;

/**
 * Draws the tiles. Calls `onAllFailed` if none has loaded within the map's timeout of 30 s (Spec §9). Returns a
 * function that clears the timers.
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
