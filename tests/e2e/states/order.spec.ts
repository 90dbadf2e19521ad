import { behave, misbehave } from '../../support/backend';
import { expect } from '../../support/browser/browser';
import { chooseLater, fillForm, signIn, wordsIn, writeNote } from '../../support/browser/customer';
import { latestBookingId } from '../../support/browser/ordering';
import { leaveDialog } from '../../support/states/leave-dialog';
import { walk } from '../../support/states/stage';

walk('order', async ({ page, language, open, look, texts: { booking, status } }) => {
  const words = wordsIn(language);
  const dialog = page.locator('dialog[open]');
  const press = (name: string | RegExp) => dialog.getByRole('button', { name }).click();
  const next = page.getByRole('main').getByRole('button', { name: words.continue });
  const submit = () => next.click();
  const noBonus = new RegExp(`^${booking.bonus.noFor.split(',')[0]},`);
  await page.clock.install();
  await open('/bookings');
  await fillForm(page);
  await writeNote(page, 'in-steps');
  await submit();
  await expect(page.getByRole('button', { name: words.google })).toBeVisible();
  await look('login of an order');
  await signIn(page, words, 'Jörg Beispiel');
  await expect(page.getByRole('dialog', { name: words.confirm })).toBeVisible();
  await look('order to confirm');
  await leaveDialog(page, next);
  await submit();
  await press(words.continue);
  await expect(dialog.getByRole('button', { name: noBonus })).toBeVisible();
  await look('question about the bonus');
  await press(noBonus);
  await expect(page.getByRole('timer')).toBeVisible();
  await look('search');
  await page.clock.fastForward(60_000);
  await expect(page.getByText(booking.search.long)).toBeVisible();
  await look('long search');
  await press(booking.search.cancel);
  await expect(page.getByRole('dialog', { name: booking.ended.cancelled })).toBeVisible();
  await look('cancelled search');
  await leaveDialog(page, next);

  const ordered = page.waitForResponse('**/bookings/createWebsiteOrder');
  await submit();
  await press(words.continue);
  await press(noBonus);
  const booking_id = await latestBookingId(page, ordered);
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
  await leaveDialog(page, next);

  await chooseLater(page);
  await page.locator('#booking-date').fill(new Date(Date.now() + 86_400_000).toISOString().slice(0, 10));
  await page.locator('#booking-time').fill('14:30');
  await submit();
  await press(words.continue);
  await press(noBonus);
  await expect(dialog.getByRole('button', { name: status.calendar.save })).toBeVisible();
  await look('pre-order');
});
