import type { Page } from '@playwright/test';
import { misbehave, moveRides } from '../../support/backend';
import { beginToUse, expect, test } from '../../support/browser/browser';
import { english, fillForm, german, signIn, startSignedIn } from '../../support/browser/customer';
import { openConfirm, ordersCreated, sendTaxi } from '../../support/browser/ordering';
import { extendPage } from '../../support/changed-page/extension';
import { translatePage } from '../../support/changed-page/translator';
import { long, longUnless } from '../../support/long';
import { textsOf } from '../../support/states/texts';

/** React cannot take over what somebody else has changed before, and renders it anew. */
test.use({ expectedErrors: /^The page was rendered anew/ });

/** Translates every document of the story once it has loaded (D55). */
const translateAll = (page: Page) => page.addInitScript(`addEventListener('load', ${translatePage.toString()})`);

/** Expects a translated page without an old word, which the translator alone has marked. */
async function expectTranslated(page: Page) {
  await expect(page.locator('font').first()).toBeAttached();
  expect(await page.evaluate(() => window.brokenTexts())).toEqual([]);
  const { lang, classList } = await page.evaluate(() => ({
    lang: document.documentElement.lang,
    classList: [...document.documentElement.classList],
  }));
  expect(lang).toBe('fr');
  expect(classList).toContain('translated-ltr');
}

for (const [language, words] of [
  ['en', english],
  ['de', german],
] as const) {
  const { account, booking, common, errors, ride, status } = textsOf(language);
  const { path } = words;

  test(`a translated page: one ride from Home to the feedback (${language})`, {
    tag: language === 'en' ? '@sharing' : ['@sharing', long.tag],
  }, async ({ page }) => {
    await translateAll(page);
    await page.goto(`${path}/`);
    await expectTranslated(page);
    await beginToUse(page);
    await expectTranslated(page);
    await page.getByRole('link', { name: words.slide }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${path}/bookings`);

    await test.step('the form, its problems, the login and the order', async () => {
      await beginToUse(page);
      await page.getByRole('button', { name: words.continue }).click();
      await expect(page.getByRole('alert').filter({ hasText: booking.required.name }).first()).toBeVisible();
      await expectTranslated(page);
      await fillForm(page, 'in-steps');
      await page.locator('#booking-chip-payment').click();
      await expectTranslated(page);
      await page.getByRole('button', { name: words.continue }).click();
      await signIn(page, words, 'Anna Muster');
      await expect(page.getByRole('button', { name: words.book })).toBeVisible();
      await expectTranslated(page);
      await page.getByRole('button', { name: words.book }).click();
      await expect(page.getByRole('dialog').getByText(booking.searching.connected)).toBeVisible();
      await expectTranslated(page);
      await sendTaxi(page);
    });

    await test.step('the ride, its dialogs, and another driver', async () => {
      await expect(page.getByText(status.banner.onTheWay)).toBeVisible();
      await expectTranslated(page);
      for (const name of [ride.actions.sos, ride.actions.share, ride.actions.cancel]) {
        await page.getByRole('button', { name }).click();
        await expect(page.locator('dialog[open]')).toBeVisible();
        await expectTranslated(page);
        await page.keyboard.press('Escape');
        await expect(page.locator('dialog[open]')).toHaveCount(0);
      }
      const frame = { key: 'customer_job_update', job_status: 'ON_THE_WAY', driver_name: 'Zora Neu' };
      const booking_id = page.url().split('/').pop();
      await misbehave(page, { live: 'raw', text: JSON.stringify({ ...frame, booking_id }), times: 1 });
      await expect(page.getByText(ride.news.newDriver)).toBeVisible();
      await expectTranslated(page);
      await moveRides(page, 'CUSTOMER_ONBOARD');
      await expect(page.getByText(status.banner.onboard).first()).toBeVisible();
      await expectTranslated(page);
    });

    await test.step('the feedback, and the list of rides', async () => {
      await moveRides(page, 'JOB_COMPLETED');
      await expect(page).toHaveURL(/\/private\/feedback#booking=\d+$/);
      const answers = page.getByRole('radio', { name: account.feedback.yes });
      await expect(answers.first()).toBeVisible();
      await page.getByRole('button', { name: account.feedback.submit }).click();
      await expect(page.getByRole('alert').filter({ hasText: errors.feedbackCategories })).toBeVisible();
      await expectTranslated(page);
      for (const yes of await answers.all()) await yes.check();
      await page.getByLabel(account.feedback.message).fill('Gut.');
      const reloaded = page.waitForEvent('load');
      await page.getByRole('button', { name: account.feedback.submit }).click();
      await expect(page.getByRole('heading', { name: account.feedback.thanked.title })).toBeVisible();
      await reloaded;
      await expect(
        page.getByRole('region', { name: account.rides.completed }).getByRole('heading', { level: 3 }),
      ).toHaveCount(1);
      await expectTranslated(page);
    });
    expect(await ordersCreated(page)).toBe(1);
  });

  test(`a translated page: Cancel in the search (${language})`, longUnless(language === 'de'), async ({ page }) => {
    await translateAll(page);
    await startSignedIn(page, 'Anna Muster');
    await page.goto(`${path}/bookings`);
    await fillForm(page, 'in-steps');
    await openConfirm(page, words);
    await page.getByRole('button', { name: words.book }).click();
    await expect(page.getByRole('dialog').getByText(booking.searching.connected)).toBeVisible();
    await page.getByRole('button', { name: booking.search.cancel }).click();
    await expectTranslated(page);
    await expect(page.getByRole('dialog').getByText(booking.ended.cancelledText)).toBeVisible();
    await expectTranslated(page);
    await page.getByRole('button', { name: booking.ended.back }).click();
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await expect(page.getByText(common.failed.title)).toHaveCount(0);
    await expectTranslated(page);
    expect(await ordersCreated(page)).toBe(1);
  });
}

for (const when of ['and leaves', 'and stays'] as const) {
  test(
    `an extension puts elements around and into the page ${when}: one order`,
    longUnless(when === 'and leaves'),
    async ({ page }) => {
      await page.addInitScript(extendPage);
      const leave = async () => {
        if (when === 'and stays') return;
        const removed = await page.evaluate(() => window.removeExtension());
        expect(removed).toBeGreaterThan(0);
      };
      await startSignedIn(page, 'Anna Muster');
      await page.goto('/website/');
      await beginToUse(page);
      await leave();
      await page.getByRole('link', { name: english.slide }).focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/website/bookings');
      await leave();
      await fillForm(page, 'in-steps');
      await openConfirm(page);
      await leave();
      await page.getByRole('button', { name: english.book }).click();
      await expect(page.getByRole('dialog').getByText('Connected - Searching for driver...')).toBeVisible();
      await leave();
      await page.getByRole('button', { name: 'Cancel booking' }).click();
      await page.getByRole('button', { name: 'Back to the form' }).click();
      await expect(page.locator('dialog[open]')).toHaveCount(0);
      expect(await ordersCreated(page)).toBe(1);
    },
  );
}
