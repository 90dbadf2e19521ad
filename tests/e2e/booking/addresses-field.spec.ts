import { site } from '../../../src/site';
import { misbehave, readLog } from '../../support/backend';
import { expect, expectAccessible, test } from '../../support/browser/browser';
import { german, startSignedIn } from '../../support/browser/customer';
import { holdScripts } from '../../support/browser/take-over';
import { long } from '../../support/long';
import { pickupPin } from '../../support/maps/map-provider';

for (const { path, field, option } of [
  { path: '/website/bookings', field: '#booking-start', option: /Kassel Hauptbahnhof/ },
  { path: '/website/de/business', field: '#business-pickup-1', option: /Kassel Hauptbahnhof/ },
]) {
  test(`${path}: who types before the script has arrived is offered addresses all the same`, long, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    const input = page.locator(field);
    await input.click();
    await page.keyboard.type('Kassel');
    release();
    // The rest comes while the page takes its fields over.
    for (const letter of ' Haupt') {
      await page.keyboard.type(letter);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    await page.getByRole('option', { name: option }).first().click();
    await expect(input).toHaveValue(option);
    await expect(page.locator(`${field}-menu`)).toBeHidden();
  });

  test(`${path}: a text that was complete before the script arrived opens its suggestions`, long, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    const input = page.locator(field);
    await input.click();
    await page.keyboard.type('Kassel Haupt');
    release();
    await expect(input).toHaveAttribute('aria-expanded', 'true');
    await page.getByRole('option', { name: option }).first().click();
    await expect(input).toHaveValue(option);
  });
}

const door = { latitude: 51.3113, longitude: 9.4917 };

test.describe('the customer’s position', () => {
  test.use({
    permissions: ['geolocation'],
    geolocation: door,
    expectedErrors: /ERR_EMPTY_RESPONSE|injectScript error|^Event \(/,
  });

  test('becomes the pickup, swaps with the destination, and is corrected with a pin by keys (German, 360 px)', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/website/de/bookings');
    const [start, end] = [page.locator('#booking-start'), page.locator('#booking-end')];
    // After the map has loaded: it has a button with the same name.
    await expect(page.getByRole('button', { name: 'Mein Standort' })).toHaveCount(2);
    await page.locator('form').getByRole('button', { name: 'Mein Standort' }).click();
    await expect(start).toHaveValue(/Kassel/);
    const address = await start.inputValue();
    await page.getByRole('button', { name: 'Tauschen' }).click();
    await expect(end).toHaveValue(address);
    await expect(start).toHaveValue('');
    await page.getByRole('button', { name: 'Tauschen' }).click();
    await expect(start).toHaveValue(address);
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Abholort auf der Karte korrigieren' }).click();
    const card = page.getByRole('group', { name: 'Abholort auf der Karte' });
    await expect(card).toBeFocused();
    await expectAccessible(page);
    for (let step = 0; step < 8; step += 1) await page.keyboard.press('Shift+ArrowUp');
    await card.getByRole('button', { name: 'Nach Westen' }).click();
    const nearest = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/get-vehicles-distance'),
    );
    await card.getByRole('button', { name: 'Hier abholen' }).click();
    // The pickup is where the pin is: about 400 m north of the door.
    const { lat } = (await nearest).postDataJSON() as { lat: number };
    expect(lat).toBeCloseTo(door.latitude + 400 / 111_320, 4);
    await expect(start).not.toHaveValue(address);
    await expect(card).toBeHidden();
    await expect(page.getByRole('button', { name: 'Abholort auf der Karte korrigieren' })).toBeFocused();
  });

  test(
    'with Google dead, a typed pickup and the position make a whole order, by taximeter (German, 360 px)',
    long,
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await misbehave(page, { google: 'maps-dead' });
      await startSignedIn(page, 'Anna Muster');
      await page.goto('/website/de/bookings');
      await expect(page.locator('#booking-start-menu')).toBeAttached();
      await page.locator('#booking-start').fill('Auestraße 12, Hinterhof');
      await page.getByRole('button', { name: 'Zurück zum Formular' }).click();
      await expect(page.getByRole('link', { name: 'WhatsApp mit dieser Adresse' })).toBeVisible();
      await page.getByRole('main').getByRole('button', { name: 'Mein Standort' }).click();
      await expect(page.getByText('Wir verwenden die Adresse wie eingegeben, mit Ihrem Standort.')).toBeVisible();
      await expect(page.getByRole('link', { name: 'WhatsApp mit dieser Adresse' })).toBeHidden();
      await page.locator('#booking-end').fill('Bahnhof Wilhelmshöhe');
      await page.keyboard.press('Enter');
      await page.getByRole('radio', { name: /PKW/ }).check();
      await page.locator('#booking-phone').fill('0171 3920002');
      await expectAccessible(page);
      await page.getByRole('button', { name: german.continue }).click();
      const ordered = page.waitForRequest('**/bookings/createWebsiteOrder');
      await expect(page.getByRole('dialog', { name: german.confirm })).toContainText('laut Taxameter');
      await page.getByRole('button', { name: german.book }).click();
      expect((await ordered).postDataJSON()).toMatchObject({
        pickupCoordinates: `${door.latitude},${door.longitude}`,
        pickupAreaName: 'Auestraße 12, Hinterhof',
        pickupCity: 'Unknown',
        pickupZipcode: '',
        isDropRequired: 0,
        custInstruction: 'Ziel / Destination: Bahnhof Wilhelmshöhe',
        carType: 'PKW',
      });
      await expect.poll(async () => (await readLog(page)).ordersCreated).toBe(1);
    },
  );
});

test.describe('with Google’s key refused', () => {
  test.use({ expectedErrors: /Google Maps JavaScript API error|InvalidKeyMapError/ });

  test(
    'without a position the sentence of §5 stays; phone and WhatsApp get the text (English, 1280 px)',
    long,
    async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await misbehave(page, { google: 'maps-auth-failure' });
      await page.goto('/website/bookings');
      await expect(page.getByText('Google refused the map')).toBeVisible();
      await page.locator('#booking-start').fill('Auestraße 12');
      await page.getByRole('main').getByRole('button', { name: 'Use my location' }).click();
      await expect(page.getByText('Location access denied by user')).toBeVisible();
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByRole('link', { name: 'Start location is required' })).toBeVisible();
      await expect(page.getByRole('link', { name: `Call ${site.bookingPhone.shown}` })).toBeVisible();
      const whatsapp = await page.getByRole('link', { name: 'WhatsApp with this address' }).getAttribute('href');
      expect(whatsapp).toContain(`https://wa.me/${site.whatsapp.dialled}?text=`);
      expect(decodeURIComponent(whatsapp ?? '')).toContain('Pickup: Auestraße 12');
      await expectAccessible(page);
    },
  );
});

test(
  'a changed house number is a question, stored addresses are first, the pin moves (English, 1280 px)',
  long,
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/website/bookings');
    await page.getByRole('button', { name: 'My addresses' }).click();
    await page.getByLabel('Suggest addresses I used recently').check();

    const start = page.locator('#booking-start');
    const options = page.locator('#booking-start-menu').getByRole('option');
    await start.click();
    await page.keyboard.type('Wilhelmshöher Allee 27 k');
    await options.first().click();
    await expect(page.getByText('You typed number 27 k, but the address you chose is number 27.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Change the address' }).click();
    await expect(start).toHaveValue('Wilhelmshöher Allee 27 k');
    await expect(start).toBeFocused();

    await page.getByRole('button', { name: 'Clear Start location' }).click();
    await page.keyboard.type('Auestad');
    await options.first().click();
    await expect(start).toHaveValue(/Auestadion/);
    const chosen = await start.inputValue();
    await page.getByRole('button', { name: 'Save as favourite: Auestadion, Am Auestadion 1', exact: true }).click();
    await page.getByRole('button', { name: 'Clear Start location' }).click();
    const offered = options.filter({ hasText: /Auestadion.*Favourite/ });
    await expect(offered).toBeVisible();
    await offered.click();
    await expect(start).toHaveValue(chosen);

    // Where the provider gives it, the destination's suggestions tell how far they are from the pickup.
    await page.locator('#booking-end').click();
    await page.keyboard.type('Kassel Haupt');
    await expect(page.locator('#booking-end-menu').getByRole('option').first()).toContainText(/\d\.\d km/);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Clear End location' }).click();

    const pin = pickupPin(page);
    const box = await pin.boundingBox();
    if (!box) throw new Error('The pin is not on the map');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height + 4);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 + 90, box.y + box.height - 60, { steps: 6 });
    await page.mouse.up();
    await page.getByRole('button', { name: 'Pick me up here' }).click();
    await expect(start).not.toHaveValue(chosen);
    await expect(page.getByRole('button', { name: 'Pick me up here' })).toBeHidden();

    await page.getByRole('button', { name: 'Remove all' }).click();
    await expect(page.getByText('No saved addresses yet.')).toBeVisible();
  },
);
