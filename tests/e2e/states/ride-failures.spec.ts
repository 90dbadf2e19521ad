import { behave, misbehave } from '../../support/backend';
import { builtApi, expect, test } from '../../support/browser/browser';
import { startSignedIn } from '../../support/browser/customer';
import { answerOwnRide, driver, OWN_RIDE, pickup, trackingFrame } from '../../support/browser/own-ride';
import { passUntil, watchRequests } from '../../support/browser/session';
import { beginning, expectSaid, phoneIn } from '../../support/states/said';
import { walk } from '../../support/states/stage';

test.use({ expectedErrors: /Failed to load resource/ });

const unavailable = { status: 503, headers: { 'Access-Control-Allow-Origin': '*' } };
/** Longer than the site waits for the confirmation of a cancellation (D23). */
const UNCONFIRMED_MS = 11_000;

walk('ride-failures', async ({ page, open, look, texts: { common, ride, status, errors } }) => {
  const main = page.getByRole('main');
  const whenQuiet = watchRequests(page);
  await startSignedIn(page, 'Anna Muster');
  const tell = await answerOwnRide(page, { ...driver, jobStatus: 'ON_THE_WAY' }, () => trackingFrame(pickup, 12));
  const dialog = page.getByRole('dialog', { name: ride.cancel.title });
  await page.clock.install();
  await open(OWN_RIDE);
  await expect(page.getByText(status.banner.onTheWay).first()).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: ride.actions.cancel }).click();
  await dialog.getByRole('radio').first().check();
  await dialog.getByRole('button', { name: ride.cancel.send }).click();
  await page.clock.runFor(UNCONFIRMED_MS);
  await expectSaid(dialog.getByText(errors.cancel), phoneIn(dialog));
  await look('cancellation that was not confirmed');

  await page.keyboard.press('Escape');
  await page.route(`${builtApi}/bookings/R1`, (route) => route.fulfill({ ...unavailable, status: 404 }));
  // A step backwards is checked over HTTP (D28): three answers 404 in a row say that the booking is gone.
  tell({ key: 'customer_job_update', booking_id: 'R1', job_status: 'ACCEPTED' });
  const gone = main.getByText(beginning(ride.news.gone));
  await passUntil(page, whenQuiet, gone);
  await expectSaid(gone, phoneIn(main), main.getByRole('button', { name: ride.actions.sos }));

  await page.route(`${builtApi}/bookings/R1`, (route) => route.fulfill(unavailable));
  await open(OWN_RIDE);
  await expect(page.getByText(ride.truths.lastKnown)).toBeVisible();
  await look('ride without the backend');
  await misbehave(page, { match: 'GET /bookings/*', status: 503 });
  await open('/booking-details/20001');
  const failure = main.getByRole('alert').filter({ hasText: errors.bookingDetails });
  const again = main.getByRole('button', { name: common.tryAgain });
  await expectSaid(failure, again);
  await expectSaid(failure.getByText(errors.bookingDetailsCall), again);
  await look('ride that did not load');
  await behave(page);
  await open('/booking-details/none');
  const myBookings = main.getByRole('link', { name: ride.notFound.myBookings });
  await expectSaid(main.getByRole('heading', { name: errors.bookingNotFound }), myBookings, phoneIn(main));
  await look('ride not found');
});
