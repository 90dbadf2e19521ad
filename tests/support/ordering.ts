import type { Page } from '@playwright/test';
import { readLog } from './backend';
import { expect } from './browser';
import { english, fillForm, startSignedIn, type Words } from './customer';

/** The call that orders, for faults. */
export const ORDER = 'POST /bookings/createWebsiteOrder';
/** The list of rides in which an order is looked for, for faults. */
export const LIST = 'GET /bookings/ongoingAndPreOrder';
/** The search is told live (Spec §4). */
export const connected = 'Connected - Searching for driver...';
/** The title of the dialog about an order that may exist. */
export const mayHaveArrived = 'Your order may have reached us';

/** Signed in, with the form filled, up to the dialog whose button orders; the backend searches for as long as the story takes. */
export async function prepare(page: Page, words: Words = english, scenario = 'nobody-found') {
  await startSignedIn(page, 'Anna Muster');
  await page.goto(`${words.path}/bookings`);
  await fillForm(page);
  await page.locator('#booking-instructions').fill(scenario);
  await openConfirm(page, words);
}

/** Sends the form that is filled, and waits for the order button. */
export async function openConfirm(page: Page, words: Words = english) {
  await page.getByRole('button', { name: words.continue }).click();
  await expect(page.getByRole('button', { name: words.book })).toBeVisible();
}

/** Presses the order button. */
export const book = (page: Page, words: Words = english) => page.getByRole('button', { name: words.book }).click();

/** Counts the orders that leave this page, and notes their keys. */
export function watchOrders(page: Page): string[] {
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/bookings/createWebsiteOrder')) {
      keys.push(request.headers()['idempotency-key'] ?? '');
    }
  });
  return keys;
}

/** How many orders the backend has stored. */
export const ordersCreated = async (page: Page) => (await readLog(page)).ordersCreated;

/** Nothing of the dialog that is open is cut off or wider than the window. */
export async function expectToFit(page: Page) {
  const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(width).toBeLessThanOrEqual(0);
  const dialog = page.locator('dialog[open]');
  expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
}
