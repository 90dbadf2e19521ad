import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/browser';
import { english, startSignedIn, tokensOf } from '../../support/browser/customer';
import { LIST } from '../../support/browser/ordering';
import { openMyBookings, rememberOrder } from '../../support/browser/remembered-order';
import { long } from '../../support/long';

const kombi = { vehicle: 'KOMBI', payment: 'wallet' } as const;

const chosenVehicle = (page: Page) => page.getByRole('radio', { name: /KOMBI/ });
const anyChosenVehicle = (page: Page) => page.locator('input[type=radio][name=booking-vehicleOption]:checked');

test(
  'Book again carries vehicle and payment type, and the ride is ordered without an error',
  long,
  async ({ page }) => {
    await startSignedIn(page, 'Jörg Beispiel');
    const link = await openMyBookings(page);
    const id = /again=(\w+)/.exec((await link.getAttribute('href')) ?? '')?.[1] ?? '';
    await rememberOrder(page, { ...kombi, bookingId: id });
    await link.click();
    await expect(page.getByText('We have filled in your earlier ride. Nothing is booked yet.')).toBeVisible();
    await expect(chosenVehicle(page)).toBeChecked();
    await page.getByRole('button', { name: english.continue }).click();
    const confirm = page.getByRole('dialog', { name: english.confirm });
    await expect(confirm).toContainText('KOMBI');
    const ordered = page.waitForRequest('**/bookings/createWebsiteOrder');
    await confirm.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('dialog').getByRole('button', { name: /^No/ }).click();
    expect((await ordered).postDataJSON().custInstruction).toContain('Zahlung: Wallet / Payment: wallet');
  },
);

test(
  'the last vehicle and payment type are proposed, but not after a logout or to the next customer',
  long,
  async ({ page }) => {
    await startSignedIn(page, 'Jörg Beispiel');
    await openMyBookings(page);
    await rememberOrder(page, kombi);
    await page.goto('/website/bookings');
    await expect(chosenVehicle(page)).toBeChecked();

    await test.step('the list of stored data names them', async () => {
      await page.goto('/website/private/device');
      await expect(
        page.getByText('Vehicle and payment type of your last bookings, to suggest them again.'),
      ).toBeVisible();
    });

    await test.step('another customer in the place of this one', async () => {
      const tokens = await tokensOf(page, 'Anna Muster');
      await page.evaluate(({ token, refreshToken }) => {
        localStorage.setItem('refreshToken', refreshToken);
        localStorage.setItem('token', token);
      }, tokens);
      const listed = page.waitForResponse(`**${LIST.split(' ')[1]}`);
      await page.goto('/website/bookings');
      await listed;
      await expect(page.locator('#booking-name')).toHaveValue('Anna Muster');
      await expect(anyChosenVehicle(page)).toHaveCount(0);
      expect(await page.evaluate(() => localStorage.getItem('taxi.orderChoices'))).toBeNull();
    });

    await test.step('a logout', async () => {
      await rememberOrder(page, kombi);
      await page.reload();
      await expect(chosenVehicle(page)).toBeChecked();
      await page.getByRole('button', { name: 'My Account' }).click();
      await page.getByRole('button', { name: 'Logout' }).click();
      await expect(page).toHaveURL(/\/website\/?$/);
      expect(await page.evaluate(() => localStorage.getItem('taxi.orderChoices'))).toBeNull();
    });
  },
);

test('an empty Start offers the addresses of completed rides to their customer alone', long, async ({ page }) => {
  await startSignedIn(page, 'Jörg Beispiel');
  const listed = page.waitForResponse('**/bookings/doneOrder*');
  await page.goto('/website/bookings');
  await listed;
  const start = page.locator('#booking-start');
  const offered = page.locator('#booking-start-menu').getByRole('option').filter({ hasText: 'Earlier ride' });
  await start.click();
  await expect(offered.first()).toBeVisible();
  await offered.first().click();
  await expect(start).toHaveValue(/Kassel/);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('Earlier ride');

  await page.getByRole('button', { name: 'My Account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/website\/?$/);
  // A load would sign the customer in again (`startSignedIn`).
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Bookings' }).click();
  await start.click();
  await expect(offered).toHaveCount(0);
});
