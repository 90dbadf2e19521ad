import type { Page } from '@playwright/test';

/** The time before a built page without scripts shows that it has not loaded (late-page.module.css). */
const LATE_MS = 10_000;

/** The same after a press on a button of the booking page. */
const ANSWER_MS = 3_000;

const moveWait = (page: Page, waits: number, at: number) =>
  page.evaluate(
    ([expected, time]) => {
      const waiting = document.querySelector('[data-late]')?.getAnimations({ subtree: true }) ?? [];
      const last = waiting.at(-1);
      if (!last || waiting.length !== expected) throw new Error('The page does not wait for its scripts');
      // What is expected before the end stays true for as long as a slow machine needs to look.
      last.pause();
      last.currentTime = time;
    },
    [waits, at] as const,
  );

/** Stops a built page's wait at a moment before its end (negative) or after it, in ms. */
export const moveLateWait = (page: Page, afterEndMs: number) => moveWait(page, 1, LATE_MS + afterEndMs);

/** The same for the shorter wait after a press on a button of the booking page. */
export const moveAnswerWait = (page: Page, afterEndMs: number) => moveWait(page, 2, ANSWER_MS + afterEndMs);

/** Advances the time until the page shows that it has not loaded. */
export const endLateWait = (page: Page) => moveLateWait(page, 1);
