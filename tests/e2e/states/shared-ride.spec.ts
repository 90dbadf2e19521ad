import { behave, misbehave } from '../../support/backend';
import { expect, test } from '../../support/browser/browser';
import { holdScripts } from '../../support/browser/take-over';
import { endLateWait } from '../../support/states/late-page';
import { walk } from '../../support/states/stage';

test.use({ expectedErrors: /Failed to load resource/ });

const TOKEN = 'kQ3v_0-Zr8sYtX1mPqW7uEo2LbNcJdHfAiGgTzRxVyC';
const followed = () => ({
  jobStatus: 'ON_THE_WAY',
  location: '51.3158,9.4972',
  locatedAt: new Date(Date.now() - 8_000).toISOString(),
  minutesToPickup: 6,
  minutesToDrop: 18,
  vehicleName: 'VW Passat Variant',
  vehicleColour: 'Hellelfenbein',
  carNo: 'KS-TX 106',
  driverFirstName: 'Samira',
  passengerFirstName: 'Jörg',
  dropDistrict: 'Südstadt',
});

walk('shared-ride', async ({ page, addressOf, open, look, texts: { ride } }) => {
  const release = await holdScripts(page);
  await page.goto(addressOf('/follow'), { waitUntil: 'commit' });
  await endLateWait(page);
  await expect(page.getByText(ride.follow.late)).toBeVisible();
  await look('shared ride whose page did not load');
  release();
  await page.unrouteAll({ behavior: 'wait' });
  await open('/follow');
  await expect(page.locator('[data-slot=sentence]')).toHaveText(ride.follow.noRide);
  await look('link without a ride');
  await misbehave(page, { match: 'GET /follow/*', body: followed() });
  await open(`/follow#${TOKEN}`);
  await page.reload();
  await expect(page.getByText('KS-TX 106', { exact: true })).toBeVisible();
  await look('shared ride');
  await page.getByRole('button', { name: ride.follow.map.show }).click();
  await expect(page.locator('[data-vehicle]')).toBeVisible();
  await look('shared ride on the map');
  await behave(page);
  await misbehave(page, { match: 'GET /follow/*', status: 503 });
  await expect(page.getByText(ride.follow.unreachable).first()).toBeVisible();
  await look('shared ride without the backend');
});
