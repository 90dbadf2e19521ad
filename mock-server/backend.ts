import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLog } from './backend-log';
import { seedState } from './data/seed';
import { openDataStore } from './data/store';
import { createDispatch } from './dispatch/dispatch';
import { accountRoutes } from './http/account-routes';
import { type ApplicationParts, createApplication } from './http/application';
import { bookingRoutes } from './http/booking-routes';
import { visitorRoutes } from './http/visitor-routes';
import { createLiveServer } from './live/server';
import { createFleet } from './simulation/fleet';
import { routeAlongStreets } from './simulation/street-route';

/** How a backend is set up; port 0 takes any free port. */
interface BackendOptions {
  readonly apiPort: number;
  readonly livePort: number;
  /** Pace of the simulation: 1 lets a ride take three minutes (DESIGN §2). */
  readonly speed: number;
  readonly dataFile: string;
  readonly googleScripts: ApplicationParts['googleScripts'];
  /** Milliseconds since 1970; the real clock when left out. */
  readonly now?: () => number;
}

/** A backend that listens. */
export interface Backend {
  readonly apiPort: number;
  readonly livePort: number;
  /** Stops listening and ends every connection; resolves when both ports are free again. */
  close(): Promise<void>;
}

/** A port somebody else listens on. */
export class PortTakenError extends Error {
  constructor(
    readonly port: number,
    readonly variable: 'API_PORT' | 'LIVE_PORT',
  ) {
    super(`Port ${port} is taken: set ${variable} to a free port, or stop the program that listens there.`);
  }
}

/** Starts the whole local backend in this process. */
export async function createBackend(options: BackendOptions): Promise<Backend> {
  const { apiPort, livePort, speed, dataFile, googleScripts, now = Date.now } = options;
  const alongStreets = routeAlongStreets;
  const fleet = createFleet(alongStreets, speed);
  const store = openDataStore(dataFile, () => seedState(now(), fleet));
  const log = createLog();
  const dispatch = createDispatch({ store, fleet, alongStreets, speed, now });
  const routes = [
    ...visitorRoutes({ dispatch, fleet, alongStreets, now }),
    ...accountRoutes(store, now),
    ...bookingRoutes(dispatch, store, log),
  ];
  const api = createServer(createApplication({ routes, store, log, googleScripts, now }));
  const live = createLiveServer({ dispatch, log });
  const close = async () => {
    const closed = [api, live.server].map(hasClosed);
    live.close();
    api.close();
    api.closeAllConnections();
    await Promise.all(closed);
  };
  try {
    await listen(api, apiPort, 'API_PORT');
    await listen(live.server, livePort, 'LIVE_PORT');
  } catch (error) {
    await close();
    throw error;
  }
  return { apiPort: portOf(api), livePort: portOf(live.server), close };
}

function listen(server: Server, port: number, variable: PortTakenError['variable']): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) =>
      reject('code' in error && error.code === 'EADDRINUSE' ? new PortTakenError(port, variable) : error),
    );
    server.listen(port, resolve);
  });
}

const hasClosed = (server: Server) =>
  new Promise<void>((resolve) => {
    if (server.listening) server.once('close', resolve);
    else resolve();
  });

const portOf = (server: Server) => (server.address() as AddressInfo).port;
