import { devNull } from 'node:os';
import jsonServer, { type ErrorHandler, type Request } from 'json-server';
import type { WriteLine } from '../log';
import { customerIdOf } from '../session';
import type { DataStore } from '../storage';
import { faultyAnswers } from './faulty-answers';
import { type GoogleParts, googlePaths, serveGoogle } from './google-routes';
import { openPaths, serveOpenServices } from './open-routes';
import { countRequests, logRequests, readableHeaders } from './request-log';
import { badField, type Call, HttpFailure, type Route } from './route';

/** The parts of the HTTP side. */
export interface ApplicationParts extends GoogleParts {
  readonly routes: readonly Route[];
  readonly store: DataStore;
  /** Receives a line for every request; no output if missing. */
  readonly writeLine?: WriteLine | undefined;
}

/**
 * The HTTP side: json-server's application with its middlewares (CORS for every origin, compression, JSON bodies) and
 * our routes. json-server's own routes are left out, because they would expose every customer's data to everyone.
 */
export function createApplication(parts: ApplicationParts) {
  const { routes, store, log, faults, now, writeLine } = parts;
  const application = jsonServer.create();
  // A path has one spelling: a misspelling in the site must fail here.
  application.enable('case sensitive routing').enable('strict routing');
  if (writeLine) application.use(logRequests(writeLine, now));
  application.use(countRequests(log, [...routes.map(({ path }) => path), ...googlePaths, ...openPaths]));
  application.use(readableHeaders(now));
  // No static files: json-server would serve `public`, which contains Gatsby's built site.
  application.use(...jsonServer.defaults({ logger: false, static: devNull }));
  application.use(...jsonServer.bodyParser);
  application.use(faultyAnswers(faults, now));

  const callOf = (request: Request): Call => ({
    params: request.params,
    query: request.query,
    body: request.body,
    address: request.socket.remoteAddress ?? '',
    header: (name) => request.get(name) ?? null,
    customer: () => {
      const customerId = customerIdOf(request.headers.authorization, now());
      const customer = store.read().customers.find(({ id }) => id === customerId);
      if (!customer) throw new HttpFailure(401, 'Unauthorized');
      return customer;
    },
  });
  for (const { method, path, answer } of routes) {
    application[method](path, (request, response, next) => {
      // Also of a failure: whether a booking exists belongs to its customer.
      response.set({ 'Cache-Control': 'no-store' });
      const body = answer(callOf(request));
      const send = () => (body === undefined ? response.status(204).end() : response.json(body));
      if (method === 'get') send();
      else store.saved().then(send).catch(next);
    });
  }
  serveGoogle(application, parts);
  serveOpenServices(application);
  application.use(() => {
    throw new HttpFailure(404, 'Not found');
  });
  application.use(answerFailure);
  return application;
}

/** Express recognises an error handler by its four parameters. */
const answerFailure: ErrorHandler = (error, _request, response, _next) => {
  const status = statusOf(error);
  if (status >= 500) console.error(error);
  if (error instanceof HttpFailure) response.set(error.headers);
  response.status(status).json({ message: status < 500 ? messageOf(error) : 'Internal error' });
};

function messageOf(error: unknown): string {
  if (error instanceof HttpFailure) return error.message;
  // A segment with a percent sign that encodes no character.
  if (error instanceof URIError) return badField('path', 'It cannot be read').message;
  // Only the body parser fails otherwise.
  return badField('body', error instanceof Error ? error.message : 'It cannot be read').message;
}

/** Our own failures and those of the body parser have a status; everything else is our bug. */
function statusOf(error: unknown): number {
  if (!(error instanceof Error) || !('status' in error)) return 500;
  // The client disconnected before its body was read; body-parser treats this as a server error.
  if ('type' in error && error.type === 'stream.not.readable') return 400;
  return typeof error.status === 'number' ? error.status : 500;
}
