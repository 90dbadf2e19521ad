import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PageKind } from '../../src/i18n/page-kind';
import { pagesOf } from '../post-build/built-site';
import { kindOfFile } from './addresses';
import { inlineHashes } from './inline-code';
import { nginxHttps, nginxMaps, nginxSite, nginxWhole } from './nginx';
import { type HeadersByKind, pageHeaders } from './policy';
import { publish } from './publish';
import { type Services, servicesOfBuild } from './services';
import { hostHeaders, hostRedirects } from './static-hosts';

/** The headers of each kind of page of a built site, with the hashes of its pages' inline code. */
export function headersOfBuild(built: string, services: Services = servicesOfBuild()): HeadersByKind {
  const pages = pagesOf(built).map(({ file }) => ({
    file: `/${file}`,
    html: readFileSync(path.join(built, file), 'utf8'),
  }));
  const headersOf = (kind: PageKind) => {
    const hashes = inlineHashes(pages.filter(({ file }) => kindOfFile(file) === kind));
    return pageHeaders(kind, services, hashes);
  };
  return { content: headersOf('content'), program: headersOf('program'), maps: headersOf('maps') };
}

/** Every file of `deploy/` for a site at this address, by its path. */
export const deployFiles = (headers: HeadersByKind, site: string): Readonly<Record<string, string>> => ({
  'nginx/nginx.conf': nginxWhole(),
  'nginx/https.conf': nginxHttps(site),
  'nginx/maps.conf': nginxMaps(headers),
  'nginx/site.conf': nginxSite(),
  'nginx/publish.sh': publish(),
  'static-hosts/_headers': hostHeaders(headers),
  'static-hosts/_redirects': hostRedirects(),
});

/** Writes `deploy/` for a finished site from scratch: the server configurations for exactly this build. */
export function writeDeploy(built: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  const services = servicesOfBuild();
  for (const [name, text] of Object.entries(deployFiles(headersOfBuild(built, services), services.site))) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
