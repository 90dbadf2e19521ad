import type { Handler, Response } from 'json-server';
import { referenceLetters } from '../../src/lib/id';
import { type BackendLog, count, logLine, type WriteLine } from '../log';
import { customerIdOf } from '../session';
import { fitsPath, isControlPath } from './route';

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
  return ({ path, method = '', headers }, response, next) => {
    const startMs = performance.now();
    response.once('close', () => {
      write(
        logLine({
          atMs: now(),
          kind: method,
          what: withoutToken(path),
          status: response.headersSent ? response.statusCode : null,
          durationMs: performance.now() - startMs,
          customerId: customerIdOf(headers.authorization, now()),
          hasFault: response.locals.fault !== undefined,
          reference: response.headersSent ? String(response.getHeader('X-Reference') ?? '') : null,
        }),
      );
    });
    next();
  };
}

/** Makes the backend's time (D44) and a short name of each answer readable for the site; the log prints the name. */
export function readableHeaders(now: () => number): Handler {
  return (_request, response, next) => {
    setDate(response, now());
    response.set({
      'X-Reference': referenceLetters(),
      'Access-Control-Expose-Headers': 'Date, Retry-After, X-Reference',
    });
    next();
  };
}

/** Sets the header `Date`, in milliseconds since 1970. */
export const setDate = (response: Response, timeMs: number) => response.set({ Date: new Date(timeMs).toUTCString() });
