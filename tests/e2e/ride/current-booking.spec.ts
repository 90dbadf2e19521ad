import type { Page } from '@playwright/test';
import { misbehave, moveRides, readLog } from '../../support/backend';
import { expect, expectAccessible, test } from '../../support/browser/browser';
import { english, german, openFilledForm, signIn, type Words } from '../../support/browser/customer';
import { latestBookingId, order } from '../../support/browser/ordering';
import { long, longUnless } from '../../support/long';

/** The way back to the search. */
const trackRide = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^(Track Ride|Fahrt verfolgen)/ });

/** Longer than a line may say nothing before HTTP is asked (D43). */
const HALF_MINUTE_MS = 31_000;

/** Signs in, orders a taxi that nobody accepts, and waits for the search. */
async function orderAndSearch(page: Page, words: Words) {
  await order(page, words);
  // Back leaves the dialog open until the order is answered.
  await expect(page.getByRole('timer')).toBeVisible();
  expect((await readLog(page)).ordersCreated).toBe(1);
}

for (const [language, words] of [
  ['en', english],
  ['de', german],
] as const) {
  test(
    `Back or a reload during a search: Track Ride leads back to it, and nothing is ordered again (${language})`,
    longUnless(language === 'de'),
    async ({ page }) => {
      await orderAndSearch(page, words);
      await page.goBack();
      await expect(trackRide(page)).toBeVisible();
      await expect(page.locator('#booking-name')).toHaveValue('Anna Muster');
      await page.reload();
      await expect(trackRide(page)).toBeVisible();
      await expectAccessible(page);
      await trackRide(page).click();
      await expect(page).toHaveURL(/\/booking-details\//);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await page.goBack();
      await expect(trackRide(page)).toBeVisible();
      expect((await readLog(page)).ordersCreated).toBe(1);
    },
  );
}

test('logged out meanwhile: the search is found again after the login', long, async ({ page }) => {
  await orderAndSearch(page, english);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await page.getByRole('button', { name: 'Login' }).click();
  await signIn(page, english, 'Anna Muster');
  await expect(trackRide(page)).toBeVisible();
});

test('Back closes a dialog first, and leaves the page only then', long, async ({ page }) => {
  await page.goto('/website/');
  await openFilledForm(page);
  await page.getByRole('button', { name: english.continue }).click();
  await expect(page.getByRole('dialog', { name: english.loginRequired })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/bookings$/);
  await expect(page.locator('#booking-name')).toHaveValue('Anna Muster');
  await page.goBack();
  await expect(page).toHaveURL(/\/website\/$/);
});

test('a dialog that its own button has closed costs no Back', long, async ({ page }) => {
  await page.goto('/website/');
  await page.goto('/website/bookings');
  for (const _ of [1, 2]) {
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/website\/$/);
});

test(
  'a line that acknowledges and then is silent: the driver is found over HTTP, and nothing says Live (D43)',
  long,
  async ({ page }) => {
    const socketsOpened = async () => (await readLog(page)).socketsOpened;
    await misbehave(page, { live: 'silence' });
    await page.clock.install();
    await order(page);
    await expect.poll(socketsOpened).toBe(1);
    await moveRides(page, 'ACCEPTED');
    await page.clock.runFor(HALF_MINUTE_MS);
    await expect(page).toHaveURL(/\/booking-details\//);
    await expect.poll(socketsOpened).toBe(2);
    await page.clock.runFor(HALF_MINUTE_MS);
    await expect(page.getByText('We check your ride every 10 seconds.')).toBeVisible();
    await expect(page.getByText(/^Live($|\s*·)/)).toHaveCount(0);
    expect((await readLog(page)).ordersCreated).toBe(1);
  },
);

test(
  'a cancelled ride says what it means, names no driver, and leads to the same booking and the phone',
  long,
  async ({ page }) => {
    const ordered = page.waitForResponse('**/bookings/createWebsiteOrder');
    await order(page, english, 'driver-cancels');
    await page.goto(`/website/booking-details/${await latestBookingId(page, ordered)}`);
    await expect(page.getByText('Ride cancelled')).toBeVisible();
    await expect(page.getByText('No taxi is coming.')).toBeVisible();
    await expect(page.getByText('Number plate')).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:\+/);
    await expectAccessible(page);

    await page.getByRole('link', { name: 'Book the same ride again' }).click();
    await expect(page.locator('#booking-start')).toHaveValue(/Kassel/);
    await expect(page.locator('#booking-end')).not.toHaveValue('');
    await expect(page).toHaveURL(/\/bookings$/);
    expect((await readLog(page)).ordersCreated).toBe(1);
  },
);
