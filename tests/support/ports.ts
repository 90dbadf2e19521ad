import { availableParallelism } from 'node:os';

/**
 * The ports of the browser stories, separate from those of `npm start`. Another offset allows a second run at the same
 * time.
 */
const OFFSET = Number(process.env.TEST_PORT_OFFSET || 0);

/**
 * The number of parallel stories, one more than there are cores, since stories wait: each worker has its own backend,
 * because every story resets it.
 */
export const WORKERS = Math.min(3, availableParallelism() + 1);

/**
 * The first port of each kind. All are below 32768: a higher one may belong to an outgoing connection of this machine
 * that was closed a minute ago (ip_local_port_range, https://www.kernel.org/doc/html/latest/networking/ip-sysctl.html).
 */
const FIRST = { RUN_PORT: 13562, SITE_PORT: 8010, API_PORT: 3011, LIVE_PORT: 15562, DRIVER_PORT: 14562 };

/** The port of the built site. */
export const SITE_PORT = FIRST.SITE_PORT + OFFSET;

/** The port of the program that drives WebKit. */
export const DRIVER_PORT = FIRST.DRIVER_PORT + OFFSET;

/** The local backend of one worker. The site is built with the addresses of the first. */
export const backendPorts = (worker: number) => ({
  API_PORT: FIRST.API_PORT + OFFSET + worker,
  LIVE_PORT: FIRST.LIVE_PORT + OFFSET + worker,
});

/**
 * Every port of a run with this offset; the first one is taken as long as the run lasts.
 *
 * @public for scripts/ports.mjs, which imports it while it runs
 */
export const portsOfRun = (offset: number): number[] => [
  FIRST.RUN_PORT + offset,
  FIRST.SITE_PORT + offset,
  FIRST.DRIVER_PORT + offset,
  ...Array.from({ length: WORKERS }, (_, worker) => [
    FIRST.API_PORT + offset + worker,
    FIRST.LIVE_PORT + offset + worker,
  ]).flat(),
];

/**
 * Maps the addresses in the built site to another worker's backend. Empty for the first worker.
 * https://chromium.googlesource.com/chromium/src/+/main/net/dns/README.md
 */
export function mapToBackendOf(worker: number): string[] {
  if (worker === 0) return [];
  const [built, own] = [backendPorts(0), backendPorts(worker)];
  const rules = [
    `MAP localhost:${built.API_PORT} localhost:${own.API_PORT}`,
    `MAP localhost:${built.LIVE_PORT} localhost:${own.LIVE_PORT}`,
  ];
  return [`--host-resolver-rules=${rules.join(', ')}`];
}

/** The address for reports about failed screens in the stories' built site. Only a story answers there. */
export const reports = `http://localhost:${backendPorts(0).API_PORT}/reports`;
