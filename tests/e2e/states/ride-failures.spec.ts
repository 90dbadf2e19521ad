import { behave, misbehave } from '../../support/backend';
import { builtApi, expect, test } from '../../support/browser/browser';
import { startSignedIn } from '../../support/browser/customer';
import { answerOwnRide, driver, OWN_RIDE, pickup, trackingFrame } from '../../support/browser/own-ride';
import { walk } from '../../support/states/stage';

test.use({ expectedErrors: /Failed to load resource/ });

const unavailable = { status: 503, headers: { 'Access-Control-Allow-Origin': '*' } };
/** Longer than the site waits for the confirmation of a cancellation (D23). */
const UNCONFIRMED_MS = 11_000;

walk('ride-failures', async ({ page, open, look, texts: { ride, status, errors } }) => {
  await startSignedIn(page, 'Anna Muster');
  await answerOwnRide(page, { ...driver, jobStatus: 'ON_THE_WAY' }, () => trackingFrame(pickup, 12));
  const dialog = page.getByRole('dialog', { name: ride.cancel.title });
  await page.clock.install();
  await open(OWN_RIDE);
  await expect(page.getByText(status.banner.onTheWay).first()).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: ride.actions.cancel }).click();
  await dialog.getByRole('radio').first().check();
  await dialog.getByRole('button', { name: ride.cancel.send }).click();
  await page.clock.runFor(UNCONFIRMED_MS);
  await expect(dialog.getByText(errors.cancel)).toBeVisible();
  await look('cancellation that was not confirmed');

  await page.route(`${builtApi}/bookings/R1`, (route) => route.fulfill(unavailable));
  await open(OWN_RIDE);
  await expect(page.getByText(ride.truths.lastKnown)).toBeVisible();
  await look('ride without the backend');
  await misbehave(page, { match: 'GET /bookings/*', status: 503 });
  await open('/booking-details/20001');
  await expect(page.getByText(errors.bookingDetails)).toBeVisible();
  await look('ride that did not load');
  await behave(page);
  await open('/booking-details/none');
  await expect(page.getByText(ride.notFound.text)).toBeVisible();
  await look('ride not found');
});
