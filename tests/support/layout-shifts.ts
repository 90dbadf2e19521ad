import type { Page } from '@playwright/test';

/** Adds up every layout shift of the pages from now on, those after a touch included. Chromium counts one only when something else moves. */
export async function countShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const total = { value: 0 };
    Object.defineProperty(window, 'layoutShifts', { get: () => total.value });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) total.value += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { layoutShifts: number }).layoutShifts);
}
