import type { Page, Response } from '@playwright/test';
import { moveRides, readLog } from '../backend';
import { api, expect } from './browser';
import { english, openFilledForm, startSignedIn, type Words } from './customer';

/** The order's call, for faults. */
export const ORDER = 'POST /bookings/createWebsiteOrder';
/** The same call, for routes of the browser. */
export const ORDER_ADDRESS = '**/bookings/createWebsiteOrder';
/** The list of rides that confirms an order, for faults. */
export const LIST = 'GET /bookings/ongoingAndPreOrder';
/** The dialog's text while the live connection follows the search (Spec §4). */
export const connected = 'Connected - Searching for driver...';
/** The title of the dialog about an order with an unknown outcome. */
export const mayHaveArrived = 'We may have received your booking';

/** Signs in, fills the form and opens the dialog with the order button. By default the search has no end. */
export async function prepare(page: Page, words: Words = english, scenario = 'in-steps') {
  await startSignedIn(page, 'Anna Muster');
  await openFilledForm(page, words, scenario);
  await openConfirm(page, words);
}

/** Signs in and orders. By default the search has no end. */
export async function order(page: Page, words: Words = english, scenario = 'in-steps') {
  await prepare(page, words, scenario);
  await book(page, words);
}

/** Signs in, orders and waits for the live connection to follow the search. By default the search has no end. */
export async function orderAndSearch(page: Page, scenario = 'in-steps') {
  await order(page, english, scenario);
  await expect(page.getByText(connected).first()).toBeVisible();
}

/** A driver accepts the ride in steps that is searched, and is on the way once the page follows it. */
export async function sendTaxi(page: Page) {
  await expect.poll(() => ordersCreated(page)).toBeGreaterThan(0);
  await moveRides(page, 'ACCEPTED');
  await expect(page).toHaveURL(/\/booking-details\//);
  await moveRides(page, 'ON_THE_WAY');
}

/** Signs in, orders and follows the taxi, which is on its way until the story moves it on. */
export async function orderAndFollow(page: Page) {
  await orderAndSearch(page);
  await sendTaxi(page);
  await expect(page.getByText('Driver on the way')).toBeVisible();
}

/** Submits the filled form and waits for the order button. */
export async function openConfirm(page: Page, words: Words = english) {
  await page.getByRole('button', { name: words.continue }).click();
  await expect(page.getByRole('button', { name: words.book })).toBeVisible();
}

/** Presses the order button. */
export const book = (page: Page, words: Words = english) => page.getByRole('button', { name: words.book }).click();

/** The idempotency keys of the orders that this page sends from now on. */
export function watchOrders(page: Page): string[] {
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/bookings/createWebsiteOrder')) {
      keys.push(request.headers()['idempotency-key'] ?? '');
    }
  });
  return keys;
}

/** The number of orders that the backend has stored. */
export const ordersCreated = async (page: Page) => (await readLog(page)).ordersCreated;

/** Expects the open dialog and the page to need no horizontal scrolling. */
export async function expectToFit(page: Page) {
  const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(width).toBeLessThanOrEqual(0);
  const dialog = page.locator('dialog[open]');
  expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
}

/**
 * The id of the customer's latest booking, once its order is answered. Asked of the backend: the browser may already
 * have dropped the answer that the page has read.
 */
export async function latestBookingId(page: Page, ordered: Promise<Response>): Promise<string> {
  await ordered;
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const headers = { Authorization: `Bearer ${token}` };
  const rides = await (await page.request.get(`${api}/bookings/ongoingAndPreOrder`, { headers })).json();
  return rides.at(-1).bookingId;
}
