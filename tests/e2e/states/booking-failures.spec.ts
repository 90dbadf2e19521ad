import { behave, misbehave } from '../../support/backend';
import { expect, test } from '../../support/browser/browser';
import { chooseAddress, fillForm, startSignedIn, wordsIn } from '../../support/browser/customer';
import { beginning, expectSaid, phoneIn } from '../../support/states/said';
import { walk } from '../../support/states/stage';

test.use({ expectedErrors: /Failed to load resource|Google Maps JavaScript API error|injectScript error|^Event \(/ });

walk('booking-failures', async ({ page, language, open, look, texts: { booking, errors, maps, price } }) => {
  await open('/bookings');
  await expect(page.locator('canvas[data-vehicles]')).toBeVisible();
  // On a phone the map covers it, except from the keyboard.
  await page.getByText(booking.nearest.list).press('Enter');
  await look('nearest taxis in words');
  await page.getByText(maps.saved.title).click();
  await look('saved addresses');
  await misbehave(
    page,
    { match: 'GET /bookings/get-more-option', status: 500 },
    { match: 'POST /bookings/get-categories', status: 500 },
  );
  await open('/bookings');
  await fillForm(page);
  const main = page.getByRole('main');
  const alert = (text: string) => main.getByRole('alert').filter({ hasText: text });
  await expectSaid(
    alert(errors.vehicles),
    alert(errors.vehicles).getByRole('button', { name: booking.vehicle.tryAgain }),
  );
  await page.locator('#booking-chip-more').click();
  await look('form without prices and extras');
  await behave(page);
  await misbehave(page, { google: 'maps-dead' });
  await page.reload();
  await expectSaid(alert(maps.failed.title), phoneIn(alert(maps.failed.title)), page.locator('#booking-start'));
  await look('form without a map');
  await behave(page);
  await misbehave(page, { google: 'maps-auth-failure' });
  await page.reload();
  await expectSaid(alert(maps.authFailure.title), phoneIn(alert(maps.authFailure.title)));
  await look('map that Google refuses');
  await behave(page);

  const words = wordsIn(language);
  const dialog = page.locator('dialog[open]');
  await startSignedIn(page, 'Anna Muster');
  await misbehave(page, { prices: 'all-kinds', validForSeconds: 1 });
  await open('/bookings');
  await fillForm(page);
  await page.getByRole('radio', { name: /KOMBI/ }).check();
  await expect(page.getByRole('status').filter({ hasText: 'KOMBI' })).toContainText('€');
  await behave(page);
  await misbehave(
    page,
    { match: 'POST /bookings/get-categories', status: 500, times: 1 },
    { prices: 'all-kinds', raisedEuro: 2 },
  );
  await page.getByRole('button', { name: words.continue }).click();
  await expect(dialog.getByText(price.change.failed)).toBeVisible();
  await look('price that ran out');
  await dialog.getByRole('button', { name: price.change.again }).click();
  await expect(dialog.getByRole('button', { name: price.change.accept })).toBeVisible();
  await look('changed price');

  await page.keyboard.press('Escape');
  await misbehave(page, { google: 'routes-fail' });
  await chooseAddress(page, 'end', 'Königspl', 'Königsplatz');
  await expectSaid(main.getByText(booking.price.noRoute), page.getByRole('button', { name: words.continue }));
  await misbehave(page, { google: 'suggestions-fail' });
  const end = page.locator('#booking-end');
  await end.fill('Auestad');
  await expectSaid(page.getByText(beginning(maps.address.failed)), end);
});
