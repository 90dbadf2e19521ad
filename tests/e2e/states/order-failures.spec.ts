import { behave, misbehave } from '../../support/backend';
import { expect, test } from '../../support/browser/browser';
import { fillForm, startSignedIn, wordsIn, writeNote } from '../../support/browser/customer';
import { LIST, ORDER } from '../../support/browser/ordering';
import { passUntil, stopClock, watchRequests } from '../../support/browser/session';
import { expectSaid, phoneIn } from '../../support/states/said';
import { walk } from '../../support/states/stage';

test.use({
  expectedErrors: /Failed to load resource|WebSocket connection|ERR_INTERNET_DISCONNECTED|could not be read/,
});

walk('order-failures', async ({ page, language, open, look, texts: { booking, errors } }) => {
  const words = wordsIn(language);
  const whenQuiet = watchRequests(page);
  const dialog = page.locator('dialog[open]');
  const button = (name: string) => dialog.getByRole('button', { name, exact: true });
  const press = (name: string) => button(name).click();
  const until = (text: string) => passUntil(page, whenQuiet, dialog.getByText(text).first());
  await page.clock.install();
  await startSignedIn(page, 'Anna Muster');
  await open('/bookings');
  await fillForm(page);
  await writeNote(page, 'in-steps');
  await page.getByRole('button', { name: words.continue }).click();
  await expect(dialog.getByRole('button', { name: words.book })).toBeVisible();

  await page.context().setOffline(true);
  await press(words.book);
  await expect(dialog.getByText(booking.ended.offline)).toBeVisible();
  await look('order without a network');
  await page.context().setOffline(false);
  await misbehave(page, { match: ORDER, status: 503, times: 1 });
  await press(booking.searching.retry);
  await until(errors.dialogError);
  await expectSaid(dialog.getByText(errors.dialogError), button(booking.searching.retry));
  await expectSaid(page.getByRole('heading', { name: errors.bookingFailed }), button(booking.ended.back));
  await look('order that failed');
  // The first order may have arrived late: a retry asks the list before it sends another.
  await misbehave(page, { match: LIST, status: 500 });
  await press(booking.searching.retry);
  await until(booking.doubt.unsure.title);
  await expectSaid(dialog.getByText(errors.currentRidesCall), button(booking.doubt.unsure.check), phoneIn(dialog));
  await look('order of unknown outcome');
  await press(booking.doubt.unsure.another);
  await look('warning of a second taxi');
  await press(booking.doubt.warned.back);
  await behave(page);
  await press(booking.doubt.unsure.check);
  await until(errors.dialogError);
  await press(booking.searching.retry);
  await expect(dialog.getByText(booking.searching.connected).first()).toBeVisible();

  // The line comes back after three seconds.
  await stopClock(page);
  await misbehave(page, { live: 'close', times: 2 });
  await until(errors.dialogRetrying);
  await expectSaid(dialog.getByText(errors.dialogRetrying), button(booking.search.cancel));
  await page.clock.resume();
  await until(booking.searching.connected);
  await misbehave(page, { live: 'mute' }, { match: 'GET /bookings/*', status: 404 });
  await until(errors.bookingNotFound);
  await look('search without its booking');
  // A read of the page itself, also one that is under way, would find the booking, and take the button away before it
  // is pressed.
  await stopClock(page);
  await whenQuiet();
  await behave(page);
  await press(booking.searching.retry);
  await page.clock.resume();
  await expect(dialog.getByText(errors.bookingNotFound)).toHaveCount(0);
  await misbehave(page, { live: 'refuse-upgrade' }, { live: 'close' }, { match: 'GET /bookings/*', status: 503 });
  await until(errors.dialogError);
  await until(booking.search.long);
  await look('search without a connection');
  await press(booking.search.cancel);
  await until(errors.cancel);
  await look('search whose cancellation is not confirmed');
  await behave(page);
  await press(booking.search.goOn);
  await page.evaluate(() => {
    localStorage.removeItem('token');
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(page.getByRole('dialog', { name: booking.signedOut.title })).toBeVisible();
  await look('search whose login has ended');
});
