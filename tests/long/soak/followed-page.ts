import type { Browser, CDPSession, Page } from '@playwright/test';
import { bookingPath } from '../../../src/job/booking-path';
import type { Kept } from './growth';
import type { VirtualCustomer } from './virtual-customer';

/** A real page that follows a ride. */
export interface FollowedPage {
  /** Advances the page's clock by this time at once: each due timer runs once. */
  pass(ms: number): Promise<void>;
  /** The time that has passed on the page's clock since it showed the ride. */
  passedMs(): Promise<number>;
  measure(): Promise<Kept>;
  /** The page's status text of the ride. */
  says(): Promise<string>;
  /** Whether the page shows this text now, or within a few seconds. */
  comesToSay(sentence: string): Promise<boolean>;
  /** Uncaught errors. */
  readonly uncaught: readonly string[];
}

/**
 * The time in which a page reads its ride again: after a frame, or every ten seconds without a connection (Spec §9).
 */
const NEWS_WAIT_MS = 15_000;

/** Opens a customer's booking page in a separate browser profile, and waits for the status. */
export async function followRide(
  browser: Browser,
  site: string,
  { tokens }: VirtualCustomer,
  bookingId: string,
): Promise<FollowedPage> {
  // A phone with reduced motion: animations are rendered by the processor here, for 20 pages.
  const context = await browser.newContext({
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 360, height: 640 },
    reducedMotion: 'reduce',
  });
  await context.clock.install();
  await context.addInitScript((stored) => {
    localStorage.setItem('token', stored.token);
    localStorage.setItem('refreshToken', stored.refreshToken);
  }, tokens);
  const page = await context.newPage();
  const uncaught: string[] = [];
  const said: string[] = [];
  page.on('pageerror', (error) => uncaught.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
  await page.goto(`${site}${bookingPath(bookingId)}`);
  const status = page.getByRole('main').getByRole('status').filter({ hasText: /\S/ }).first();
  await status.waitFor().catch(async () => {
    const text = await page.locator('body').textContent();
    throw new Error([`${page.url()} shows no status, but:`, text, ...said, ...uncaught].join('\n'));
  });
  const client = await context.newCDPSession(page);
  await client.send('Performance.enable');
  const now = () => page.evaluate(() => Date.now());
  const startedAt = await now();
  return {
    pass: (ms) => page.clock.fastForward(ms),
    passedMs: async () => (await now()) - startedAt,
    measure: () => measure(page, client),
    says: async () => {
      const sentence = await status.textContent({ timeout: 1_000 }).catch(() => null);
      return sentence ?? ['no status, but:', page.url(), await page.locator('body').textContent(), ...said].join('\n');
    },
    comesToSay: (sentence) => {
      const saying = status.filter({ hasText: sentence });
      return saying.waitFor({ timeout: NEWS_WAIT_MS }).then(
        () => true,
        () => false,
      );
    },
    uncaught,
  };
}

async function measure(page: Page, client: CDPSession): Promise<Kept> {
  // A weak reference may require a second garbage collection, after the tasks in between.
  for (let times = 0; times < 2; times++) {
    await client.send('HeapProfiler.collectGarbage');
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  }
  const { metrics } = await client.send('Performance.getMetrics');
  const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return { heapBytes: metric('JSHeapUsedSize'), nodes: metric('Nodes'), listeners: metric('JSEventListeners') };
}
