import type { Browser } from '@playwright/test';
import { countWork, readRendering, workOf, workSince } from '../../../tests/support/browser/page-work';
import { hydrate, openPage } from '../browser';

const DESKTOP = { viewport: { width: 1280, height: 720 } };
const IDLE_MS = 60_000;
/** The time for a loaded page to settle: the loading screen disappears, the pages behind its links are fetched. */
const SETTLE_MS = 5_000;

/**
 * The work of a page in a minute without interaction: layouts, style computations, commits of React, and callbacks of
 * timers, idle periods and frames. With React, the visitor has interacted with the page before.
 */
export async function measureIdle(browser: Browser, address: string, isWithReact: boolean): Promise<number> {
  const { page, client, close } = await openPage(browser, DESKTOP);
  await countWork(page);
  await page.goto(address, { waitUntil: 'networkidle' });
  if (isWithReact) await hydrate(page);
  await page.waitForTimeout(SETTLE_MS);
  await client.send('Performance.enable');
  const [work, before] = [await workOf(page), await readRendering(client)];
  await page.waitForTimeout(IDLE_MS);
  const after = await readRendering(client);
  const { timers, frames, commits } = await workSince(page, work);
  await close();
  return timers + frames + commits + after.layouts - before.layouts + after.styles - before.styles;
}
