import type { Coordinates } from '../../src/lib/coordinates';
import { type Finding, notChecked } from '../check/report';
import { checkAddresses } from './addresses-check';
import type { Ask } from './service';
import { checkTiles } from './tiles-check';
import { checkWays } from './ways-check';

/** The services to check; null to skip one. */
export interface MapsCheckSettings {
  readonly tiles: string | null;
  readonly addresses: string | null;
  readonly ways: string | null;
  /** The site's origin, as sent by a browser. */
  readonly origin: string;
  /** A place in a town that all services cover. */
  readonly at: Coordinates;
  /** The closest zoom of the tiles (`openMaps.maxZoom` of src/site.ts). */
  readonly maxZoom: number;
  readonly ask: Ask;
}

/** Checks an operator's open map services against docs/maps.md; it only reads. */
export async function checkMaps({
  tiles,
  addresses,
  ways,
  origin,
  at,
  maxZoom,
  ask,
}: MapsCheckSettings): Promise<readonly Finding[]> {
  const service = (url: string) => ({ ask, url, origin });
  const missing = (name: string) => [notChecked(name, `no --${name} was given`)];
  return [
    ...(tiles === null ? missing('tiles') : await checkTiles(service(tiles), at, maxZoom)),
    ...(addresses === null ? missing('addresses') : await checkAddresses(service(addresses), at)),
    ...(ways === null ? missing('ways') : await checkWays(service(ways), at)),
  ];
}
