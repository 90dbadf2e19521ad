import type { Page } from '@playwright/test';
import { builtApi } from './browser';

/** Holds what a page requests at these addresses until the returned function is called. */
export async function hold(page: Page, address: string | ((address: URL) => boolean)): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    // Passes the request on to the story's other routes, if any.
    await route.fallback();
  });
  return release;
}

/** Holds the site's own scripts. Scripts of the stand-ins for Google are not held. */
export const holdScripts = (page: Page) => hold(page, ({ href }) => /\.js$/.test(href) && !href.startsWith(builtApi));

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
