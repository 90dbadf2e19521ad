import { createServer } from 'node:net';

/** The three ports of the local system and the variables that change them. */
export const ports = {
  SITE_PORT: Number(process.env.SITE_PORT || 8000),
  API_PORT: Number(process.env.API_PORT || 3001),
  LIVE_PORT: Number(process.env.LIVE_PORT || 55552),
};

/** The site's addresses for these ports; what is set from outside wins. */
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

/** True if a port is free. */
const isFree = (port) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });

/** Ends the script with one sentence when a port is taken. */
export async function requireFreePorts() {
  for (const [name, port] of Object.entries(ports)) {
    if (await isFree(port)) continue;
    console.error(`Port ${port} is taken by another program: stop it, or choose another port with ${name}=...`);
    process.exit(1);
  }
}
