import { misbehave } from '../../support/backend';
import { expect, test } from '../../support/browser/browser';
import { fillForm, startSignedIn, wordsIn } from '../../support/browser/customer';
import { ORDER } from '../../support/browser/ordering';
import { fillReturn } from '../../support/browser/series';
import { passUntil, watchRequests } from '../../support/browser/session';
import { leaveDialog } from '../../support/states/leave-dialog';
import { walk } from '../../support/states/stage';

test.use({ expectedErrors: /Failed to load resource|ChunkLoadError|WebSocket connection/ });

/** Longer than the site waits for the confirmation of a cancellation (D23). */
const UNCONFIRMED = { live: 'silence' } as const;

walk('series', async ({ page, language, open, look, texts: { errors, series } }) => {
  const words = wordsIn(language);
  const whenQuiet = watchRequests(page);
  const dialog = page.locator('dialog[open]');
  const next = page.getByRole('main').getByRole('button', { name: words.continue, exact: true });
  const orderAll = () => dialog.getByRole('button', { name: series.review.book.replace('{{number}}', '2') }).click();
  await page.clock.install();
  await startSignedIn(page, 'Anna Muster');
  await open('/bookings');
  await fillForm(page);
  await fillReturn(page);
  await look('form with several rides');
  const review = page.getByRole('dialog', { name: series.review.title });
  await next.click();
  await expect(review).toBeVisible();
  await look('rides to check');
  await leaveDialog(page, next);
  await next.click();
  await expect(review).toBeVisible();

  await misbehave(page, { match: ORDER, status: 401, afterCommit: true, times: 1 });
  await orderAll();
  await expect(page.getByRole('dialog', { name: series.signedOut.title })).toBeVisible();
  await look('series whose login has ended');
  await startSignedIn(page, 'Anna Muster');
  await page.evaluate(() => {
    sessionStorage.removeItem('tokensStored');
    window.name = '';
  });
  await page.reload();
  await expect(page.getByRole('dialog', { name: series.run.stopped })).toBeVisible();
  await look('series that stopped');
  await dialog.getByRole('button', { name: series.run.bookOne }).click();
  await passUntil(page, whenQuiet, page.getByRole('dialog', { name: series.run.done }));
  await page.route(/\.js$/, (route) => route.abort());
  await dialog.getByRole('button', { name: series.run.calendar }).click();
  await expect(dialog.getByText(series.run.calendarFailed)).toBeVisible();
  await look('booked series without its calendar');
  await page.unroute(/\.js$/);

  await open('/private/your-ride');
  const mine = page.getByRole('region', { name: series.mine.title });
  await expect(mine.getByText(series.mine.booked).first()).toBeVisible();
  await look('series in My Bookings');
  await misbehave(page, UNCONFIRMED, { match: 'GET /bookings/*', status: 502 });
  const cancelOne = mine.locator('tbody').getByRole('button').first();
  await cancelOne.click();
  await expect(page.getByRole('dialog', { name: series.mine.ask })).toBeVisible();
  await look('question about a cancellation');
  await leaveDialog(page, cancelOne);
  await cancelOne.click();
  await dialog.getByRole('button', { name: series.mine.yes }).click();
  await passUntil(page, async () => {}, page.getByText(errors.cancel));
  await look('cancellation of a series that failed');
});
