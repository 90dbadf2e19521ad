import { LOCK_NAME } from '../../../src/booking/order/use-ordering';
import { misbehave } from '../../support/backend';
import { expect } from '../../support/browser/browser';
import { fillForm, startSignedIn, wordsIn, writeNote } from '../../support/browser/customer';
import { LIST } from '../../support/browser/ordering';
import { walk } from '../../support/states/stage';

walk('two-windows', async ({ page, language, open, look, texts: { booking } }) => {
  const words = wordsIn(language);
  const dialog = page.locator('dialog[open]');
  const order = async () => {
    await page.getByRole('button', { name: words.continue }).click();
    await dialog.getByRole('button', { name: words.book }).click();
  };
  await startSignedIn(page, 'Anna Muster');
  await misbehave(page, { match: LIST, change: { frozen: true } });
  await open('/bookings');
  await fillForm(page);
  await writeNote(page, 'in-steps');
  await order();
  await expect(dialog.getByText(booking.searching.connected).first()).toBeVisible();
  await page.goBack();
  await order();
  await expect(page.getByRole('dialog', { name: booking.doubt.placed.title })).toBeVisible();
  await look('taxi that is ordered already');
  // Another window is sending an order: it holds the lock.
  await dialog.getByRole('button', { name: booking.ended.back }).click();
  await page.evaluate((name) => {
    void navigator.locks.request(name, () => new Promise(() => {}));
  }, LOCK_NAME);
  await order();
  await expect(page.getByRole('dialog', { name: booking.doubt.elsewhere.title })).toBeVisible();
  await look('order in another window');
});
