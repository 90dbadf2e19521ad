import type { Page } from '@playwright/test';
import { expect, fetchOwn } from '../../support/browser/browser';
import { startSignedIn } from '../../support/browser/customer';
import { walk } from '../../support/states/stage';

/** As long as the backend allows, without a place to break, and in another script. */
const FOREIGN = `${'Ä'.repeat(120)} שלום עולם`;

/** Replaces the texts of the backend about rides, bookings and the customer. */
async function speakForeign(page: Page) {
  const names = /^(custName|driverName|driver_name|carNo|vehicle_name|customerName|pickupAreaName|dropAreaName)$/;
  const change = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(change);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, names.test(key) ? FOREIGN : change(one)]),
    );
  };
  await page.route(/:\d+\/(bookings|auth)\//, async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    // The story's own request: the browser alone is led to this worker's backend.
    const response = await fetchOwn(route);
    await route.fulfill({ response, json: change(await response.json()) });
  });
}

walk('customer-with-ride', async ({ page, open, look, texts: { common, status } }) => {
  const main = page.getByRole('main');
  await startSignedIn(page, 'Ida Unterwegs');
  await open('/private/your-ride');
  await expect(page.getByText(status.plate, { exact: false }).first()).toBeAttached();
  await look('current rides');
  await open('/');
  await expect(main.locator('a[href*="/booking-details/"]')).toBeVisible();
  await look('ride on Home');
  await page.getByRole('banner').getByRole('button', { name: common.navigation.account }).click();
  await look('menu of the account');
  await page.keyboard.press('Escape');
  await speakForeign(page);
  await open('/private/your-ride');
  await expect(page.getByText(FOREIGN).first()).toBeAttached();
  await look('current rides in foreign text');
  await main.getByRole('link', { name: common.navigation.trackRide }).first().click();
  await expect(page.getByText(FOREIGN).first()).toBeAttached();
  // The first frame would change the panel under the look.
  await expect(main.getByText(/^in \d+ min/)).toBeVisible();
  await look('ride in foreign text');
});
