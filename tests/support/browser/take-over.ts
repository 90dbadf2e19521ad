import type { Page } from '@playwright/test';
import { builtApi } from './browser';

/**
 * Holds the site's own scripts back until the returned function is called. Scripts of the stand-ins for Google pass.
 */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    if (!route.request().url().startsWith(builtApi)) await held;
    // To the story's other routes, if it has any.
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
