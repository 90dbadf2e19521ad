import { expect } from '../../support/browser/browser';
import { chooseLater, fillForm, openChip, openMore, wordsIn } from '../../support/browser/customer';
import { expectSaid } from '../../support/states/said';
import { walk } from '../../support/states/stage';

walk('booking-form', async ({ page, language, open, look, texts: { booking } }) => {
  const words = wordsIn(language);
  const submit = () => page.getByRole('button', { name: words.continue }).click();
  await open('/bookings');
  await submit();
  const summary = page.getByRole('alert').filter({ hasText: booking.required.heading });
  await expect(summary.getByRole('link')).toHaveText(
    [booking.required.name, booking.required.phone, booking.required.start, booking.required.vehicle].map(
      (sentence) => `- ${sentence}`,
    ),
  );
  await expectSaid(summary, summary.getByRole('link'), page.getByRole('button', { name: words.continue }));
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
  for (const chip of ['payment', 'more'] as const) {
    await openChip(page, chip);
    await look(`form with ${chip}`);
  }
  await openMore(page);
  for (const box of ['forOther', 'treatmentConsent']) await page.locator(`#booking-${box}`).check();
  await page.locator('#booking-addStop').click();
  await page.locator('#booking-prescription input').first().check();
  await submit();
  await expect(page.locator('#booking-passengerName')).toHaveAttribute('aria-invalid', 'true');
  await look('somebody else, stops, to treatment');

  // The form always has a payment type: only a damaged draft has none.
  await page.addInitScript(() => {
    const draft = localStorage.getItem('taxi.draft') ?? '';
    localStorage.setItem('taxi.draft', draft.replace(/"paymentType":"\w+"/, '"paymentType":null'));
  });
  await page.reload();
  await expect(start).toHaveValue(/Kassel Hauptbahnhof/);
  await submit();
  await expectSaid(
    summary.getByRole('link', { name: `- ${booking.required.payment}` }),
    page.locator('#booking-chip-payment'),
  );
});
