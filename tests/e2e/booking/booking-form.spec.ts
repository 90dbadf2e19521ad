import type { Page } from '@playwright/test';
import { behave, misbehave, readLog } from '../../support/backend';
import { api, expect, expectAccessible, test } from '../../support/browser/browser';
import {
  chooseAddress,
  chooseLater,
  english,
  expectNote,
  german,
  openChip,
  openFilledForm,
  signIn,
  startSignedIn,
  type Words,
  writeNote,
} from '../../support/browser/customer';
import { long } from '../../support/long';

/** Sixty extras: those that the local backend takes, and many that only fill the list. */
const extras = [
  { id: 'c-1', name: 'Child seat' },
  { id: 'd-1', name: 'Non-smoker' },
  { id: 'd-3', name: 'Helps with luggage' },
  { id: 'x-1', name: 'Belongs to nobody' },
  ...Array.from({ length: 56 }, (_, number) => ({
    id: `${number % 2 ? 'c' : 'd'}-10${number}`,
    name: number === 3 ? `A name of eighty letters ${'that goes on '.repeat(5)}`.slice(0, 80) : `Wish ${number}`,
  })),
];
const vehicles = Array.from({ length: 12 }, (_, number) => ({
  id: `v${number}`,
  name:
    number === 1
      ? 'Großraumlimousine mit Rollstuhlrampe, drei Kindersitzen und einem Namen ohne Ende'
      : `Car ${number}`,
  carType: 'PKW',
  noOfSeat: number === 0 ? 2 : 4,
  timeRequired: number,
  price: number + 10,
}));

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
const draft = (page: Page) => page.evaluate(() => localStorage.getItem('taxi.draft'));
const start = (page: Page) => page.locator('#booking-start');
/** The body of the order, once it is sent. */
const orderOf = async (page: Page) =>
  (await page.waitForRequest((request) => request.url().endsWith('/createWebsiteOrder'))).postDataJSON();
/** Changes the kept draft as time and other tabs would. */
const changeDraft = (page: Page, change: { ageMs?: number; form?: Record<string, unknown> }) =>
  page.evaluate(({ ageMs = 0, form = {} }) => {
    const kept = JSON.parse(localStorage.getItem('taxi.draft') ?? '');
    const changed = { ...kept, keptAtMs: kept.keptAtMs - ageMs, form: { ...kept.form, ...form } };
    localStorage.setItem('taxi.draft', JSON.stringify(changed));
  }, change);

test('English, 1280 px, by keyboard: extras, instructions and phone are in the summary and in the order', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await misbehave(page, { match: 'GET /bookings/get-more-option', body: extras });
  await openFilledForm(page);

  await test.step('sixty extras are folded up, grouped, and found by a search', async () => {
    await page.getByRole('button', { name: 'More', exact: true }).press('Enter');
    await expect(page.getByRole('checkbox')).toHaveCount(59);
    const search = page.getByLabel('Search extras');
    await search.fill('child');
    await expect(page.getByText('1 of 59 extras')).toBeVisible();
    await search.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('group', { name: 'The car' }).getByRole('checkbox', { name: 'Child seat' }).press('Space');
    await search.fill('smok');
    await page.getByRole('group', { name: 'The driver' }).getByRole('checkbox', { name: 'Non-smoker' }).press('Space');
    await expect(page.getByRole('button', { name: '2 extras' })).toBeVisible();
    await search.fill('');
    await expectAccessible(page);
    expect(await overflow(page)).toBe(0);
  });

  await writeNote(page, 'ICE 73, platform 4');
  const payment = await openChip(page, 'payment');
  await page.getByRole('radio', { name: 'Card' }).check();
  await expect(payment).toHaveText('Pay by: Card');
  await page.getByRole('button', { name: english.continue }).click();
  await signIn(page, english, 'Anna Muster');
  const dialog = page.getByRole('dialog', { name: english.confirm });
  for (const text of ['Child seat, Non-smoker', '+49 171 3920002', 'ICE 73, platform 4', 'Card', '≈ €']) {
    await expect(dialog).toContainText(text);
  }
  await expectAccessible(page);
  const sent = orderOf(page);
  await dialog.getByRole('button', { name: english.book }).press('Enter');
  expect(await sent).toMatchObject({
    custMobile: '+491713920002',
    custInstruction: 'ICE 73, platform 4\nZahlung: Karte / Payment: card',
    carCategoryIds: ['c-1'],
    driverFeatureIds: ['d-1'],
    isDropRequired: 1,
    useMiles: false,
  });
  await expect.poll(async () => (await readLog(page)).ordersCreated).toBe(1);
  await expect.poll(() => draft(page)).toBeNull();
});

test.describe('on a phone in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo', viewport: { width: 360, height: 800 }, hasTouch: true, locale: 'de-DE' });

  test(
    'German, 360 px, by touch: a ride without a drop in the double hour of October, by taximeter',
    long,
    async ({ page }) => {
      await page.goto('/website/de/bookings');
      await chooseAddress(page, 'start', 'Kassel Haupt', 'Kassel Hauptbahnhof');
      await page.getByRole('radio', { name: /PKW/ }).check();
      await page.locator('#booking-name').fill('Anna Muster');
      await page.locator('#booking-phone').fill('0171 3920002');

      await test.step('the repeated hour of October is the first one; the device’s time is below (D21)', async () => {
        const night = lastSundayOfOctober(new Date());
        await chooseLater(page);
        await page.locator('#booking-date').fill(night);
        await page.locator('#booking-time').fill('02:30');
        await expect(page.getByText('Auf Ihrem Gerät: 09:30.')).toBeVisible();
      });

      await test.step('the operator names the extras in German', async () => {
        await page.getByRole('button', { name: 'Mehr', exact: true }).tap();
        await page.getByRole('checkbox', { name: 'Rollstuhlgerecht' }).tap();
        await page.getByRole('checkbox', { name: 'Hilft beim Gepäck' }).tap();
        await expect(page.locator('#booking-chip-more')).toContainText('2 Extras');
        await expectAccessible(page);
        expect(await overflow(page)).toBe(0);
      });

      await page.getByRole('button', { name: german.continue }).tap();
      await signIn(page, german, 'Anna Muster');
      const dialog = page.getByRole('dialog', { name: german.confirm });
      for (const text of [
        'Rollstuhlgerecht, Hilft beim Gepäck',
        '02:30',
        'laut Taxameter',
        /Grundpreis, 2,40\s€ je Kilometer/,
      ]) {
        await expect(dialog).toContainText(text);
      }
      expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
      const sent = orderOf(page);
      await dialog.getByRole('button', { name: german.book }).tap();
      expect(await sent).toMatchObject({
        custMobile: '+491713920002',
        carCategoryIds: ['c-2'],
        driverFeatureIds: ['d-3'],
        orderStartDate: expect.stringMatching(/^\d{4}-10-\d\d 02:30:00$/),
        isDropRequired: 0,
        dropCoordinates: '',
        dropAreaName: '',
        dropCity: '',
        dropZipcode: '',
      });
      await expect.poll(async () => (await readLog(page)).ordersCreated).toBe(1);
    },
  );
});

/** The night in which the clocks go back, the next one from a day on: `YYYY-MM-DD`. */
function lastSundayOfOctober(from: Date): string {
  const nights = [from.getUTCFullYear(), from.getUTCFullYear() + 1].map((year) => {
    const last = new Date(Date.UTC(year, 9, 31));
    return new Date(last.getTime() - last.getUTCDay() * 86_400_000);
  });
  return (nights.find((night) => night > from) ?? from).toISOString().slice(0, 10);
}

for (const { words, width } of [
  { words: english, width: 360 },
  { words: german, width: 1280 },
]) {
  test(
    `${words.path}, ${width} px: twelve vehicles with long names fit; the arrows scroll by 160 px`,
    long,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await misbehave(page, { match: 'POST /bookings/get-categories', body: vehicles });
      await page.goto(`${words.path}/bookings`);
      await expect(page.getByRole('radio', { name: /PKW|KOMBI|Van/ })).toHaveCount(3);
      const arrow = (name: string) => page.getByRole('button', { name });
      const [earlier, further] = words === english ? ['Previous vehicles', 'More vehicles'] : ['Vorherige', 'Weitere'];
      await expect(arrow(further)).toHaveCount(0);
      await chooseAddress(page, 'start', 'Kassel Haupt', 'Kassel Hauptbahnhof');
      await chooseAddress(page, 'end', 'Auestad', 'Auestadion');
      await expect(page.getByRole('radio', { name: /Car \d|Großraum/ })).toHaveCount(12);

      const list = page.getByRole('radio', { name: /Car 3/ }).locator('xpath=ancestor::div[1]');
      const scrolled = () => list.evaluate((box) => box.scrollTop);
      await expect(arrow(earlier)).toHaveAttribute('aria-disabled', 'true');
      await arrow(further).click();
      expect(await scrolled()).toBe(160);
      await arrow(further).press('Enter');
      expect(await scrolled()).toBe(320);
      await arrow(earlier).press('Space');
      expect(await scrolled()).toBe(160);
      await arrow(earlier).click();
      await expect(arrow(earlier)).toHaveAttribute('aria-disabled', 'true');
      await expect(arrow(earlier)).toBeFocused();
      for (let press = 0; press < 12; press += 1) await arrow(further).press('Enter');
      await expect(arrow(further)).toHaveAttribute('aria-disabled', 'true');
      await expect(arrow(further)).toBeFocused();

      await page.getByRole('radio', { name: /Großraum/ }).check();
      // Two seats are enough for two, not for three (D38).
      await page.locator('#booking-numberOfPersons').fill('3');
      await expect(page.getByRole('radio', { name: /Car 0/ })).toBeDisabled();
      expect(await overflow(page)).toBe(0);
      await expectAccessible(page);
    },
  );
}

test.describe('when lists cannot be read', () => {
  test.use({ expectedErrors: /500 \(Internal Server Error\)/ });

  test('the form works without extras and prices, and Try Again brings the vehicles back', long, async ({ page }) => {
    await misbehave(
      page,
      { match: 'GET /bookings/get-more-option', status: 500 },
      { match: 'POST /bookings/get-categories', status: 500 },
    );
    await openFilledForm(page);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await expect(page.getByText('We cannot show the extras right now.')).toBeVisible();
    await expect(page.getByText('Failed to load vehicle data. Please try again.')).toBeVisible();
    await expectAccessible(page);
    await behave(page);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('radio', { name: /PKW/ })).toBeFocused();
    await expect(page.getByText('Failed to load vehicle data. Please try again.')).toHaveCount(0);
    await expect(page.getByText(/≈ €/).first()).toBeVisible();
    await page.getByRole('button', { name: english.continue }).click();
    await expect(page.getByRole('dialog', { name: english.loginRequired })).toBeVisible();
  });
});

test(
  'the nearest taxi: a distance that the backend does not name comes from the distance matrix (D30)',
  long,
  async ({ page }) => {
    const [taxi] = await (await page.request.get(`${api}/vehicle-location`)).json();
    await misbehave(page, {
      match: 'POST /vehicle-location/get-vehicles-distance',
      body: [
        { vehicleId: 'nobody', timeRequired: 9, distance: 0.1 },
        { vehicleId: taxi.vehicleId, timeRequired: 4 },
      ],
    });
    await page.goto('/website/bookings');
    await chooseAddress(page, 'start', 'Kassel Haupt', 'Kassel Hauptbahnhof');
    const card = page.locator('dl').filter({ hasText: 'Arriving soon' });
    await expect(card).toContainText('4 min');
    await expect(card).toContainText(/\d\.\d km/);
    await behave(page);
    await misbehave(page, { match: 'POST /vehicle-location/get-vehicles-distance', body: [] });
    const answered = page.waitForResponse(/get-vehicles-distance/);
    await page.reload();
    expect(await (await answered).json()).toEqual([]);
    await expect(page.getByText('The nearest taxis in words')).toBeVisible();
    await expect(card).toHaveCount(0);
  },
);

for (const { words, width } of [
  { words: english, width: 1280 },
  { words: german, width: 360 },
]) {
  test(
    `${words.path}, ${width} px: a draft survives reload, closed tab, Back and other language, for a day`,
    long,
    async ({ page, context }) => {
      await page.setViewportSize({ width, height: 800 });
      await openFilledForm(page, words);
      await writeNote(page, 'Two suitcases');
      const expectForm = async (on: Page) => {
        await expect(start(on)).toHaveValue(/Kassel Hauptbahnhof/);
        await expect(on.locator('#booking-end')).toHaveValue(/Auestadion/);
        await expectNote(on, 'Two suitcases');
        await expect(on.getByRole('radio', { name: /PKW/ })).toBeChecked();
      };
      await page.reload();
      await expectForm(page);
      await page.goto(`${words.path}/partner`);
      await page.goBack();
      await expectForm(page);
      const second = await context.newPage();
      await page.close();
      const other: Words = words === english ? german : english;
      await second.goto(`${other.path}/bookings`);
      await expectForm(second);

      await test.step('a chosen time that has passed is emptied and asked again (D21)', async () => {
        await changeDraft(second, { form: { isNow: false, date: '2026-01-10', time: '08:00' } });
        await second.reload();
        await expectForm(second);
        await expect(second.locator('#booking-time')).toHaveValue('');
        await expect(second.locator('#booking-date')).toHaveValue('');
        const passed = second.getByText(other === german ? /Ihre Abholzeit ist vorbei/ : /Your pickup time has passed/);
        await expect(passed).toBeVisible();
        await second
          .getByRole('button', { name: other === german ? 'So bald wie möglich' : 'As soon as possible' })
          .click();
        await expect(passed).toHaveCount(0);
        await expect(second.locator('#booking-time')).not.toHaveValue('');
      });

      await test.step('a day later it is gone', async () => {
        await changeDraft(second, { ageMs: 86_400_000 + 60_000 });
        await second.reload();
        await expect(second.locator('#booking-date')).not.toHaveValue('');
        await expect(start(second)).toHaveValue('');
        expect(await draft(second)).toBeNull();
      });
    },
  );
}

test.describe('Book again', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test(
    'a completed ride fills in addresses and payment type and orders nothing; an unreadable one does not',
    long,
    async ({ page }) => {
      await startSignedIn(page, 'Jörg Beispiel');
      await page.goto('/website/private/your-ride');
      const link = page.getByRole('link', { name: 'Book again' }).first();
      await expect(link).toHaveAttribute('href', /\/website\/bookings#again=\d+&payment=(cash|card)$/);
      await link.click();
      await expect(
        page.getByText('We have filled in the addresses of your earlier ride. Please choose a vehicle.'),
      ).toBeVisible();
      await expect(start(page)).toHaveValue(/Kassel/);
      await expect(page.getByText('≈ €').first()).toBeVisible();
      await expect(page).toHaveURL(/\/website\/bookings$/);
      const filled = await start(page).inputValue();
      await page.reload();
      await expect(start(page)).toHaveValue(filled);

      await page.goto('/website/private/your-ride');
      // The receipt beside the list follows the pressed row.
      const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Invoice' }) });
      await row.last().getByRole('button').click();
      await expect(row.last().getByRole('button')).toHaveAttribute('aria-pressed', 'true');
      const href = await page.getByRole('link', { name: 'Book again' }).getAttribute('href');
      await misbehave(page, { match: `GET /bookings/${href?.match(/again=(\d+)/)?.[1]}`, status: 500 });
      await page.getByRole('link', { name: 'Book again' }).click();
      await expect(page.getByText('We could not load your earlier ride. The form has not changed.')).toBeVisible();
      await expect(start(page)).toHaveValue(filled);
      await expectAccessible(page);
      expect((await readLog(page)).ordersCreated).toBe(0);
    },
  );
});
