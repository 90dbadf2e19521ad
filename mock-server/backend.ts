import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Settings } from './command-line';
import type { Pricing } from './company/tariff';
import { createDispatch } from './dispatch/dispatch';
import { createSharing } from './dispatch/sharing';
import { labelOf, type PriceFault } from './faults/fault';
import { createFaultBox } from './faults/fault-box';
import { accountRoutes } from './http/account-routes';
import { type ApplicationParts, createApplication } from './http/application';
import { bookingRoutes } from './http/booking-routes';
import { controlRoutes } from './http/control-routes';
import { keyRoutes } from './http/google-routes';
import { orderRoute } from './http/order-route';
import { shareRoutes } from './http/share-routes';
import { visitorRoutes } from './http/visitor-routes';
import { createLiveServer } from './live/server';
import { count, createLog, resetLog, type WriteLine } from './log';
import { seedState } from './samples/seed';
import { createIdentityKeys } from './session';
import { createFleet } from './simulation/fleet';
import { openDataStore } from './storage';

/** How a backend is set up; port 0 takes any free port. */
export interface BackendOptions extends Omit<Settings, 'isQuiet' | 'isReset'> {
  readonly googleScripts: ApplicationParts['googleScripts'];
  /** Receives a line for every request and live event; no output if missing. */
  readonly writeLine?: WriteLine | undefined;
  /** Milliseconds since 1970; the real clock by default. */
  readonly now?: () => number;
}

/** A backend that listens. */
export type Backend = Awaited<ReturnType<typeof createBackend>>;

/** A port that cannot be used; the message is one sentence for a person. */
export class PortError extends Error {}

/** Starts the whole local backend in this process. Throws {@link PortError} or DataFileError on failure. */
export async function createBackend(options: BackendOptions) {
  const { apiPort, livePort, speed, seed, clientId, googleScripts, writeLine, now = Date.now } = options;
  const fleet = createFleet({ speed, seed, count: options.vehicles });
  const usualPricing = options.prices === 'all-kinds' ? { validForSeconds: null, raisedEuro: 0 } : null;
  const sampleData = () => seedState(now(), fleet, usualPricing);
  const store = openDataStore(options.dataFile, sampleData, options.isFresh);
  const log = createLog();
  const faults = createFaultBox((fault) => count(log.faults, labelOf(fault)));
  const pricing = (): Pricing | null => {
    const set = faults.take((fault): fault is PriceFault => 'prices' in fault);
    return set ? { validForSeconds: set.validForSeconds ?? null, raisedEuro: set.raisedEuro ?? 0 } : usualPricing;
  };
  const scenario = { current: options.scenario, initial: options.scenario };
  const defaultScenario = () => scenario.current;
  const dispatch = createDispatch({ store, fleet, speed, now, seed, defaultScenario, pricing });
  const live = createLiveServer({ dispatch, log, faults, saved: store.saved, now, writeLine });
  const resetAll = () => {
    store.replace(sampleData());
    faults.clear();
    live.reset();
    scenario.current = scenario.initial;
    resetLog(log);
  };
  const keys = createIdentityKeys();
  const routes = [
    ...visitorRoutes({ dispatch, fleet, now, pricing }),
    ...accountRoutes({ store, now, clientId, keys }),
    orderRoute(dispatch, log, now),
    ...bookingRoutes(dispatch, store),
    ...(options.shares === 'off' ? [] : shareRoutes(createSharing({ store, dispatch, now }), now)),
    ...keyRoutes(keys),
    ...controlRoutes({ faults, log, scenario, moveRidesTo: dispatch.moveTo, resetAll }),
  ];
  const application = createApplication({ routes, store, log, faults, keys, googleScripts, now, writeLine });
  // Node's default of 5 s may close a kept connection while a client uses it again, so that the request fails.
  const api = createServer({ keepAliveTimeout: 65_000 }, application);
  /** Stops listening and ends every connection; resolves when both ports are free again. */
  const close = async () => {
    const closed = [api, live.server].map((server) => server.listening && once(server, 'close'));
    live.close();
    api.close();
    api.closeAllConnections();
    await Promise.all(closed);
  };
  try {
    await listen(api, apiPort, '--port or API_PORT');
    await listen(live.server, livePort, '--live-port or LIVE_PORT');
    // After the ports, so that a backend started by mistake does not touch the data of the running one.
    await store.saved();
  } catch (error) {
    await close();
    throw error;
  }
  return { apiPort: portOf(api), livePort: portOf(live.server), close };
}

/** The problem of a port, by the system's error code. */
const portTroubles: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is taken by another program',
  EACCES: 'is not open to this user',
};

async function listen(server: Server, port: number, setting: string): Promise<void> {
  try {
    await once(server.listen(port), 'listening');
  } catch (error) {
    const trouble = portTroubles[(error as NodeJS.ErrnoException).code ?? ''];
    throw trouble ? new PortError(`Port ${port} ${trouble}: choose another one with ${setting}.`) : error;
  }
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;
