/** Ports of the browser stories, beside those of `npm start`. Another offset allows a second run at the same time. */
const OFFSET = Number(process.env.TEST_PORT_OFFSET || 0);

/** How many stories run at once: each worker has a backend of its own, because every story resets it. */
export const WORKERS = 3;

/** Where the built site is served. */
export const SITE_PORT = 8010 + OFFSET;

/** The local backend of one worker. The site is built with the addresses of the first. */
export const backendPorts = (worker: number) => ({
  API_PORT: 3011 + OFFSET + worker,
  LIVE_PORT: 55562 + OFFSET + worker,
});

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
