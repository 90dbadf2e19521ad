import { request as httpRequest } from 'node:http';
import { pipeline } from 'node:stream';

/**
 * The paths of the open map services on an operator's web server (docs/maps.md), and of their stand-ins in the local
 * backend.
 */
const SERVICES = { '/karte/': '/tiles/', '/adressen/': '/photon/', '/wege/': '/valhalla/' };

/** The local backend's address for a request to an open map service; null for a path of the site. */
export function addressAtBackend({ pathname, search }, backend) {
  const [start, standIn] = Object.entries(SERVICES).find(([path]) => pathname.startsWith(path)) ?? [];
  return start ? `${backend}${standIn}${pathname.slice(start.length)}${search}` : null;
}

/** Forwards a request and its answer, as a reverse proxy does. */
export function passOn({ method, headers }, response, address, onFailure) {
  const { host: _ours, connection: _hop, ...passed } = headers;
  httpRequest(address, { method, headers: passed }, (answer) => {
    response.writeHead(answer.statusCode, answer.headers);
    // A client that disconnects ends both.
    pipeline(answer, response, () => {});
  })
    .on('error', onFailure)
    .end();
}
