import type { Browser } from '@playwright/test';
import { throttle } from '../site/visits';

/** The times at which a first visit shows the map, ms after the request: the first part of it, and all of it. */
export interface FirstMap {
  readonly beginsMs: number;
  readonly wholeMs: number;
}

/** Records both times in the page: each map has tiles. */
function watchMap(): void {
  const seen = { beginsMs: 0, wholeMs: 0 };
  Object.assign(window, { seen });
  const look = () => {
    const pictures = document.querySelectorAll('.leaflet-tile');
    const drawn = [...pictures].filter((picture) => picture.matches('.leaflet-tile-loaded'));
    if (drawn.length > 0) seen.beginsMs ||= performance.now();
    if (drawn.length > 0 && drawn.length === pictures.length) seen.wholeMs = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Visits the booking screen for the first time on a simulated slow phone, with an empty cache. */
export async function visitMap(browser: Browser, site: string): Promise<FirstMap> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await throttle(client);
  // tsx names functions with a helper that the page lacks.
  await page.addInitScript('globalThis.__name = (named) => named;');
  await page.addInitScript(watchMap);
  await page.goto(`${site}/bookings`);
  const isWhole = () => (window as unknown as { seen: FirstMap }).seen.wholeMs > 0;
  await page.waitForFunction(isWhole, undefined, { timeout: 60_000 });
  const seen = await page.evaluate(() => (window as unknown as { seen: FirstMap }).seen);
  await context.close();
  return seen;
}
