import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';
import path from 'node:path';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { createStaticServer } from '../../scripts/static-server.mjs';
import { addressTable } from '../../src/address-table';
import { startBackendProcess } from '../../tests/support/backend-process';
import { temporaryFolder } from '../../tests/support/folders/temporary-folder.mjs';

/** Starts a local backend like `npm run backend`, with its own data, on two free ports. */
export const startOwnBackend = () => {
  const dataFile = path.join(temporaryFolder('bench'), 'backend.json');
  return startBackendProcess(['--port', '0', '--live-port', '0', '--data-file', dataFile]);
};

/** Lets a server listen on a free port, which it returns. */
export async function listen(server: Server): Promise<number> {
  server.listen(0);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Serves a built site on a free port. */
export async function serve(built: string) {
  const server = createStaticServer({ built });
  const origin = `http://localhost:${await listen(server)}`;
  return { origin, address: `${origin}${addressTable.prefix}`, close: () => server.close() };
}

const PHONE = { viewport: { width: 390, height: 844 }, locale: 'en-GB' };

/** Opens a page of a new visitor with an empty cache, by default on a phone. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ ...PHONE, ...options });
  const page = await context.newPage();
  // tsx names functions with a helper that the page lacks.
  await page.addInitScript({ content: 'globalThis.__name = (value) => value;' });
  return { page, client: await context.newCDPSession(page), close: () => context.close() };
}

/** Loads React: a content page waits for a key press. */
export async function hydrate(page: Page) {
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => window.takeOver === undefined);
}
