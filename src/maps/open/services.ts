import { address, isOurs, LOCAL_BACKEND } from '../../env';
import { openMaps } from '../../site';
import type { Service } from '../port/service';
import { createService } from '../service/service-status';

/** The page of OpenStreetMap's credit (https://osmfoundation.org/wiki/Licence/Attribution_Guidelines). */
export const OPENSTREETMAP_COPYRIGHT = 'https://www.openstreetmap.org/copyright';

/**
 * Addresses and facts of the open services, read once. Only the open adapters import this module, so that a build
 * without them names none of these hosts.
 */
export const openServices = {
  /** Leaflet's template of a tile's address: `{z}`, `{x}`, `{y}`, and `{r}` for the larger tiles of fine screens. */
  tiles: process.env.GATSBY_TILES_URL || `${LOCAL_BACKEND}/tiles/{z}/{x}/{y}{r}.png`,
  /** Photon, without the name of a request. */
  addresses: address(process.env.GATSBY_ADDRESSES_URL, `${LOCAL_BACKEND}/photon`),
  /** Valhalla, without the name of a request. */
  ways: address(process.env.GATSBY_WAYS_URL, `${LOCAL_BACKEND}/valhalla`),
  /** The credit of the tiles; null: OpenStreetMap's. */
  tilesCredit: openMaps.tilesCredit,
  minutesFactor: openMaps.minutesFactor,
};

/**
 * An open service at an address: it needs no script. On another host than the operator's, visitors know it by that
 * host.
 */
export function openService(url: string): Service {
  const { host } = new URL(url);
  const owner = isOurs(url) ? null : { company: host, product: host };
  return createService({ provider: 'open', owner, creditUrl: OPENSTREETMAP_COPYRIGHT, urls: [url], loader: null });
}
