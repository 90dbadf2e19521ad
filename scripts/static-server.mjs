import { createServer, request as httpRequest, STATUS_CODES } from 'node:http';
import { pipeline } from 'node:stream';
import { lookup } from 'mrmime';
import Negotiator from 'negotiator';
import send from 'send';
import { addressTable } from '../src/address-table.ts';
import { clientOnlyPageOf, notFoundFile } from '../src/layout/head/page-addresses.ts';
import { formerWorkers } from './deploy/addresses.ts';
import { CHECKED_UNCHANGED, cachingOf } from './deploy/caching.ts';
import { writtenHeaders } from './deploy/host-headers.ts';
import { root } from './programs.mjs';
import { copyOfSite } from './site-copy.mjs';

/** The path of the site's first page. */
export const HOME = `${addressTable.prefix}/`;

/** The compressed copies beside a file, the best one first (scripts/post-build). */
const COPIES = { br: '.br', gzip: '.gz' };

const typeOf = (path) => {
  const type = lookup(path) ?? 'application/octet-stream';
  return type === 'text/html' ? `${type}; charset=utf-8` : type;
};

/** The URL of a request's target. Without a scheme it is a path, even one that starts with `//`. */
const urlOf = (target) => new URL(target.startsWith('/') ? `http://localhost${target}` : target);

/**
 * The decoded path of a request's target; null if it cannot be decoded. Below a client-only page a malformed path is
 * returned unchanged: links get truncated, and the page names the missing part.
 */
function pathOf(target, table) {
  let path;
  try {
    path = urlOf(target).pathname;
    return decodeURIComponent(path);
  } catch {
    return path?.startsWith(table.prefix) && clientOnlyPageOf(path.slice(table.prefix.length), table) ? path : null;
  }
}

/**
 * A `Range` header that `send` reads correctly; undefined, so ignored, unless it requests bytes in the grammar of RFC
 * 9110 (14.1.2). A suffix longer than the file means the whole file.
 */
function readableRange(range, size) {
  const [unit, ...parts] = range.split(/=|,/).map((part) => part.trim());
  const isReadable = parts.every((part) => {
    const [, first, last] = /^(\d*)-(\d*)$/.exec(part) ?? [];
    return Boolean(first || last) && (!first || !last || Number(first) <= Number(last));
  });
  if (unit !== 'bytes' || !isReadable) return undefined;
  const within = parts.map((part) => (part.startsWith('-') ? `-${Math.min(part.slice(1), size)}` : part));
  return `bytes=${within}`;
}

const answerStatus = (response, status, headers = {}) =>
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', ...headers }).end(STATUS_CODES[status]);

/** Ends a failed request; a server error is printed in the terminal. */
function fail(request, response, { status = 500, message, headers }) {
  if (status >= 500) console.error(`${request.method} ${request.url}: ${message}`);
  if (response.headersSent) return response.destroy();
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  answerStatus(response, status, headers);
}

/**
 * Serves the built site as its CDN would: both spellings of every address, brotli, client-only routes rewritten to
 * their page's HTML, the 404 page with status 404 (docs/operations.md, Serving). With the origin of the local backend
 * it also serves open map services, as an operator's web server does. No request crashes it.
 */
export function createStaticServer({ built = `${root}public`, table = addressTable, backend = null } = {}) {
  const { prefix } = table;
  const site = copyOfSite(built);
  const headersOf = writtenHeaders(built);

  /** Sends a file: `send` handles ranges, conditional requests and disconnecting clients. */
  const sendFile = (request, response, path, headers) => {
    const copies = Object.keys(COPIES).filter((name) => site.has(path + COPIES[name]));
    const encoding = new Negotiator(request).encoding([...copies, 'identity'], { preferred: copies });
    const sent = path + (COPIES[encoding] ?? '');
    request.headers.range = readableRange(request.headers.range ?? '', site.sizeOf(sent));
    send(request, encodeURIComponent(sent), { root: site.folder, cacheControl: false })
      .on('headers', () => {
        response.setHeaders(new Map(Object.entries(headers)));
        response.setHeader('Content-Type', typeOf(path));
        response.setHeader('ETag', site.tagOf(sent));
        response.setHeader('Cache-Control', cachingOf(path));
        response.setHeader('X-Content-Type-Options', 'nosniff');
        response.setHeader('Vary', 'Accept-Encoding');
        if (COPIES[encoding]) response.setHeader('Content-Encoding', encoding);
      })
      .on('error', (error) => fail(request, response, error))
      .pipe(response);
  };

  const sendNotFound = (response, path) => {
    const file = notFoundFile(path, table);
    response.setHeaders(new Map(Object.entries(headersOf(prefix + file))));
    response.writeHead(404, { 'Content-Type': typeOf('.html'), 'Cache-Control': CHECKED_UNCHANGED });
    response.end(site.read(file));
  };

  const answer = (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return answerStatus(response, 405, { Allow: 'GET, HEAD' });
    }
    const whole = pathOf(request.url, table);
    if (whole === null) return answerStatus(response, 400);
    const service = backend && addressAtBackend(urlOf(request.url), backend);
    if (service) {
      return passOn(request, response, service, ({ message }) => fail(request, response, { status: 502, message }));
    }
    if (whole === '/') return response.writeHead(302, { Location: `${prefix}/` }).end();
    // A browser that has not read the page's icon requests the host's, for example on a quick reload.
    if (whole === '/favicon.ico') return response.writeHead(302, { Location: `${prefix}/icon.svg` }).end();
    // A former site's worker may be at the root of the host.
    const isWorker = formerWorkers.some((file) => whole === `/${file}`);
    if (!isWorker && whole !== prefix && !whole.startsWith(`${prefix}/`)) return answerStatus(response, 404);
    const path = isWorker ? whole : whole.slice(prefix.length);
    const name = (clientOnlyPageOf(path, table) ?? path).replace(/\/$/, '');
    const file = [name, `${name}.html`, `${name}/index.html`].find(site.has);
    if (file === undefined) sendNotFound(response, path);
    else sendFile(request, response, file, headersOf(whole));
  };

  return createServer((request, response) => {
    try {
      answer(request, response);
    } catch (error) {
      fail(request, response, error);
    }
  });
}

/**
 * The paths of the open map services on an operator's web server (docs/maps.md), and of their stand-ins in the local
 * backend.
 */
const SERVICES = { '/karte/': '/tiles/', '/adressen/': '/photon/', '/wege/': '/valhalla/' };

/** The local backend's address for a request to an open map service; null for a path of the site. */
function addressAtBackend({ pathname, search }, backend) {
  const [start, standIn] = Object.entries(SERVICES).find(([path]) => pathname.startsWith(path)) ?? [];
  return start ? `${backend}${standIn}${pathname.slice(start.length)}${search}` : null;
}

/** Forwards a request and its answer, as a reverse proxy does. */
function passOn({ method, headers }, response, address, onFailure) {
  const { host: _ours, connection: _hop, ...passed } = headers;
  httpRequest(address, { method, headers: passed }, (answer) => {
    response.writeHead(answer.statusCode, answer.headers);
    // A client that disconnects ends both.
    pipeline(answer, response, () => {});
  })
    .on('error', onFailure)
    .end();
}
