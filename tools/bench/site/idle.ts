import type { Browser } from '@playwright/test';
import { countWork, readRendering, workOf, workSince } from '../../../tests/support/browser/page-work';

/** The cost of a page without interaction. */
export interface Idle {
  /** True if the visitor interacted with the page before, so that React is loaded. */
  readonly isHydrated: boolean;
  readonly layouts: number;
  readonly styles: number;
  /** Callbacks of timers, idle periods and frames that a script requested. */
  readonly wakeUps: number;
  readonly commits: number;
}

const IDLE_MS = 60_000;
/** The time for a loaded page to settle: the loading screen disappears, the pages behind its links are fetched. */
const SETTLE_MS = 5_000;

/** Measures a page for a minute without interaction, with and without React at the same time. */
export function measureIdle(browser: Browser, address: string): Promise<Idle[]> {
  return Promise.all([false, true].map((isHydrated) => watch(browser, address, isHydrated)));
}

async function watch(browser: Browser, address: string, isHydrated: boolean): Promise<Idle> {
  const context = await browser.newContext({ locale: 'en-GB' });
  const page = await context.newPage();
  // tsx names functions with a helper that the page lacks.
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
