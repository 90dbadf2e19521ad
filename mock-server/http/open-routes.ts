import type { Application, ErrorHandler, Handler, Request } from 'json-server';
import { reverse, search } from '../open/photon/photon';
import { PhotonFailure } from '../open/photon/requests';
import { TileFailure, tileAt } from '../open/tiles';
import { formatOf } from '../open/valhalla/requests';
import { matrix, route } from '../open/valhalla/valhalla';
import { ValhallaFailure } from '../open/valhalla/valhalla-failure';

const TILE_PATH = '/tiles/:z/:x/:file';
const PHOTON_PATHS = { search: '/photon/api', reverse: '/photon/reverse' } as const;
const VALHALLA_PATHS = { '/valhalla/route': route, '/valhalla/sources_to_targets': matrix } as const;
const VALHALLA = '/valhalla/';

/** The paths that {@link serveOpenServices} answers. */
export const openPaths: readonly string[] = [
  TILE_PATH,
  ...Object.values(PHOTON_PATHS),
  ...Object.keys(VALHALLA_PATHS),
  `${VALHALLA}*`,
];

/** Serves the stand-ins of the open map services: tiles, Photon, Valhalla (docs/maps.md). */
export function serveOpenServices(application: Application): void {
  serveTiles(application);
  const photon =
    (answer: typeof search): Handler =>
    (request, response) => {
      try {
        response.json(answer(request.query, request.get('Accept-Language') ?? null));
      } catch (error) {
        if (!(error instanceof PhotonFailure)) throw error;
        response.status(error.status).json({ message: error.message });
      }
    };
  application.get(PHOTON_PATHS.search, photon(search));
  application.get(PHOTON_PATHS.reverse, photon(reverse));
  for (const [path, answer] of Object.entries(VALHALLA_PATHS)) {
    const handler: Handler = (request, response) => {
      response.json(answer(valhallaRequest(request)));
    };
    application.get(path, handler);
    application.post(path, handler);
  }
  application.use(otherValhallaPaths);
  application.use(answerValhallaFailure);
}

/** A day: the drawn town changes only with a new version of the backend. */
const TILE_CACHING = 'public, max-age=86400';

function serveTiles(application: Application): void {
  application.get(TILE_PATH, ({ params: { z = '', x = '', file = '' } }, response, next) => {
    tileAt(z, x, file)
      .then((tile) => {
        // json-server forbids to keep any answer.
        response.removeHeader('Pragma');
        response.removeHeader('Expires');
        response.set({ 'Content-Type': 'image/png', 'Cache-Control': TILE_CACHING }).send(tile);
      })
      .catch((error: unknown) => {
        if (!(error instanceof TileFailure)) return next(error);
        response.status(error.status).json({ message: error.message });
      });
  });
}

/**
 * The request of a GET is the JSON text of its parameter `json`, that of a POST is its body. Throws {@link
 * ValhallaFailure}.
 */
function valhallaRequest({ method, query, body }: Request): unknown {
  if (method === 'POST') return body;
  const other = Object.keys(query).find((name) => name !== 'json');
  if (other !== undefined) throw new ValhallaFailure(107, `the stand-in does not cover the parameter '${other}'`);
  if (query.json === undefined) return {};
  try {
    return JSON.parse(String(query.json));
  } catch {
    throw new ValhallaFailure(100);
  }
}

const otherValhallaPaths: Handler = ({ path, method }, _response, next) => {
  if (!path.startsWith(VALHALLA)) return next();
  if (path in VALHALLA_PATHS && method !== 'OPTIONS') throw new ValhallaFailure(101);
  throw new ValhallaFailure(106, "'/route' '/sources_to_targets'");
};

/** Express recognises an error handler by its four parameters. */
const answerValhallaFailure: ErrorHandler = (error, request, response, next) => {
  if (!request.path.startsWith(VALHALLA)) return next(error);
  const failure = valhallaFailureOf(error);
  if (failure === null) return next(error);
  response.status(failure.status).json(failure.body(askedFormat(request)));
};

/** Invalid JSON fails in the body parser, which sets the status 400. */
function valhallaFailureOf(error: unknown): ValhallaFailure | null {
  if (error instanceof ValhallaFailure) return error;
  const isUnreadable = error instanceof Error && 'status' in error && error.status === 400;
  return isUnreadable ? new ValhallaFailure(100) : null;
}

/** A refusal has the requested format, if the request is readable. */
function askedFormat(request: Request): 'json' | 'osrm' {
  try {
    return formatOf(valhallaRequest(request));
  } catch {
    return 'json';
  }
}
