import type { Page } from '@playwright/test';
import { behave, misbehave, readLog } from '../../support/backend';
import { expect, test } from '../../support/browser/browser';
import {
  english,
  fillForm,
  openChip,
  openFilledForm,
  signIn,
  startSignedIn,
  tokensOf,
  writeNote,
} from '../../support/browser/customer';
import { long } from '../../support/long';

/**
 * Personal data is bound to its customer: it leaves screen and device when another customer, or none, is signed in
 * (D45).
 */

const kept = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
const field = (page: Page, name: string) => page.locator(`#booking-${name}`);

async function keepEmergencyContact(page: Page) {
  await page.goto('/website/private/emergency-contact');
  await page.getByLabel('Name').fill('Erika');
  await page.getByLabel('Phone number').fill('0171 3920009');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Delete' })).toBeVisible();
}

test.describe('a token that is replaced under an open page', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('the next customer sees neither the ride nor the emergency contact of the one before', async ({
    page,
    context,
  }) => {
    await startSignedIn(page, 'Ida Unterwegs');
    await keepEmergencyContact(page);
    await page.goto('/website/private/your-ride');
    await page.getByRole('main').getByRole('link', { name: 'Track Ride' }).first().click();
    await expect(page.getByText('Live', { exact: true })).toBeVisible();
    await expect.poll(() => kept(page)).toContain('taxi.rides');

    const anna = await tokensOf(page, 'Anna Muster');
    const other = await context.newPage();
    await other.goto('/website/imprint');
    await other.evaluate((token) => localStorage.setItem('token', token), anna.token);

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Booking not found');
    await expect(page.getByText('Live', { exact: true })).toHaveCount(0);
    expect(await kept(page)).not.toMatch(/Erika|taxi\.rides|Ida/);
    await page.goto('/website/private/emergency-contact');
    await expect(page.getByLabel('Name')).toHaveValue('');
    await expect(page.getByText('Hello Anna Muster').filter({ visible: true })).toBeVisible();
  });

  test('a dialog that one customer has opened orders nothing for the next', long, async ({ page }) => {
    await startSignedIn(page, 'Jörg Beispiel');
    await openFilledForm(page);
    await page.getByRole('button', { name: english.continue }).click();
    const confirm = page.getByRole('dialog', { name: english.confirm });
    await expect(confirm).toContainText('Kassel Hauptbahnhof');

    const anna = await tokensOf(page, 'Anna Muster');
    // In this very window: no event tells the page.
    await page.evaluate((token) => localStorage.setItem('token', token), anna.token);
    await confirm.getByRole('button', { name: 'Continue' }).click();
    await page
      .getByRole('button', { name: /^(Yes|No), / })
      .first()
      .click();

    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(field(page, 'start')).toHaveValue('');
    await expect(field(page, 'name')).toHaveValue('Anna Muster');
    await expect.poll(() => kept(page)).not.toMatch(/Jörg|Hauptbahnhof/);
    expect((await readLog(page)).ordersCreated).toBe(0);
  });
});

test.describe('tokens that name nobody', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('after a session that has ended the next customer finds nothing of the one before', long, async ({ page }) => {
    await misbehave(page, {
      match: 'POST /google/login',
      change: { tokenWithout: ['id', 'sub', 'customer_id'] },
    });
    await page.goto('/website/private/emergency-contact');
    const login = page.getByRole('main').getByRole('button', { name: 'Login' });
    await login.click();
    await signIn(page, english, 'Jörg Beispiel');
    await expect(page.getByText('Hello Jörg Beispiel').filter({ visible: true })).toBeVisible();
    await keepEmergencyContact(page);
    await page.goto('/website/private/profile');
    await page.getByRole('button', { name: 'Edit profile' }).click();
    await page.getByLabel('Name').fill('Jörg B. Beispiel');
    await expect(page.getByText('You have unsaved changes.')).toBeVisible();

    await misbehave(page, { match: 'PUT /auth/me', status: 401, times: 1 });
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(login).toBeVisible();
    await login.click();
    await signIn(page, english, 'Anna Muster');

    await expect(page.getByRole('button', { name: 'Edit profile' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Anna Muster');
    await expect(page.getByText('Hello Anna Muster').filter({ visible: true })).toBeVisible();
    expect(await kept(page)).not.toMatch(/Jörg|Erika/);
    await page.goto('/website/private/emergency-contact');
    await expect(page.getByLabel('Name')).toHaveValue('');
    await behave(page);
  });
});

test(
  'after a logout Back leads to an empty form, where the browser has put the fields back',
  long,
  async ({ page }) => {
    await page.goto('/website/bookings');
    await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
    await signIn(page, english, 'Anna Muster');
    await expect(page.getByRole('button', { name: 'My Account' })).toBeVisible();
    await fillForm(page);
    await field(page, 'name').fill('Anna at the desk');
    await writeNote(page, 'Two suitcases');
    // A page of its own: the way back loads the form anew.
    await page.goto('/website/imprint');
    await page.getByRole('button', { name: 'My Account' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/website\/?$/);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/\/bookings$/);
    await expect(field(page, 'time')).not.toHaveValue('');
    await openChip(page, 'more');
    for (const name of ['name', 'phone', 'start', 'end', 'instructions'])
      await expect(field(page, name)).toHaveValue('');
    await writeNote(page, 'x');
    expect(await kept(page)).not.toMatch(/Anna|Hauptbahnhof|suitcases/);
  },
);
