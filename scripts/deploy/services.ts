import { env } from '../../src/env';
import { openAddresses } from '../../src/maps/open/addresses/settings';
import { openTiles } from '../../src/maps/open/map/settings';
import { openWays } from '../../src/maps/open/ways/settings';
import { signInSettings } from '../../src/session/identity/settings';
import type { MapServices } from '../../src/site';
import { chosenProviders } from '../configuration/chosen-providers';

/** The addresses of a build's requests. */
export interface Services {
  readonly site: string;
  readonly api: string;
  readonly live: string;
  /** The sign-in's provider. */
  readonly identity: string;
  /** Google's maps; null in a build without them. */
  readonly maps: string | null;
  /** Open tiles, a template; null in a build without them. */
  readonly tiles: string | null;
  /** The address for reports about failed screens; null without one. */
  readonly reports: string | null;
  /** Open addresses and ways. */
  readonly open: readonly string[];
}

/** The services of this build: its environment, and the operator's choice of maps. */
export function servicesOfBuild(chosen: MapServices = chosenProviders()): Services {
  return {
    site: env.siteUrl,
    api: env.apiUrl,
    live: env.liveUrl,
    identity: signInSettings.identityUrl,
    reports: env.reportUrl || null,
    maps: Object.values(chosen).includes('google') ? env.mapsUrl : null,
    tiles: chosen.map === 'open' ? openTiles.tiles : null,
    open: [
      ...(chosen.addresses === 'open' ? [openAddresses.url] : []),
      ...(chosen.ways === 'open' ? [openWays.url] : []),
    ],
  };
}
