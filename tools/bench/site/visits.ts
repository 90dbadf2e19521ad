import type { Browser, Page } from '@playwright/test';
import { countShifts } from '../../../tests/support/browser/layout-shifts';
import { throttle } from '../../../tests/support/browser/session';
import { openPage } from '../browser';

/** The measurements of a page by itself, in ms; 0 for what has not happened. */
interface Seen {
  /** The largest element's paint. */
  paintedMs: number;
  /** The time when React took over: never in a page where it waits for a touch. */
  usableMs: number;
  /** The longest task of the main thread. */
  longestTaskMs: number;
  /** The first paint of content. */
  firstPaintMs: number;
  /** The total blocking time: the parts of main-thread tasks beyond 50 ms each (https://web.dev/articles/tbt). */
  blockingMs: number;
}

/** The cost of one visit of a page. */
export interface Visit extends Readonly<Seen> {
  /** The number of requests, without images. */
  readonly requests: number;
  /** The transferred bytes of scripts. */
  readonly scriptBytes: number;
}

/** Records in the page: the largest paint, long tasks, and the end of hydration (React's mark on the first element). */
function watch() {
  const seen: Seen = { paintedMs: 0, longestTaskMs: 0, usableMs: 0, firstPaintMs: 0, blockingMs: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    seen.paintedMs = list.getEntries().at(-1)?.startTime ?? 0;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      seen.longestTaskMs = Math.max(seen.longestTaskMs, duration);
      seen.blockingMs += duration - 50;
    }
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    seen.firstPaintMs = list.getEntriesByName('first-contentful-paint')[0]?.startTime ?? seen.firstPaintMs;
  }).observe({ type: 'paint', buffered: true });
  const isHydrated = () =>
    Object.keys(document.querySelector('#gatsby-focus-wrapper')?.firstElementChild ?? {}).some((key) =>
      key.startsWith('__reactProps'),
    );
  const look = () => {
    if (isHydrated()) seen.usableMs = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Visits a page for the first time on a simulated slow phone, with an empty cache, until it is idle and usable. */
export async function visitSlowly(browser: Browser, address: string): Promise<Visit> {
  const { page, client, close } = await openPage(browser);
  await client.send('Network.enable');
  await throttle(client);
  const kinds = new Map<string, string>();
  const pictures = /\.(svg|png|avif|webp|webmanifest)$|^data:/;
  let scriptBytes = 0;
  let requests = 0;
  client.on('Network.responseReceived', ({ requestId, type, response }) =>
    kinds.set(requestId, pictures.test(response.url) ? 'Image' : type),
  );
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind === 'Script') scriptBytes += encodedDataLength;
    if (kind !== 'Image') requests += 1;
  });
  await page.addInitScript(watch);
  await page.goto(address, { waitUntil: 'networkidle' });
  // On a slow machine the network is idle first. A page without scripts, or whose scripts wait for a touch, has neither.
  await page.waitForFunction(() => {
    const { paintedMs, usableMs } = (window as unknown as { seen: Seen }).seen;
    return paintedMs > 0 && (usableMs > 0 || !document.querySelector('script[src]'));
  });
  const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  await close();
  return { ...seen, requests, scriptBytes };
}

/** Counts the requests that reach the server on a second visit of a page. */
export async function countRequestsOfSecondVisit(browser: Browser, address: string): Promise<number> {
  const { page, client, close } = await openPage(browser);
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.goto('about:blank');
  await client.send('Network.enable');
  let requests = 0;
  client.on('Network.responseReceivedExtraInfo', () => {
    requests += 1;
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await close();
  return requests;
}

/**
 * Sums every layout shift of a visit on a phone: load, scroll to the end and back, open the menu, wait for the slides.
 */
export async function sumLayoutShifts(browser: Browser, address: string): Promise<number> {
  const { page, client, close } = await openPage(browser);
  await throttle(client);
  const readShifts = await countShifts(page);
  await page.goto(address, { waitUntil: 'networkidle' });
  await walk(page);
  const shifts = await readShifts();
  await close();
  return shifts.reduce((sum, { value }) => sum + value, 0);
}

const SESSION_MS = 12_000;

async function walk(page: Page) {
  await page.mouse.move(100, 400);
  for (const y of [600, 600, 600, 600, -3000]) {
    await page.mouse.wheel(0, y);
    await page.waitForTimeout(300);
  }
  await page.keyboard.press('Tab');
  await page.waitForTimeout(SESSION_MS);
}
