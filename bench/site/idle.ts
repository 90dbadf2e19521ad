import type { Browser } from '@playwright/test';
import { countWork, readRendering, workOf, workSince } from '../../tests/support/browser/page-work';

/** What a page costs while nobody touches it. */
export interface Idle {
  /** True if the visitor interacted with the page before, so that React is loaded. */
  readonly isHydrated: boolean;
  readonly layouts: number;
  readonly styles: number;
  /** Timers, idle moments and frames that a script had asked for. */
  readonly wakeUps: number;
  readonly commits: number;
}

const IDLE_MS = 60_000;
/** What follows the arrival of a page: the loading screen goes, the pages behind its links are fetched. */
const SETTLE_MS = 5_000;

/** Looks at a page, script-free and hydrated at the same time, for a minute in which nobody touches it. */
export function measureIdle(browser: Browser, address: string): Promise<Idle[]> {
  return Promise.all([false, true].map((isHydrated) => watch(browser, address, isHydrated)));
}

async function watch(browser: Browser, address: string, isHydrated: boolean): Promise<Idle> {
  const context = await browser.newContext({ locale: 'en-GB' });
  const page = await context.newPage();
  // tsx names functions by a helper that the page does not have.
  await page.addInitScript({ content: 'globalThis.__name = (value) => value;' });
  await countWork(page);
  await page.goto(address, { waitUntil: 'networkidle' });
  if (isHydrated) {
    await page.keyboard.press('Shift');
    await page.waitForFunction(() => window.takeOver === undefined);
  }
  await page.waitForTimeout(SETTLE_MS);
  const client = await context.newCDPSession(page);
  await client.send('Performance.enable');
  const [work, before] = [await workOf(page), await readRendering(client)];
  await page.waitForTimeout(IDLE_MS);
  const after = await readRendering(client);
  const { timers, frames, commits } = await workSince(page, work);
  await context.close();
  return {
    isHydrated,
    commits,
    wakeUps: timers + frames,
    layouts: after.layouts - before.layouts,
    styles: after.styles - before.styles,
  };
}
