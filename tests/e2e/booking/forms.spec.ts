import type { Page } from '@playwright/test';
import { behave, misbehave } from '../../support/backend';
import { expect, expectAccessible, test } from '../../support/browser/browser';
import { english, openChip, signIn, startSignedIn } from '../../support/browser/customer';
import { long } from '../../support/long';

const fillFeedback = async (page: Page) => {
  // First what waits for the form: a list of radios is taken as it is.
  await page.getByLabel('Your message to us').fill('The driver waited for me. 🚕');
  for (const yes of await page.getByRole('radio', { name: 'Yes' }).all()) await yes.check();
};
const expectFeedback = async (page: Page) => {
  await expect(page.getByLabel('Your message to us')).toHaveValue('The driver waited for me. 🚕');
  await expect(page.getByRole('radio', { name: 'Yes', checked: true })).toHaveCount(5);
};

test.describe('with a token that is refused while feedback is being written', () => {
  test.use({ expectedErrors: /401 \(Unauthorized\)/ });

  test('what is typed survives the lost session and a reload, and is gone once it is stored', async ({ page }) => {
    await startSignedIn(page, 'Jörg Beispiel');
    await page.goto('/website/private/feedback');
    await fillFeedback(page);
    await page.reload();
    await expectFeedback(page);

    await misbehave(page, { match: 'POST /bookings/feedback', status: 401 });
    await page.getByRole('button', { name: 'Send feedback' }).click();
    await expect(page.locator('h1')).toHaveText('Login Required');
    await behave(page);
    await page.locator('main').getByRole('button', { name: 'Login' }).click();
    await signIn(page, english, 'Jörg Beispiel');
    await expectFeedback(page);

    await page.getByRole('button', { name: 'Send feedback' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you for your feedback!' })).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('taxi.feedback'))).toBeNull();
  });
});

test(
  'a phone number is shown as it was understood once its field is left, and nothing moves',
  long,
  async ({ page }) => {
    await page.goto('/website/bookings');
    const phone = page.locator('#booking-phone');
    const below = page.getByRole('button', { name: 'My addresses' });
    const hint = page.getByText(/^We will call/);
    await phone.scrollIntoViewIfNeeded();
    const place = await below.boundingBox();
    await phone.fill('0171 3920002');
    await expect(hint).toHaveCount(0);
    await phone.blur();
    await expect(hint).toHaveText('We will call +49 171 3920002');
    expect(await below.boundingBox()).toEqual(place);
    await expectAccessible(page);
    await phone.fill('at the desk');
    await expect(hint).toHaveCount(0);
    await phone.blur();
    await phone.fill('0043 664 1234567');
    await phone.blur();
    await expect(hint).toHaveText('We will call +43 664 1234567');
  },
);

test('nothing typed widens the page or runs out of its box on a phone', long, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/website/bookings');
  await expect(page.locator('#booking-date')).not.toHaveValue('');
  await openChip(page, 'note');
  for (const field of ['instructions', 'name', 'phone', 'end', 'start']) {
    await page.locator(`#booking-${field}`).fill('W'.repeat(300));
  }
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: english.continue }).click();
  await expect(page.getByRole('alert').getByRole('link')).not.toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  const overflowing = await page
    .locator('main form, main form [role="alert"], main form label, main form p:not(.quiet-text)')
    .evaluateAll((boxes) => boxes.filter((box) => box.scrollWidth > box.clientWidth).map((box) => box.outerHTML));
  expect(overflowing).toEqual([]);
});

test('without its script the form is sent nowhere, not even into the address', long, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/website/bookings');
  await page.locator('#booking-name').fill('Anna Muster');
  await page.getByRole('button', { name: english.continue }).click();
  await expect(page.locator('#booking-name')).toHaveValue('Anna Muster');
  expect(new URL(page.url()).search).toBe('');
  await context.close();
});
