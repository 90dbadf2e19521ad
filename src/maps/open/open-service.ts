import { isOurs } from '../../env';
import type { Service } from '../port/service';
import { createService } from '../service/service-status';

/** The page of OpenStreetMap's credit (https://osmfoundation.org/wiki/Licence/Attribution_Guidelines). */
export const OPENSTREETMAP_COPYRIGHT = 'https://www.openstreetmap.org/copyright';

/** Leaflet's names of the servers that take turns in the place of `{s}`. */
const SERVERS = ['a', 'b', 'c'];

/** The addresses that a template with or without `{s}` stands for. */
const urlsOf = (template: string): readonly string[] =>
  template.includes('{s}') ? SERVERS.map((server) => template.replaceAll('{s}', server)) : [template];

/**
 * An open service at an address, or at Leaflet's template of one: it needs no script. On another host than the
 * operator's, visitors know it by that host.
 */
export function openService(template: string): Service {
  const urls = urlsOf(template);
  const { host } = new URL(template.replace('/{s}.', '/').replace('{s}', ''));
  const owner = urls.every(isOurs) ? null : { company: host, product: host };
  return createService({ provider: 'open', owner, creditUrl: OPENSTREETMAP_COPYRIGHT, urls, loader: null });
}
