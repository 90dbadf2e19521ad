import type { Page } from '@playwright/test';
import { expect, fetchOwn, test } from '../../support/browser/browser';
import { startSignedIn } from '../../support/browser/customer';
import { long } from '../../support/long';

const endless = 'Ä'.repeat(300);
const html = '<img src=x onerror="document.title=1">';
const rightToLeft = 'שלום עולם';

/** Replaces every text of the backend about rides, bookings and the customer. */
async function speakWith(page: Page, text: string) {
  const texts =
    /^(custName|driverName|driver_name|carNo|vehicle_name|customerName|pickupAreaName|dropAreaName|pickupCity)$/;
  const change = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(change);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, texts.test(key) ? text : change(one)]));
  };
  await page.route(/:\d+\/(bookings|auth)\//, async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const response = await fetchOwn(route);
    await route.fulfill({ response, json: change(await response.json()) });
  });
}

test.use({ viewport: { width: 360, height: 800 } });

for (const [name, text] of [
  ['300 letters without a space', endless],
  ['html', html],
  ['right-to-left text', rightToLeft],
] as const) {
  test(`${name} from the backend widens no page and stays text`, long, async ({ page }) => {
    await startSignedIn(page, 'Ida Unterwegs');
    await speakWith(page, text);
    await page.goto('/website/bookings');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Track Ride' })).toBeVisible();
    await expectNoWider(page);
    await page.goto('/website/private/your-ride');
    await expect(page.getByText(text).first()).toBeAttached();
    await expectNoWider(page);
    await page.getByRole('link', { name: 'Track Ride' }).first().click();
    await expect(page).toHaveURL(/booking-details/);
    await expect(page.getByText(text).first()).toBeAttached();
    await expectNoWider(page);
    expect(await page.title()).not.toBe('1');
  });
}

/** Looks at a page when everything has come: the next one would cut its answers off. */
async function expectNoWider(page: Page) {
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
}
