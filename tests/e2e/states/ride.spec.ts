import { builtApi, expect, test } from '../../support/browser/browser';
import { startSignedIn } from '../../support/browser/customer';
import { answerOwnRide, answerOwnShare, driver, OWN_RIDE, pickup, trackingFrame } from '../../support/browser/own-ride';
import { leaveDialog } from '../../support/states/leave-dialog';
import { expectSaid } from '../../support/states/said';
import { walk } from '../../support/states/stage';

// A ride that does not exist is answered with 404, and while the backend is away with 503.
test.use({ expectedErrors: /Failed to load resource/ });

const unavailable = { status: 503, headers: { 'Access-Control-Allow-Origin': '*' } };
const SHARE = `${builtApi}/bookings/R1/share`;

walk('ride', async ({ page, open, look, texts: { errors, ride, status } }) => {
  await startSignedIn(page, 'Anna Muster');
  const own = { ...driver, vehicle_name: 'Škoda Superb', jobStatus: 'JOB_ACCEPTED_YN' };
  const tell = await answerOwnRide(page, own, () => trackingFrame(pickup, 12));
  await answerOwnShare(page);
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog').filter({ has: page.getByRole('heading') });
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  const press = (name: string) => button(name).click();
  const begin = async (sentence: string) => {
    await open(OWN_RIDE);
    await expect(page.getByText(sentence).first()).toBeVisible();
  };
  const change = async (jobStatus: string, sentence: string) => {
    own.jobStatus = jobStatus;
    tell({ key: 'customer_job_update', booking_id: 'R1', driver_name: driver.driverName, job_status: jobStatus });
    await expect(page.getByText(sentence).first()).toBeVisible();
  };
  await begin(status.banner.finding);
  await look('ride without a driver');
  await change('ACCEPTED', status.banner.accepted);
  await look('ride with a driver');
  await change('ON_THE_WAY', status.banner.onTheWay);
  await look('taxi on its way');

  await press(ride.actions.sos);
  await expect(dialog).toBeVisible();
  await look('SOS');
  await leaveDialog(page, button(ride.actions.sos));
  await press(ride.actions.cancel);
  await expect(dialog).toBeVisible();
  await look('cancellation');
  await dialog.getByRole('button', { name: ride.cancel.send }).click();
  await expectSaid(dialog.getByText(errors.cancelReason), dialog.getByRole('radio'));
  await look('cancellation without a reason');
  await leaveDialog(page, button(ride.actions.cancel));
  await press(ride.actions.share);
  await expect(page.getByLabel(ride.share.link.field)).toBeVisible();
  await look('shared link');
  await dialog.getByRole('button', { name: ride.share.link.code }).click();
  await expect(dialog.getByRole('img', { name: ride.share.link.codeLabel })).toBeVisible();
  await look('code of the shared link');
  await page.route(SHARE, (route) => route.fulfill(unavailable));
  await dialog.getByRole('button', { name: ride.share.end }).click();
  await expect(dialog.getByText(ride.share.notEnded)).toBeVisible();
  await look('shared ride whose sharing did not end');
  await leaveDialog(page, main.getByRole('button', { name: new RegExp(ride.actions.shared) }));
  await page.evaluate(() => localStorage.removeItem('taxi.share'));
  await page.reload();
  // The text to share says where the taxi is.
  await expect(page.locator('[data-vehicle]')).toBeVisible();
  await press(ride.actions.share);
  await expect(dialog.getByText(ride.share.link.failed)).toBeVisible();
  await look('link that could not be made');
  await leaveDialog(page, button(ride.actions.share));

  await change('AT_CUSTOMER', status.banner.atCustomer);
  await look('taxi at the pickup');
  await change('CUSTOMER_ONBOARD', status.banner.onboard);
  await look('ride to the destination');
  await press(ride.actions.sos);
  await change('CANCELED', status.banner.canceled);
  await expect(dialog).toBeVisible();
  // The button that has opened it is gone.
  await leaveDialog(page, main);
  await look('cancelled ride');
  for (const [jobStatus, sentence, state] of [
    ['JOB_COMPLETED', status.banner.completed, 'completed ride'],
    ['BOOKED', status.banner.booked, 'ride in another status'],
  ] as const) {
    own.jobStatus = jobStatus;
    await begin(sentence);
    await look(state);
  }
  own.jobStatus = 'JOB_SETTLED';
  await begin(status.banner.completed);
  await look('settled ride');
});
