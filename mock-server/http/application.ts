import { join } from 'node:path';
import jsonServer, { type ErrorHandler, type Handler, type Request } from 'json-server';
import type { BackendLog } from '../backend-log';
import type { DataStore } from '../data/store';
import type { GoogleScripts } from '../google/scripts';
import { type Call, HttpFailure, type Route } from './route';
import { customerIdOf } from './tokens';

/** What the HTTP side is made of; the clock is in milliseconds since 1970. */
export interface ApplicationParts {
  readonly routes: readonly Route[];
  readonly store: DataStore;
  readonly log: BackendLog;
  readonly googleScripts: () => Promise<GoogleScripts>;
  readonly now: () => number;
}

const SCRIPT_HEADERS = { 'Content-Type': 'application/javascript; charset=utf-8', 'Cache-Control': 'no-store' };

/**
 * The HTTP side: json-server's application with its middlewares (CORS for every origin, compression, JSON bodies) and our
 * routes. json-server's own routes stay out: they would show every customer's data to everybody.
 */
export function createApplication({ routes, store, log, googleScripts, now }: ApplicationParts) {
  const application = jsonServer.create();
  // Without a folder of our own json-server would serve `public`, which is where Gatsby puts the built site.
  application.use(...jsonServer.defaults({ logger: false, static: join(__dirname, 'static') }));
  application.use(...jsonServer.bodyParser);

  for (const { method, path, answer } of routes) {
    application[method](path, (request, response) => {
      response.json(answer(callOf(request, store, now)));
    });
  }
  application.get('/__log', (_request, response) => {
    response.json(log);
  });
  application.get('/maps/api/js', script(googleScripts, 'maps'));
  application.get('/gsi/client', script(googleScripts, 'identity'));
  application.use(() => {
    throw new HttpFailure(404, 'Not found');
  });
  application.use(answerFailure);
  return application;
}

function callOf(request: Request, store: DataStore, now: () => number): Call {
  return {
    params: request.params,
    query: request.query,
    body: request.body,
    customer: () => {
      const id = customerIdOf(request.headers.authorization, now());
      const customer = store.read().customers.find((one) => one.id === id);
      if (!customer) throw new HttpFailure(401, 'Unauthorized');
      return customer;
    },
  };
}

function script(googleScripts: () => Promise<GoogleScripts>, name: keyof GoogleScripts): Handler {
  return (_request, response, next) => {
    googleScripts().then((scripts) => response.set(SCRIPT_HEADERS).send(scripts[name]), next);
  };
}

/** Express tells an error handler by its four parameters. */
const answerFailure: ErrorHandler = (error, _request, response, _next) => {
  const status = statusOf(error);
  if (status >= 500) console.error(error);
  response.status(status).json({ message: status < 500 ? messageOf(error) : 'Internal error' });
};

function messageOf(error: unknown): string {
  if (error instanceof HttpFailure) return error.message;
  // Only the body parser fails otherwise.
  return `body: ${error instanceof Error ? error.message : 'not readable'}`;
}

/** Our own failures and those of the body parser carry a status; everything else is our mistake. */
function statusOf(error: unknown): number {
  if (!(error instanceof Error) || !('status' in error)) return 500;
  return typeof error.status === 'number' ? error.status : 500;
}
