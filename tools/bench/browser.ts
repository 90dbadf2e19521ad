import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../../scripts/browsers.mjs';
import { createStaticServer } from '../../scripts/static-server.mjs';
import { addressTable } from '../../src/address-table';

/** The project's folder. */
export const ROOT = path.resolve(__dirname, '../..');

/** Starts the Chromium of the browser stories; ends the bench if there is none. */
export async function startChromium(...args: readonly string[]) {
  const executablePath = await findChromium();
  if (!executablePath) process.exit(1);
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', ...args] });
}

/** Serves a built site, by default this one, on a free port. */
export async function serve(built?: string) {
  const server = createStaticServer(built ? { built } : {});
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return { origin, address: `${origin}${addressTable.prefix}`, close: () => server.close() };
}

/** The addresses of a build whose Google is that of a local backend. */
export const standIns = (apiUrl: string, liveUrl: string) => ({
  GATSBY_API_URL: apiUrl,
  GATSBY_LIVE_URL: liveUrl,
  GATSBY_MAPS_URL: apiUrl,
  GATSBY_IDENTITY_URL: apiUrl,
});
