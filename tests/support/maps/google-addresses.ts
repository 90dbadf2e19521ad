import type { APIResponse, BrowserContext } from '@playwright/test';
import { hostHeadersOf } from '../../../scripts/deploy/host-headers';
import { hostHeaders } from '../../../scripts/deploy/static-hosts';
import { headersOfBuild } from '../../../scripts/deploy/write-deploy';
import { api } from '../browser/browser';
import { built, PREFIX } from '../browser/built-site';
import { inLowerCase } from '../policy/in-lower-case';
import { services } from '../policy/services';

export const MAPS = 'https://maps.googleapis.com';
export const IDENTITY = 'https://accounts.google.com';

/** The built HTML uses the stand-ins. With Google's addresses React's first render differs from it, and replaces it. */
export const REDRAWN = /Minified React error #(418|423)/;

let written: string | null = null;

/** The headers of a page in a build with Google’s addresses: its policies name Google’s own hosts. */
export function headersWithGoogle(response: APIResponse): Record<string, string> {
  written ??= hostHeaders(headersOfBuild(built, { ...services, maps: MAPS, identity: IDENTITY }));
  const { pathname } = new URL(response.url());
  return { ...response.headers(), ...inLowerCase(hostHeadersOf(written)(pathname)) };
}

const isPage = ({ pathname }: URL) => pathname.startsWith(PREFIX);

/**
 * Serves the build with Google's own addresses: it writes them into the scripts, and the stand-ins replace Google.
 * Handles every request to another host. The policies are those of a build with Google's addresses.
 */
export async function withGooglesAddresses(context: BrowserContext): Promise<readonly string[]> {
  const foreign: string[] = [];
  await context.route(/\.js$/, async (route) => {
    const response = await route.fetch({ maxRetries: 2 });
    const text = await response.text();
    const changed = text
      .replace(/(mapsUrl:[^,]*?)"http:\/\/localhost:\d+"/, `$1"${MAPS}"`)
      .replace(/(identityUrl:(?:\(0,)?[^,]*?)"http:\/\/localhost:\d+"/, `$1"${IDENTITY}"`)
      .replace(/"http:\/\/localhost:\d+\/gsi\/client"/g, `"${IDENTITY}/gsi/client"`);
    await route.fulfill({ response, body: changed });
  });
  // A document that a story answers has no network, so it would not reach the local backend.
  await context.grantPermissions(['local-network-access']);
  await context.route(isPage, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, headers: headersWithGoogle(response) });
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
