import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import * as util from 'node:util';

/** The three ports of the local system and the variables that change them. */
export const ports = {
  SITE_PORT: Number(process.env.SITE_PORT || 8000),
  API_PORT: Number(process.env.API_PORT || 3001),
  LIVE_PORT: Number(process.env.LIVE_PORT || 55552),
};

/** Only the local backend certainly accepts our additions, as in src/env.ts. */
const ifLocal = (address, addition) => (/^(http|ws):\/\/localhost(:|\/|$)/.test(address) ? addition : '');

/** The variables of a build with the local backend, unless they are in this environment. */
function variablesIn(environment) {
  const local = `http://localhost:${ports.API_PORT}`;
  const apiUrl = environment.GATSBY_API_URL || local;
  const liveUrl = environment.GATSBY_LIVE_URL || `ws://localhost:${ports.LIVE_PORT}/taxi/wss2`;
  return {
    GATSBY_API_URL: apiUrl,
    GATSBY_LIVE_URL: liveUrl,
    GATSBY_MAPS_URL: environment.GATSBY_MAPS_URL || local,
    GATSBY_IDENTITY_URL: environment.GATSBY_IDENTITY_URL || local,
    GATSBY_TILES_URL: environment.GATSBY_TILES_URL || `${local}/tiles/{z}/{x}/{y}{r}.png`,
    GATSBY_ADDRESSES_URL: environment.GATSBY_ADDRESSES_URL || `${local}/photon`,
    GATSBY_WAYS_URL: environment.GATSBY_WAYS_URL || `${local}/valhalla`,
    GATSBY_SITE_URL: environment.GATSBY_SITE_URL || `http://localhost:${ports.SITE_PORT}`,
    GATSBY_GOOGLE_MAPS_KEY: environment.GATSBY_GOOGLE_MAPS_KEY || 'local-maps-key',
    GATSBY_GOOGLE_MAP_ID: environment.GATSBY_GOOGLE_MAP_ID || 'local-map',
    GATSBY_GOOGLE_CLIENT_ID: environment.GATSBY_GOOGLE_CLIENT_ID || 'local-client-id',
    GATSBY_ORDER_KEY_HEADER: environment.GATSBY_ORDER_KEY_HEADER ?? ifLocal(apiUrl, 'Idempotency-Key'),
    GATSBY_LIVE_TOKEN_PROTOCOL: environment.GATSBY_LIVE_TOKEN_PROTOCOL ?? ifLocal(liveUrl, 'taxi-token'),
    GATSBY_REPORT_URL: environment.GATSBY_REPORT_URL ?? '',
  };
}

/**
 * The variables of a build for this machine: the local backend on these ports, and its stand-ins for Google with their
 * keys. They override `.env.production`, so that none of its services is called or billed; the environment overrides
 * them.
 */
export const localVariables = variablesIn(process.env);

/** Those of `npm run preview`. */
export const previewVariables = { ...localVariables, PREVIEW: '1' };

/** Those of `npm run pictures`, which orders a taxi: the local backend, whatever the environment names. */
export const standInVariables = variablesIn({});

/** Removes the addresses and keys of the operator's own build from the environment: tests use the local backend. */
export function forgetServices() {
  for (const name of Object.keys(process.env)) if (name.startsWith('GATSBY_')) delete process.env[name];
}

/** A server that listens on this port; null if another program does. */
const listenOn = (port) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(null));
    server.listen(port, () => resolve(server));
  });

/** Whether no program listens on a port. */
export const isFree = async (port) => {
  const server = await listenOn(port);
  await new Promise((resolve) => (server ? server.close(resolve) : resolve()));
  return server !== null;
};

let offsetOfThisProcess;

/**
 * The offset of the browser stories' ports: TEST_PORT_OFFSET, else the first with which all their ports are free. Until
 * it ends, this process listens on the first of them: the others are used once the site is built, and a second run that
 * starts before then needs other ports. Throws if none of ten offsets is free.
 */
export function offsetOfTestPorts() {
  offsetOfThisProcess ??= process.env.TEST_PORT_OFFSET || reserveTestPorts();
  return offsetOfThisProcess;
}

async function reserveTestPorts() {
  const { tsImport } = await import('tsx/esm/api');
  const { portsOfRun } = await tsImport('../tests/support/ports.ts', import.meta.url);
  for (let offset = 0; offset < 100; offset += 10) {
    const [first, ...others] = portsOfRun(offset);
    const reserved = await listenOn(first);
    const free = reserved ? await Promise.all(others.map(isFree)) : [];
    const taken = reserved ? others.filter((_, index) => !free[index]) : [first];
    if (taken.length === 0) {
      reserved.unref();
      return String(offset);
    }
    reserved?.close();
    console.log(`Ports of the browser tests that are taken: ${taken.join(', ')}. Trying others.`);
  }
  throw new Error('Other programs have the ports of the browser tests: choose others with TEST_PORT_OFFSET=200.');
}

const takenSentence = (name, port) =>
  `Port ${port} is taken by another program: stop it, or choose another port with ${name}=...`;

/** The sentence about a port that cannot be used; null for a free one. */
async function portProblem([name, port], _index, all) {
  const isOwn = all.filter(([, each]) => each === port).length === 1;
  if (!isOwn || !Number.isInteger(port) || port < 1 || port > 65_535)
    return `${name} must be a port of its own from 1 to 65535, not ${process.env[name] || port}.`;
  return (await isFree(port)) ? null : takenSentence(name, port);
}

/** Lets a server listen on the site's port; ends the script with a sentence if it has been taken during the build. */
export async function listenAsSite(server) {
  server.listen(ports.SITE_PORT);
  await once(server, 'listening').catch(() => {
    console.error(takenSentence('SITE_PORT', ports.SITE_PORT));
    process.exit(1);
  });
}

/** Ends the script with a sentence if a port cannot be used. */
export async function requireFreePorts() {
  const problems = await Promise.all(Object.entries(ports).map(portProblem));
  const problem = problems.find(Boolean);
  if (!problem) return;
  console.error(problem);
  process.exit(1);
}

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
