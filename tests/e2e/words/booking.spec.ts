import { languages, localPath } from '../../../src/i18n/languages';
import de from '../../../src/locales/de/booking.json';
import en from '../../../src/locales/en/booking.json';
import { behave, misbehave } from '../../support/backend';
import { watchWords } from '../../support/browser/broken-words';
import { expect, test } from '../../support/browser/browser';
import { PREFIX } from '../../support/browser/built-site';
import { chooseLater, english, fillForm, german, openChip, openMore, signIn } from '../../support/browser/customer';

const texts = { en: { booking: en, words: english }, de: { booking: de, words: german } };

for (const language of languages) {
  const { booking, words } = texts[language];

  test(`${language}: no word breaks inside from the form to the searches’ ends, 320 to 412 px`, async ({ page }) => {
    const { look, expectNone } = watchWords(page);
    const dialog = page.locator('dialog[open]');
    const press = (name: string | RegExp) => dialog.getByRole('button', { name }).click();
    const noBonus = new RegExp(`^${booking.bonus.noFor.split(',')[0]},`);
    await page.setViewportSize({ width: 412, height: 740 });
    await page.clock.install();
    await page.goto(PREFIX + localPath(language, '/bookings'));
    await page.getByRole('button', { name: words.continue }).click();
    await expect(page.getByRole('alert').getByRole('link')).not.toHaveCount(0);
    await look('missing fields');

    const start = page.locator('#booking-start');
    await start.click();
    await expect(page.locator('#booking-start-menu').getByRole('option').first()).toBeVisible();
    await look('search of an address');
    await start.pressSequentially('Wilhelmshöher Allee 27 k');
    await page.locator('#booking-start-menu').getByRole('option').first().click();
    await expect(start).not.toHaveValue(/27 k/);
    await look('question about the house number');

    await fillForm(page);
    await chooseLater(page);
    for (const chip of ['persons', 'payment', 'extras', 'note'] as const) {
      await openChip(page, chip);
      await look(`filled form, ${chip}`);
    }
    await page.locator('#booking-instructions').fill('nobody-found');
    await openMore(page);
    for (const box of ['forOther', 'treatmentConsent']) await page.locator(`#booking-${box}`).check();
    await page.locator('#booking-addStop').click();
    await page.locator('#booking-prescription input').first().check();
    await page.locator('#booking-chip-extras').click();
    await page.locator('[id^=booking-need-]').first().check();
    await page.getByRole('button', { name: words.continue }).click();
    await expect(page.locator('#booking-passengerName')).toHaveAttribute('aria-invalid', 'true');
    await look('somebody else, stops, to treatment');
    for (const box of ['treatmentConsent', 'forOther']) await page.locator(`#booking-${box}`).uncheck();
    await page.locator('#booking-when input[value="now"]').check();
    await page.getByRole('button', { name: words.continue }).click();
    await expect(page.getByRole('button', { name: words.google })).toBeVisible();
    await look('login');
    await signIn(page, words, 'Jörg Beispiel');
    await expect(page.getByRole('dialog', { name: words.confirm })).toBeVisible();
    await look('confirm');
    await press(words.continue);
    await expect(dialog.getByRole('button', { name: noBonus })).toBeVisible();
    await look('bonus');
    await press(noBonus);
    await expect(page.getByRole('timer')).toBeVisible();
    await look('search');
    await page.clock.fastForward(60_000);
    await expect(page.getByText(booking.search.long)).toBeVisible();
    await look('long search');
    await press(booking.search.cancel);
    await expect(page.getByRole('dialog', { name: booking.ended.cancelled })).toBeVisible();
    await look('cancelled search');

    const ordered = page.waitForResponse('**/bookings/createWebsiteOrder');
    await press(booking.ended.back);
    await page.getByRole('button', { name: words.continue }).click();
    await press(words.continue);
    await press(noBonus);
    const { tempBookingId: booking_id } = await (await ordered).json();
    await expect(page.getByRole('timer')).toBeVisible();
    const tell = (job_status: string) => ({
      live: 'raw' as const,
      text: JSON.stringify({ key: 'customer_job_update', job_status, booking_id }),
    });
    const given = { match: `GET /bookings/${booking_id}`, body: { bookingId: booking_id, jobStatus: 'CANCELED' } };
    await misbehave(page, given, tell('REJECTED'), tell('CANCELED'));
    await expect(page.getByRole('dialog', { name: booking.nobody.title })).toBeVisible();
    await look('nobody found');
    await behave(page);
    await press(booking.ended.back);

    await chooseLater(page);
    await page.locator('#booking-date').fill(new Date(Date.now() + 86_400_000).toISOString().slice(0, 10));
    await page.locator('#booking-time').fill('14:30');
    await page.getByRole('button', { name: words.continue }).click();
    await press(words.continue);
    await press(noBonus);
    await expect(dialog.getByRole('button', { name: booking.booked.save })).toBeVisible();
    await look('pre-order');
    expectNone();
  });
}
