import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/browser';
import { english, startSignedIn, tokensOf } from '../../support/browser/customer';
import { LIST } from '../../support/browser/ordering';

/** Stores vehicle and payment type of an order of the signed-in customer, as src/session/stored-choices.ts does. */
const rememberOrder = (page: Page, bookingId: string) =>
  page.evaluate((id) => {
    const person = localStorage.getItem('taxi.person');
    const choices = [{ bookingId: id, vehicle: { id: 'KOMBI', name: 'KOMBI' }, payment: 'wallet' }];
    localStorage.setItem('taxi.orderChoices', JSON.stringify({ choices, person }));
  }, bookingId);

const chosenVehicle = (page: Page) => page.getByRole('radio', { name: /KOMBI/ });
const anyChosenVehicle = (page: Page) => page.locator('input[type=radio][name=booking-vehicleOption]:checked');

/** Opens My Bookings and returns the link that repeats the latest ride. */
async function openMyBookings(page: Page) {
  await page.goto('/website/private/your-ride');
  const link = page.getByRole('link', { name: 'Book again' }).first();
  await expect(link).toBeVisible();
  return link;
}

test('Book again carries vehicle and payment type, and the ride is ordered without an error', async ({ page }) => {
  await startSignedIn(page, 'Jörg Beispiel');
  const link = await openMyBookings(page);
  const id = /again=(\w+)/.exec((await link.getAttribute('href')) ?? '')?.[1] ?? '';
  await rememberOrder(page, id);
  await link.click();
  await expect(page.getByText('Your earlier ride is in the form. Nothing is ordered yet.')).toBeVisible();
  await expect(chosenVehicle(page)).toBeChecked();
  await page.getByRole('button', { name: english.continue }).click();
  const confirm = page.getByRole('dialog', { name: english.confirm });
  await expect(confirm).toContainText('KOMBI');
  const ordered = page.waitForRequest('**/bookings/createWebsiteOrder');
  await confirm.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^No/ }).click();
  expect((await ordered).postDataJSON().custInstruction).toContain('Zahlung: Wallet / Payment: wallet');
});

test('the last vehicle and payment type are proposed, but not after a logout or to the next customer', async ({
  page,
}) => {
  await startSignedIn(page, 'Jörg Beispiel');
  await openMyBookings(page);
  await rememberOrder(page, 'B1');
  await page.goto('/website/bookings');
  await expect(chosenVehicle(page)).toBeChecked();

  await test.step('the list of stored data names them', async () => {
    await page.goto('/website/private/device');
    await expect(page.getByText('Vehicle and payment type of your last orders, to propose them again.')).toBeVisible();
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
    await rememberOrder(page, 'B2');
    await page.reload();
    await expect(chosenVehicle(page)).toBeChecked();
    await page.getByRole('button', { name: 'My Account' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/website\/?$/);
    expect(await page.evaluate(() => localStorage.getItem('taxi.orderChoices'))).toBeNull();
  });
});

test('an empty Start offers the addresses of completed rides to their customer alone', async ({ page }) => {
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
