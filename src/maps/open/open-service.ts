import { isOurs } from '../../env';
import type { Service } from '../port/service';
import { createService } from '../service/service-status';

/** The page of OpenStreetMap's credit (https://osmfoundation.org/wiki/Licence/Attribution_Guidelines). */
export const OPENSTREETMAP_COPYRIGHT = 'https://www.openstreetmap.org/copyright';

/**
 * An open service at an address: it needs no script. On another host than the operator's, visitors know it by that
 * host.
 */
export function openService(url: string): Service {
  const { host } = new URL(url);
  const owner = isOurs(url) ? null : { company: host, product: host };
  return createService({ provider: 'open', owner, creditUrl: OPENSTREETMAP_COPYRIGHT, urls: [url], loader: null });
}
