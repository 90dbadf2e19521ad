import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { routeAlongStreets } from './city/streets/street-route';
import type { Settings } from './command-line/command-line';
import type { Pricing } from './company/set-price';
import { createDispatch } from './dispatch/dispatch';
import { createSharing } from './dispatch/sharing';
import { isPriceFault, labelOf } from './faults/fault';
import { createFaultBox } from './faults/fault-box';
import { createFrameHistory } from './faults/frame-history';
import { accountRoutes } from './http/account-routes';
import { type ApplicationParts, createApplication } from './http/application';
import { bookingRoutes } from './http/booking-routes';
import { createScenarioChoice } from './http/control-routes';
import { orderRoute } from './http/order-route';
import { shareRoutes } from './http/share-routes';
import { visitorRoutes } from './http/visitor-routes';
import { createLiveServer } from './live/server';
import { count, createLog, resetLog } from './log/backend-log';
import type { WriteLine } from './log/log-line';
import { seedState } from './samples/seed';
import { createIdentityKeys } from './session/identity-keys';
import { createFleet } from './simulation/fleet';
import { openDataStore } from './storage/store';

/** How a backend is set up; port 0 takes any free port. */
export interface BackendOptions extends Omit<Settings, 'isQuiet' | 'hasAllPriceKinds' | 'hasShares'> {
  readonly hasAllPriceKinds?: boolean;
  /** Rides can be shared unless this is false. */
  readonly hasShares?: boolean;
  readonly googleScripts: ApplicationParts['googleScripts'];
  /** Receives a line for every request and live event; no output if missing. */
  readonly writeLine?: WriteLine | undefined;
  /** Milliseconds since 1970; the real clock by default. */
  readonly now?: () => number;
}

/** A backend that listens. */
export interface Backend {
  readonly apiPort: number;
  readonly livePort: number;
  /** Stops listening and ends every connection; resolves when both ports are free again. */
  close(): Promise<void>;
}

const PORT_NAMES = {
  api: { option: '--port', variable: 'API_PORT' },
  live: { option: '--live-port', variable: 'LIVE_PORT' },
} as const;
type PortName = keyof typeof PORT_NAMES;

/** A port that cannot be used; the message is one sentence for a person. */
export class PortError extends Error {
  constructor(port: number, name: PortName, trouble: string) {
    const { option, variable } = PORT_NAMES[name];
    super(`Port ${port} ${trouble}: choose another one with ${option} or ${variable}.`);
  }
}

/** The problem of a port, by the system's error code. */
const portTroubles: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is taken by another program',
  EACCES: 'is not open to this user',
};

/** Starts the whole local backend in this process. Throws {@link PortError} or DataFileError on failure. */
export async function createBackend(options: BackendOptions): Promise<Backend> {
  const { apiPort, livePort, speed, seed, dataFile, isFresh, clientId, now = Date.now } = options;
  // Before the data is read, so that a backend started by mistake does not touch the data of the running one.
  await requireFreePort(apiPort, 'api');
  await requireFreePort(livePort, 'live');
  const alongStreets = routeAlongStreets;
  const fleet = createFleet({ alongStreets, speed, seed, count: options.vehicles });
  const usualPricing = options.hasAllPriceKinds ? { validForSeconds: null, raisedEuro: 0 } : null;
  const sampleData = () => seedState(now(), fleet, usualPricing);
  const store = openDataStore(dataFile, sampleData, { isFresh });
  const log = createLog();
  const faults = createFaultBox((fault) => count(log.faults, labelOf(fault)));
  const history = createFrameHistory();
  const pricing = (): Pricing | null => {
    const set = faults.take(isPriceFault);
    return set ? { validForSeconds: set.validForSeconds ?? null, raisedEuro: set.raisedEuro ?? 0 } : usualPricing;
  };
  const scenario = createScenarioChoice(options.scenario);
  const dispatch = createDispatch({
    store,
    fleet,
    alongStreets,
    speed,
    now,
    seed,
    defaultScenario: scenario.current,
    pricing,
  });
  const keys = createIdentityKeys();
  const routes = [
    ...visitorRoutes({ dispatch, fleet, alongStreets, now, pricing }),
    ...accountRoutes({ store, now, clientId, keys }),
    orderRoute(dispatch, log, now),
    ...bookingRoutes(dispatch, store),
    ...(options.hasShares === false ? [] : shareRoutes(createSharing({ store, dispatch, now }), now)),
  ];
  const resetAll = () => {
    store.replace(sampleData());
    faults.clear();
    history.clear();
    scenario.reset();
    // Else they would take the next faults.
    live.cutSilent();
    resetLog(log);
  };
  const { googleScripts, writeLine } = options;
  const parts = { store, log, faults, history, now, writeLine };
  // Node's default of 5 s may close a kept connection while a client uses it again, so that the request fails.
  const connections = { keepAliveTimeout: 65_000 };
  const moveRidesTo = dispatch.moveTo;
  const application = createApplication({ ...parts, routes, googleScripts, keys, scenario, moveRidesTo, resetAll });
  const api = createServer(connections, application);
  const live = createLiveServer({ ...parts, dispatch });
  const close = async () => {
    const closed = [api, live.server].map(hasClosed);
    live.close();
    api.close();
    api.closeAllConnections();
    await Promise.all(closed);
  };
  try {
    await listen(api, apiPort, 'api');
    await listen(live.server, livePort, 'live');
  } catch (error) {
    await close();
    throw error;
  }
  return { apiPort: portOf(api), livePort: portOf(live.server), close };
}

async function requireFreePort(port: number, name: PortName): Promise<void> {
  const probe = createServer();
  await listen(probe, port, name);
  const closed = hasClosed(probe);
  probe.close();
  await closed;
}

function listen(server: Server, port: number, name: PortName): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const trouble = portTroubles[error.code ?? ''];
      reject(trouble ? new PortError(port, name, trouble) : error);
    });
    server.listen(port, resolve);
  });
}

const hasClosed = (server: Server) =>
  new Promise<void>((resolve) => {
    if (server.listening) server.once('close', resolve);
    else resolve();
  });

const portOf = (server: Server) => (server.address() as AddressInfo).port;
