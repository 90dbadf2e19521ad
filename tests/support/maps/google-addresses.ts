import type { BrowserContext } from '@playwright/test';
import { api } from '../browser/browser';

export const MAPS = 'https://maps.googleapis.com';
export const IDENTITY = 'https://accounts.google.com';

/** The built HTML uses the stand-ins. With Google's addresses React's first render differs from it, and replaces it. */
export const REDRAWN = /Minified React error #(418|423)/;

/**
 * Serves the build with Google's own addresses: it writes them into the scripts, and the stand-ins answer in Google's
 * place. Handles every request to another host.
 */
export async function withGooglesAddresses(context: BrowserContext): Promise<readonly string[]> {
  const foreign: string[] = [];
  await context.route(/\.js$/, async (route) => {
    const response = await route.fetch({ maxRetries: 2 });
    const text = await response.text();
    const changed = text
      .replace(/(mapsUrl:[^,]*?)"http:\/\/localhost:\d+"/, `$1"${MAPS}"`)
      .replace(/(identityUrl:[^,]*?)"http:\/\/localhost:\d+"/, `$1"${IDENTITY}"`)
      .replace(/"http:\/\/localhost:\d+\/gsi\/client"/g, `"${IDENTITY}/gsi/client"`);
    await route.fulfill({ response, body: changed });
  });
  await context.route(/^https:\/\/(maps\.googleapis|accounts\.google)\.com\//, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await context.request.get(`${api}${pathname}${search}`) });
  });
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') foreign.push(request.url());
  });
  return foreign;
}
