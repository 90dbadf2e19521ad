import { request as httpRequest } from 'node:http';
import { pipeline } from 'node:stream';

/**
 * The open map services: where an operator's web server has them (docs/maps.md), and where the local backend answers in
 * their place.
 */
const SERVICES = { '/karte/': '/tiles/', '/adressen/': '/photon/', '/wege/': '/valhalla/' };

/** The address of an open map service's request at the local backend; null for a path of the site. */
export function addressAtBackend({ pathname, search }, backend) {
  const [start, standIn] = Object.entries(SERVICES).find(([path]) => pathname.startsWith(path)) ?? [];
  return start ? `${backend}${standIn}${pathname.slice(start.length)}${search}` : null;
}

/** Passes a request on, and its answer back, as a reverse proxy does. */
export function passOn({ method, headers }, response, address, onFailure) {
  const { host: _ours, connection: _hop, ...passed } = headers;
  httpRequest(address, { method, headers: passed }, (answer) => {
    response.writeHead(answer.statusCode, answer.headers);
    // A client that has left ends both.
    pipeline(answer, response, () => {});
  })
    .on('error', onFailure)
    .end();
}
