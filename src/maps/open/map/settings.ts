import { LOCAL_BACKEND } from '../../../env';
import { openMaps } from '../../../site';

/**
 * The address of the tiles, and their credit. Only this adapter imports it, so that no other build contains the host.
 */
export const openTiles = {
  /**
   * Leaflet's template of a tile's address: `{z}`, `{x}`, `{y}`, `{r}` for the larger tiles of high-resolution screens,
   * and `{s}` for one of the servers a, b and c.
   */
  tiles: process.env.GATSBY_TILES_URL || `${LOCAL_BACKEND}/tiles/{z}/{x}/{y}{r}.png`,
  /** The credit of the tiles; null for OpenStreetMap's. */
  tilesCredit: openMaps.tilesCredit,
  maxZoom: openMaps.maxZoom,
};
