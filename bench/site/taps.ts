import type { Browser, Page } from '@playwright/test';
import { addressTable } from '../../src/address-table';
import { throttle } from './visits';

/** The visible effects of one tap on a link. */
export interface Tap {
  /** The page that it led to, as its link is called. */
  readonly to: string;
  /** From the finger's touch to the frame that shows the link pressed, ms. The browser tells it in steps of 8 ms. */
  readonly feedbackMs: number;
  /** From the finger's touch to the frame that shows the new page's heading, ms. */
  readonly pageMs: number;
  /** The longest task between the two, ms; 0: none was long enough to count (50 ms). */
  readonly longestTaskMs: number;
}

/** Every kind of page, each from Home and back. */
const WALK = ['Partner', 'Home', 'Business', 'Home', 'Bookings', 'Home'] as const;

interface Seen {
  readonly feedbackMs: number;
  readonly pageMs: number;
  readonly longestTaskMs: number;
}

/**
 * Records in the page, from a tap on: the time of its response, the paint of another heading, and the longest task
 * between.
 */
function watchTaps() {
  let tappedAt = 0;
  const seen = { feedbackMs: 0, pageMs: 0, longestTaskMs: 0 };
  const heading = () => document.querySelector('h1')?.textContent;
  let before = heading();
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      tappedAt = timeStamp;
      before = heading();
      Object.assign(seen, { feedbackMs: 0, pageMs: 0, longestTaskMs: 0 });
    },
    { capture: true },
  );
  new PerformanceObserver((list) => {
    for (const { name, startTime, duration } of list.getEntries())
      if (name === 'pointerdown' && startTime >= tappedAt) seen.feedbackMs = duration;
  }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      if (startTime + duration > tappedAt) seen.longestTaskMs = Math.max(seen.longestTaskMs, duration);
  }).observe({ type: 'longtask' });
  const afterPaint = (action: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = action;
      port2.postMessage(null);
    });
  const look = () => {
    const now = heading();
    if (tappedAt === 0 || seen.pageMs > 0 || !now || now === before) return;
    seen.pageMs = -1;
    afterPaint(() => {
      seen.pageMs = performance.now() - tappedAt;
    });
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  Object.assign(window, { seen });
}

/** Waits until every page behind a link of this one is there, and nothing else is under way. */
async function waitForIdle(page: Page) {
  await page.waitForFunction(
    (prefix) =>
      [...document.querySelectorAll<HTMLAnchorElement>(`a[href^="${prefix}"]:not([hreflang])`)].every(({ pathname }) =>
        (window as unknown as { ___loader: { loadPageSync(path: string): unknown } }).___loader.loadPageSync(pathname),
      ),
    addressTable.prefix,
  );
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

async function tap(page: Page, to: string): Promise<Tap> {
  await page.getByRole('button', { name: 'Menu' }).tap();
  await waitForIdle(page);
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: to, exact: true }).tap();
  await page.waitForFunction(() => (window as unknown as { seen: Seen }).seen.pageMs > 0);
  // The browser tells about a tap after the frame that answers it.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  return { ...seen, to };
}

/**
 * Taps through the site on a slow phone, with React loaded and each page idle before the tap. Measures each tap's time
 * to its response and to its page. Needs the address of the served site, `http://localhost:8000/website`; the caller
 * takes the median of several runs.
 */
export async function measureTaps(browser: Browser, address: string): Promise<Tap[]> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
  });
  const page = await context.newPage();
  // tsx names functions by a helper that the page does not have.
  await page.addInitScript({ content: 'globalThis.__name = (value) => value;' });
  await page.addInitScript(watchTaps);
  await page.goto(`${address}/`, { waitUntil: 'networkidle' });
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => window.takeOver === undefined);
  await waitForIdle(page);
  await throttle(await context.newCDPSession(page));
  const taps: Tap[] = [];
  for (const to of WALK) taps.push(await tap(page, to));
  await context.close();
  return taps;
}
