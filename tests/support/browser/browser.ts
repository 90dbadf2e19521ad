import { test as base, expect, type Page, type Route } from '@playwright/test';
import { backendPorts, mapToBackendOf } from '../ports';
import { readAxe } from './axe';

/** The backend address in the built site, for `page.route`. Each worker reaches its own backend at it. */
export const builtApi = `http://localhost:${backendPorts(0).API_PORT}`;

/** The local backend of this worker, for the story's own requests. */
export const api = `http://localhost:${backendPorts(Number(process.env.TEST_PARALLEL_INDEX || 0)).API_PORT}`;

/**
 * The answer to a request that a story changes: `route.fetch` alone would ask the backend of the first worker, whose
 * story is another one.
 */
export const fetchOwn = (route: Route) => route.fetch({ url: route.request().url().replace(builtApi, api) });

/**
 * An error of Gatsby in a page that the last story has left: its promise ends after the document has gone, where
 * `navigator.serviceWorker` is missing and `window` is already the next page's (gatsby/cache-dir/production-app.js).
 * In a page that is still open, this error would keep React away, so the story would fail without it.
 */
const isOfLeftPage = ({ message }: Error) => message.includes("undefined (reading 'controller')");

/** The start of each browser story: the sample data, and a page where an unexpected console error fails the story. */
export const test = base.extend<{ expectedErrors: RegExp | null; sampleData: undefined }>({
  launchOptions: [
    async ({ launchOptions }, use, { parallelIndex }) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...mapToBackendOf(parallelIndex)] }),
    { scope: 'worker' },
  ],
  /** Console errors that the story provokes on purpose. */
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  expectedErrors: async ({}, use) => use(null),
  /** Restores the sample data before each story. */
  sampleData: [
    async ({ request }, use) => {
      expect((await request.post(`${api}/__reset`)).status()).toBe(204);
      await use(undefined);
    },
    { auto: true },
  ],
  page: async ({ page, expectedErrors }, use, testInfo) => {
    const errors: string[] = [];
    // A story that fails says where its page was.
    const way: string[] = [];
    page.on('framenavigated', (frame) => way.push(frame.url()));
    page.on('requestfailed', (request) => way.push(`${request.failure()?.errorText}: ${request.url()}`));
    page.on('pageerror', (error) => {
      if (!isOfLeftPage(error)) errors.push(String(error));
    });
    page.on('console', (message) => {
      // A violation that a policy only reports is not an error (scripts/deploy/policy.ts).
      const isError = message.type() === 'error' && !message.text().startsWith('[Report Only]');
      // A warning of gatsby-browser.tsx: React could not take the built page over.
      if (isError || message.text().startsWith('The page was rendered anew'))
        errors.push(`${message.text()} (${message.location().url})`);
    });
    await use(page);
    if (testInfo.status !== testInfo.expectedStatus)
      await testInfo.attach('way', { body: [...errors, ...way].slice(-6).join('\n'), contentType: 'text/plain' });
    const unexpected = errors.filter((error) => !expectedErrors?.test(error));
    // A request or a navigation may be under way at the end of a story: neither fails it, or the next one.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.context().unrouteAll({ behavior: 'ignoreErrors' });
    if (!page.isClosed()) await expect(() => page.goto('about:blank')).toPass();
    expect(unexpected).toEqual([]);
  },
});

export { expect };

const PRESS_AGAIN_MS = 10_000;

/**
 * Presses a key without an effect, because a marketing page loads React at the first interaction. Waits for hydration,
 * and presses again after 10 s: Chromium drops input that comes before a page's first frame. The error for a page that
 * never hydrates names its scripts.
 */
export async function beginToUse(page: Page) {
  try {
    await expect(async () => {
      await page.keyboard.press('Shift');
      await page.waitForFunction(() => window.takeOver === undefined, undefined, { timeout: PRESS_AGAIN_MS });
    }).toPass();
  } catch (error) {
    const loaded = await page.evaluate(() => ({
      state: document.readyState,
      waits: document.querySelector('#react') !== null,
      requests: (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
        ({ name, responseStatus, responseEnd }) => ({
          name,
          responseStatus,
          responseEnd,
        }),
      ),
    }));
    throw new Error(`The page does not hydrate: ${JSON.stringify(loaded, null, 1)}`, { cause: error });
  }
}

/** Expects no findings of axe on the page's present content (WCAG 2.2 AA and axe's best practices). */
export async function expectAccessible(page: Page) {
  const { violations } = await readAxe(page);
  expect(violations.map(({ rule, target }) => ({ rule, target }))).toEqual([]);
}
