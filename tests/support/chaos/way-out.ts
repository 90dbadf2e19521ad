import type { Page } from '@playwright/test';

/**
 * The maximum time in front of a screen without a control: the ten seconds of the product, on a machine that is six
 * times as slow. The model (docs/testing.md) counts the ten seconds with a clock of its own.
 */
const DEAD_END_MS = 60_000;

/** Whether there is a link or an enabled button: in the open dialog, else on the screen. */
const hasWayOut = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const part = document.querySelector('dialog:modal') ?? document.querySelector('main');
    // Without a screen the browser shows its own page about a missing network, with its own controls.
    if (!part) return true;
    const controls = part.querySelectorAll('a[href], button:not(:disabled, [aria-disabled="true"])');
    return [...controls].some((control) => control.checkVisibility({ visibilityProperty: true }));
  });

/** Detects dead ends: the returned function checks a page, and throws if it has had no way out for too long. */
export function createDeadEndWatch(): (page: Page) => Promise<void> {
  const stuckSince = new Map<Page, number>();
  return async (page) => {
    // A page that is being left has no document to check.
    const isFree = await hasWayOut(page).catch(() => true);
    const now = performance.now();
    const since = stuckSince.get(page) ?? now;
    if (isFree) stuckSince.delete(page);
    else stuckSince.set(page, since);
    if (!isFree && now - since > DEAD_END_MS) {
      const shown = await page.locator('dialog[open], main').last().textContent();
      throw new Error(`A dead end at ${page.url()}: nothing can be pressed. It says: ${shown}`);
    }
  };
}
