import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import sirv from 'sirv';
import { root } from './programs.mjs';

/** Everything lives under this path (gatsby-config.ts, pathPrefix). */
const PREFIX = '/website';

/** Addresses below these pages have no HTML of their own (gatsby-node.ts, clientOnlyPages). */
const CLIENT_ONLY = /^((?:\/de)?\/(?:booking-details|private))\/.*$/;

/** Names that carry a hash of their content. */
const HASHED = /[-.][0-9a-f]{20}\.(js|css)(\.map)?$|\/static\//;

/** Pictures and icons without one: a new drawing is seen everywhere within a week, and a second visit asks for none of them. */
const PICTURES = /\.(svg|png|webmanifest)$/;

const cachingOf = (path) => {
  if (HASHED.test(path)) return 'public, max-age=31536000, immutable';
  return PICTURES.test(path) ? 'public, max-age=604800' : 'no-cache';
};

/** A copy of a built site for as long as this script runs: the next build in its folder (`npm test`) replaces it. */
function copyOfSite(built) {
  const copy = mkdtempSync(`${tmpdir()}/taxi-site-`);
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
  cpSync(built, copy, { recursive: true });
  return copy;
}

/**
 * Serves the built site as its CDN would: both spellings of every address, brotli, client-only routes rewritten to
 * their page's HTML, the 404 page with status 404.
 */
export function createStaticServer(built = `${root}public`) {
  const folder = copyOfSite(built);
  const serve = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, path) => {
      response.setHeader('Cache-Control', cachingOf(path));
      response.setHeader('X-Content-Type-Options', 'nosniff');
    },
  });
  return createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (url.pathname === '/') {
      response.writeHead(302, { Location: `${PREFIX}/` }).end();
      return;
    }
    if (url.pathname !== PREFIX && !url.pathname.startsWith(`${PREFIX}/`)) {
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found');
      return;
    }
    const path = url.pathname.slice(PREFIX.length) || '/';
    request.url = path.replace(CLIENT_ONLY, '$1') + url.search;
    serve(request, response, () => {
      const language = /^\/de(\/|$)/.test(path) ? '/de' : '';
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' });
      response.end(readFileSync(language ? `${folder}/de/404/index.html` : `${folder}/404.html`));
    });
  });
}
