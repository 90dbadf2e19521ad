import { isOurs } from '../../env';
import type { Service } from '../port/service';
import { createService } from '../service/service-status';

/** The page for OpenStreetMap's credit (https://osmfoundation.org/wiki/Licence/Attribution_Guidelines). */
export const OPENSTREETMAP_COPYRIGHT = 'https://www.openstreetmap.org/copyright';

/** Leaflet's default names of the servers that replace `{s}` in turn. */
const SERVERS = ['a', 'b', 'c'];

/** The addresses of a template, with or without `{s}`. */
const urlsOf = (template: string): readonly string[] =>
  template.includes('{s}') ? SERVERS.map((server) => template.replaceAll('{s}', server)) : [template];

/**
 * An open service at an address, or at Leaflet's template of one; it needs no script. If its host is not the
 * operator's, the consent question names that host.
 */
export function openService(template: string): Service {
  const urls = urlsOf(template);
  const { host } = new URL(template.replace('/{s}.', '/').replace('{s}', ''));
  const owner = urls.every(isOurs) ? null : { company: host, product: host };
  return createService({ provider: 'open', owner, creditUrl: OPENSTREETMAP_COPYRIGHT, urls, loader: null });
}
