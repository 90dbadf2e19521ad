import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import * as util from 'node:util';

/** The three ports of the local system and the variables that change them. */
export const ports = {
  SITE_PORT: Number(process.env.SITE_PORT || 8000),
  API_PORT: Number(process.env.API_PORT || 3001),
  LIVE_PORT: Number(process.env.LIVE_PORT || 55552),
};

/** The site's addresses for these ports; environment variables take precedence. */
export const addresses = {
  GATSBY_API_URL: process.env.GATSBY_API_URL || `http://localhost:${ports.API_PORT}`,
  GATSBY_LIVE_URL: process.env.GATSBY_LIVE_URL || `ws://localhost:${ports.LIVE_PORT}/taxi/wss2`,
  GATSBY_MAPS_URL: process.env.GATSBY_MAPS_URL || `http://localhost:${ports.API_PORT}`,
  GATSBY_IDENTITY_URL: process.env.GATSBY_IDENTITY_URL || `http://localhost:${ports.API_PORT}`,
  GATSBY_TILES_URL: process.env.GATSBY_TILES_URL || `http://localhost:${ports.API_PORT}/tiles/{z}/{x}/{y}{r}.png`,
  GATSBY_ADDRESSES_URL: process.env.GATSBY_ADDRESSES_URL || `http://localhost:${ports.API_PORT}/photon`,
  GATSBY_WAYS_URL: process.env.GATSBY_WAYS_URL || `http://localhost:${ports.API_PORT}/valhalla`,
  GATSBY_SITE_URL: process.env.GATSBY_SITE_URL || `http://localhost:${ports.SITE_PORT}`,
};

/** Whether no program listens on a port. */
export const isFree = (port) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });

/**
 * The offset of the browser stories' ports: TEST_PORT_OFFSET, else the first with which all their ports are free. If
 * none of ten is, the first one, with a warning: the stories' server then names the taken port.
 */
export async function offsetOfTestPorts(isPortFree = isFree) {
  if (process.env.TEST_PORT_OFFSET) return process.env.TEST_PORT_OFFSET;
  const { tsImport } = await import('tsx/esm/api');
  const { portsOfRun } = await tsImport('../tests/support/ports.ts', import.meta.url);
  for (let offset = 0; offset < 100; offset += 10) {
    const free = await Promise.all(portsOfRun(offset).map(isPortFree));
    const taken = portsOfRun(offset).filter((_, index) => !free[index]);
    if (taken.length === 0) return String(offset);
    console.log(`Ports of the browser tests that are taken: ${taken.join(', ')}. Trying others.`);
  }
  return '0';
}

/** Ends the script with a sentence if a port is taken. */
export async function requireFreePorts() {
  for (const [name, port] of Object.entries(ports)) {
    if (await isFree(port)) continue;
    console.error(`Port ${port} is taken by another program: stop it, or choose another port with ${name}=...`);
    process.exit(1);
  }
}

/**
 * The variables of a preview: the local backend, and its stand-ins for Google with their keys. They override
 * .env.production, so that none of its services is called or billed; the environment overrides them.
 */
export const previewVariables = {
  ...addresses,
  GATSBY_GOOGLE_MAPS_KEY: process.env.GATSBY_GOOGLE_MAPS_KEY || 'local-maps-key',
  GATSBY_GOOGLE_MAP_ID: process.env.GATSBY_GOOGLE_MAP_ID || 'local-map',
  GATSBY_GOOGLE_CLIENT_ID: process.env.GATSBY_GOOGLE_CLIENT_ID || 'local-client-id',
  GATSBY_ORDER_KEY_HEADER: 'Idempotency-Key',
  GATSBY_LIVE_TOKEN_PROTOCOL: 'taxi-token',
  GATSBY_REPORT_URL: '',
  PREVIEW: '1',
};

/**
 * The variables of a build: `.env.production`, overridden by the environment, overridden by the given ones. Gatsby
 * reads the file for browser scripts only: its own configuration, which writes policies, robots.txt and sitemap, would
 * not have them.
 *
 * An old Node has no `parseEnv`: imported by name, it would end `npm start` before the sentence about the version.
 */
export const buildVariables = (file, environment, given) => {
  const written = existsSync(file) ? util.parseEnv(readFileSync(file, 'utf8')) : {};
  return { ...written, ...environment, ...given };
};
