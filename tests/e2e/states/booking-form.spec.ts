import { expect } from '../../support/browser/browser';
import { chooseLater, english, fillForm, german, openChip, openMore } from '../../support/browser/customer';
import { walk } from '../../support/states/stage';

walk('booking-form', async ({ page, language, open, look }) => {
  const words = { en: english, de: german }[language];
  const submit = () => page.getByRole('button', { name: words.continue }).click();
  await open('/bookings');
  await submit();
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
    await look(`form with ${chip}`);
  }
  await openMore(page);
  for (const box of ['forOther', 'treatmentConsent']) await page.locator(`#booking-${box}`).check();
  await page.locator('#booking-addStop').click();
  await page.locator('#booking-prescription input').first().check();
  await page.locator('#booking-chip-extras').click();
  await page.locator('[id^=booking-need-]').first().check();
  await submit();
  await expect(page.locator('#booking-passengerName')).toHaveAttribute('aria-invalid', 'true');
  await look('somebody else, stops, to treatment');
});
