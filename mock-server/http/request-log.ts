import type { Handler, Request } from 'json-server';
import { type BackendLog, count } from '../log/backend-log';
import { logLine, type WriteLine } from '../log/log-line';
import { customerIdOf } from '../session/tokens';
import { isControlPath } from './control-routes';
import { fitsPath } from './path-pattern';

/** One name for all, so that a log of invalid paths does not grow. */
const UNKNOWN_PATH = '(unknown)';

/** The log never prints a token: a path that starts like a shared link, in any spelling, is cut off after that. */
const withoutToken = (path: string) => path.replace(/^(\/+follow\/).*/i, '$1…');

/** Counts every incoming request by method and route, the control calls separately. */
export function countRequests(log: BackendLog, patterns: readonly string[]): Handler {
  return ({ method, path }, _response, next) => {
    const pattern = patterns.find((one) => fitsPath(one, path)) ?? UNKNOWN_PATH;
    if (!isControlPath(path)) count(log.requests, `${method} ${pattern}`);
    next();
  };
}

/** Writes a line after each request, whether it was answered or not. */
export function logRequests(write: WriteLine, now: () => number): Handler {
  return (request, response, next) => {
    const startMs = performance.now();
    // Read now, because express changes the path of a request while it is being answered.
    const { path, method = '' } = request;
    response.once('close', () => {
      write(
        logLine({
          atMs: now(),
          kind: method,
          what: withoutToken(path),
          status: response.headersSent ? response.statusCode : null,
          durationMs: performance.now() - startMs,
          customerId: customerOf(request, now()),
          hasFault: response.locals.fault !== undefined,
          reference: response.headersSent ? String(response.getHeader('X-Reference') ?? '') : null,
        }),
      );
    });
    next();
  };
}

const customerOf = ({ headers }: Request, nowMs: number) => customerIdOf(headers.authorization, nowMs);
