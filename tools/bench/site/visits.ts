import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

/** A phone on a slow network: 150 ms latency, 1.6 Mbit/s, a quarter of the processor's speed. */
const SLOW = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, offline: false };
const SLOW_PROCESSOR = 4;

/** The cost of one visit of a page. */
export interface Visit {
  /** The number of requests, without images. */
  readonly requests: number;
  /** The transferred bytes of scripts. */
  readonly scriptBytes: number;
  /** The largest element's paint, ms. */
  readonly paintedMs: number;
  /** The time when React took over, ms; null if it waits for a touch. */
  readonly usableMs: number | null;
  /** The longest task of the main thread, ms. */
  readonly longestTaskMs: number;
  /** The first paint of content, ms. */
  readonly firstPaintMs: number;
  /**
   * The total blocking time: the parts of main-thread tasks beyond 50 ms each, added up, ms
   * (https://web.dev/articles/tbt).
   */
  readonly blockingMs: number;
}

/** The page's own measurements. */
type Seen = Record<'paintedMs' | 'longestTaskMs' | 'usableMs' | 'firstPaintMs' | 'blockingMs', number>;

const openContext = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });

/** Makes a page as slow as that phone. */
export async function throttle(client: CDPSession) {
  await client.send('Network.emulateNetworkConditions', SLOW);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PROCESSOR });
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
  const context = await openContext(browser);
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
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
  // tsx names functions with a helper that the page lacks.
  await page.addInitScript({ content: 'globalThis.__name = (value) => value;' });
  await page.addInitScript(watch);
  await page.goto(address, { waitUntil: 'networkidle' });
  // On a slow machine the network is idle first. A page without scripts, or whose scripts wait for a touch, has neither.
  await page.waitForFunction(() => {
    const { paintedMs, usableMs } = (window as unknown as { seen: Seen }).seen;
    return paintedMs > 0 && (usableMs > 0 || !document.querySelector('script[src]'));
  });
  const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  await context.close();
  return { ...seen, usableMs: seen.usableMs || null, requests, scriptBytes };
}

/** Counts the requests that reach the server on a second visit of a page. */
export async function countRequestsOfSecondVisit(browser: Browser, address: string): Promise<number> {
  const context = await openContext(browser);
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.goto('about:blank');
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  let requests = 0;
  client.on('Network.responseReceivedExtraInfo', () => {
    requests += 1;
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await context.close();
  return requests;
}

/**
 * Sums every layout shift of a visit on a phone: load, scroll to the end and back, open the menu, wait for the slides.
 */
export async function sumLayoutShifts(browser: Browser, address: string): Promise<number> {
  const context = await openContext(browser);
  const page = await context.newPage();
  await throttle(await context.newCDPSession(page));
  await page.addInitScript(() => {
    const total = { shifts: 0 };
    Object.assign(window, { total });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) total.shifts += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await walk(page);
  const shifts = await page.evaluate(() => (window as unknown as { total: { shifts: number } }).total.shifts);
  await context.close();
  return shifts;
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
