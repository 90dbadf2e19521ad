import type { Page } from '@playwright/test';
import { builtApi } from './browser';

/**
 * Delays the site's own scripts until the returned function is called. Scripts of the stand-ins for Google are not
 * delayed.
 */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    if (!route.request().url().startsWith(builtApi)) await held;
    // Passes the request on to the story's other routes, if any.
    await route.fallback();
  });
  return release;
}

/** Waits until the pages of the main menu have been prefetched. */
export async function waitForLinkedPages(page: Page) {
  for (const link of await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link').all()) {
    await page.waitForFunction(
      (path) =>
        (window as unknown as { ___loader: { loadPageSync(path: string): unknown } }).___loader.loadPageSync(path),
      (await link.getAttribute('href')) ?? '',
    );
  }
}
