import type { Browser, Page } from '@playwright/test';
import { addressTable } from '../../../src/address-table';
import { throttle } from '../../../tests/support/browser/session';
import { hydrate, openPage } from '../browser';

/** The visible effects of one tap on a link. */
export interface Tap {
  /** The target page, by its link's text. */
  readonly to: string;
  /** From the touch to the frame that shows the link pressed, ms. The browser reports it in steps of 8 ms. */
  readonly feedbackMs: number;
  /** From the touch to the frame that shows the new page's heading, ms. */
  readonly pageMs: number;
}

/** Every kind of page, each from Home and back. */
const WALK = ['Partner', 'Home', 'Business', 'Home', 'Bookings', 'Home'] as const;

/** A page's record of a tap. It is in the page's storage, because the page behind a link may be another document. */
interface Seen {
  /** The time of the touch, ms since 1970. */
  readonly at: number;
  readonly headingBefore: string | undefined;
  feedbackMs: number;
  /** 0 until the heading appears. */
  pageMs: number;
}

/** Records in the page, after a tap: when it responds, and when another heading is painted, also in the next document. */
function watchTaps() {
  const { timeOrigin } = performance;
  const heading = () => document.querySelector('h1')?.textContent ?? undefined;
  let seen: Seen | null = JSON.parse(sessionStorage.getItem('seen') ?? 'null');
  const keep = (news: Partial<Seen>) => {
    if (seen) sessionStorage.setItem('seen', JSON.stringify(Object.assign(seen, news)));
  };
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      seen = { at: timeOrigin + timeStamp, headingBefore: heading(), feedbackMs: 0, pageMs: 0 };
      keep({});
    },
    { capture: true },
  );
  new PerformanceObserver((list) => {
    for (const { name, startTime, duration } of list.getEntries())
      if (seen && name === 'pointerdown' && timeOrigin + startTime >= seen.at) keep({ feedbackMs: duration });
  }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit);
  const afterPaint = (action: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = action;
      port2.postMessage(null);
    });
  let isPainting = false;
  const look = () => {
    const now = heading();
    if (!seen || seen.pageMs > 0 || isPainting || !now || now === seen.headingBefore) return;
    const { at } = seen;
    isPainting = true;
    afterPaint(() => {
      isPainting = false;
      keep({ pageMs: timeOrigin + performance.now() - at });
    });
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Waits until every page behind a link of this one has loaded, and no request is pending. */
async function waitForIdle(page: Page) {
  await page.waitForFunction(
    (prefix) =>
      [...document.querySelectorAll<HTMLAnchorElement>(`a[href^="${prefix}"]:not([hreflang])`)].every(({ pathname }) =>
        (window as unknown as { ___loader?: { loadPageSync(path: string): unknown } }).___loader?.loadPageSync(
          pathname,
        ),
      ),
    addressTable.prefix,
  );
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

async function tap(page: Page, to: string): Promise<Tap> {
  await hydrate(page);
  await page.getByRole('button', { name: 'Menu' }).tap();
  await waitForIdle(page);
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: to, exact: true }).tap();
  await page.waitForFunction(() => JSON.parse(String(sessionStorage.getItem('seen'))).pageMs > 0);
  // The browser reports a tap after the frame that responds to it.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  const { feedbackMs, pageMs }: Seen = await page.evaluate(() => JSON.parse(String(sessionStorage.getItem('seen'))));
  return { feedbackMs, pageMs, to };
}

/**
 * Taps through the site on a simulated slow phone, with React loaded and each page idle before the tap. Measures each
 * tap's time to its response and to its page. Requires the address of the served site, `http://localhost:8000/website`;
 * the caller takes the median of several runs.
 */
export async function measureTaps(browser: Browser, address: string): Promise<Tap[]> {
  const { page, client, close } = await openPage(browser, { hasTouch: true, isMobile: true });
  await page.addInitScript(watchTaps);
  await page.goto(`${address}/`, { waitUntil: 'networkidle' });
  await hydrate(page);
  await waitForIdle(page);
  await throttle(client);
  const taps: Tap[] = [];
  for (const to of WALK) taps.push(await tap(page, to));
  await close();
  return taps;
}
