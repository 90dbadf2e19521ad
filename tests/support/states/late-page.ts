import type { Page } from '@playwright/test';

/** How long a built page waits for its scripts before it says that it has not loaded (late-page.module.css). */
const LATE_MS = 10_000;

/** Moves the wait of a built page to a moment before its end (negative) or after it, in ms. */
export const moveLateWait = (page: Page, afterEndMs: number) =>
  page.evaluate((at) => {
    const [waiting, ...others] = document.querySelector('[data-late]')?.getAnimations({ subtree: true }) ?? [];
    if (!waiting || others.length > 0) throw new Error('The page does not wait for its scripts');
    waiting.currentTime = at;
  }, LATE_MS + afterEndMs);

/** Lets the time pass after which a page says that it has not loaded. */
export const endLateWait = (page: Page) => moveLateWait(page, 1);
