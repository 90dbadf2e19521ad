import { expect, test } from '../../support/browser/browser';
import { REDRAWN, withGooglesAddresses } from '../../support/maps/google-addresses';
import { walk } from '../../support/states/stage';

// Each walk is a first visit: nothing is in the browser’s cache.
test.use({ expectedErrors: REDRAWN, reuseContext: false });

walk('consent', async ({ page, open, look, texts: { common } }) => {
  const { consent, navigation } = common;
  const main = page.getByRole('main');
  await withGooglesAddresses(page.context());
  await open('/bookings');
  const refuse = main.getByRole('button', { name: consent.maps.refuse.replace('{{product}}', 'Google Maps') });
  await expect(refuse).toBeVisible();
  await look('question about the map');
  await refuse.click();
  await expect(main.getByText(/You have refused|Sie haben .* abgelehnt/)).toBeVisible();
  await look('refused map');
  await page.getByRole('banner').getByRole('button', { name: navigation.login }).click();
  const no = page.getByRole('dialog').getByRole('button', { name: consent.signIn.refuse });
  await expect(no).toBeVisible();
  await look('question about the login');
  await no.click();
  await look('refused login');
});
