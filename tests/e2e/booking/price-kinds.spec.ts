import type { Locator, Page } from '@playwright/test';
import { behave, chooseScenario, misbehave } from '../../support/backend';
import { brokenWords } from '../../support/browser/broken-words';
import { api, expect, expectAccessible, test } from '../../support/browser/browser';
import { english, german, openFilledForm, startSignedIn, type Words } from '../../support/browser/customer';
import { book, expectToFit, ordersCreated, sendTaxi } from '../../support/browser/ordering';
import { long, longUnless } from '../../support/long';

/** The company also has a fixed price (KOMBI) and a corridor (Van). */
const allKinds = { prices: 'all-kinds' } as const;

const card = (page: Page, vehicle: string) =>
  page.locator('label', { has: page.getByRole('radio', { name: vehicle }) });
const amountsIn = async (place: Locator) => (await place.textContent())?.match(/€\d+\.\d\d|\d+,\d\d\s€/g) ?? [];
const confirmDialog = (page: Page, words: Words = english) => page.getByRole('dialog', { name: words.confirm });

/** Chooses a vehicle whose price is loaded, and returns the amounts on its card. */
async function choose(page: Page, vehicle: string): Promise<readonly string[]> {
  await page.getByRole('radio', { name: vehicle }).check();
  await expect(card(page, vehicle)).toContainText('€');
  return amountsIn(card(page, vehicle));
}

/** The rides under way of the signed-in customer, as the backend lists them, and now as completed ones. */
async function completeRides(page: Page) {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const answer = await page.request.get(`${api}/bookings/ongoingAndPreOrder`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const rides = (await answer.json()) as { basePrice: number }[];
  const content = rides.map((ride) => ({ ...ride, invoicePrice: ride.basePrice, distanceTraveledWithCustomer: 5.3 }));
  await misbehave(page, { match: 'GET /bookings/doneOrder', body: { content, totalPages: 1 } });
}

test.describe('a price one can rely on', () => {
  for (const { vehicle, words, foot, summary, onRide, kind } of [
    {
      vehicle: 'KOMBI',
      words: english,
      foot: 'Fixed price',
      summary: 'Fixed price under the taxi fare ordinance of Kassel.',
      onRide: 'Fixed price · cash',
      kind: 'fixed price under the taxi fare ordinance of Kassel',
    },
    {
      vehicle: 'Van',
      words: german,
      foot: 'Preiskorridor',
      summary: 'Der Preis wird vor der Fahrt vereinbart, zwischen',
      onRide: 'Preiskorridor · bar',
      kind: 'vereinbarter Preis im Korridor nach der Taxitarifordnung der Stadt Kassel',
    },
  ] as const) {
    test(`${foot}: the same from the card to the receipt`, longUnless(words === english), async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await misbehave(page, allKinds);
      await startSignedIn(page, 'Anna Muster');
      await chooseScenario(page, 'in-steps');
      await openFilledForm(page, words);
      const amounts = await choose(page, vehicle);
      expect(amounts).toHaveLength(vehicle === 'Van' ? 2 : 1);
      await expect(card(page, vehicle)).not.toContainText('≈');
      await expect(card(page, 'PKW')).toContainText('≈');
      await expect(page.getByRole('status').filter({ hasText: foot })).toBeVisible();

      await page.getByRole('button', { name: words.continue }).click();
      const dialog = confirmDialog(page, words);
      await expect(dialog).toContainText(summary);
      expect(await amountsIn(dialog)).toEqual(expect.arrayContaining([...amounts]));
      await expect(dialog).not.toContainText(/≈|taximeter|taxameter/i);
      await expectAccessible(page);
      await book(page, words);

      // The driver accepts, and the ride opens.
      await sendTaxi(page);
      const facts = page.getByText(onRide).filter({ visible: true });
      await expect(facts).toBeVisible();
      expect(await amountsIn(facts)).toEqual(amounts);

      await completeRides(page);
      await page.goto(`${words.path}/private/your-ride`);
      await page
        .getByRole('link', { name: /^(Invoice|Quittung)/ })
        .first()
        .click();
      const receipt = page.getByRole('article');
      await expect(receipt).toContainText(kind);
      if (vehicle === 'KOMBI') expect(await amountsIn(receipt)).toEqual(expect.arrayContaining([...amounts]));
      await expect(receipt).not.toContainText(/per km|je km|taximeter|taxameter/i);
    });
  }

  test.describe('a fixed price that runs out before the order', () => {
    test.use({ expectedErrors: /Failed to load resource/ });

    test('is loaded again, shown as changed, accepted, and ordered once', long, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await misbehave(page, { ...allKinds, validForSeconds: 1 });
      await startSignedIn(page, 'Anna Muster');
      await openFilledForm(page);
      const [before = ''] = await choose(page, 'KOMBI');
      await behave(page);
      await misbehave(
        page,
        { match: 'POST /bookings/get-categories', status: 500, times: 1 },
        { ...allKinds, raisedEuro: 2 },
      );
      await page.getByRole('button', { name: english.continue }).click();
      const dialog = confirmDialog(page);

      await expect(dialog.getByRole('alert')).toContainText('The price has run out');
      await expect(dialog.getByRole('button', { name: english.book })).toHaveCount(0);
      await expectAccessible(page);
      await expectToFit(page);
      await dialog.getByRole('button', { name: 'Load the price again' }).click();

      const price = Number(before.replace('€', '')) + 2;
      await expect(dialog).toContainText(`Was ${before}, now €${price.toFixed(2)}`);
      await expect(dialog.getByRole('button', { name: english.book })).toHaveCount(0);
      await expectAccessible(page);
      await expectToFit(page);
      expect(await brokenWords(page)).toEqual([]);

      // The second click of a double click orders nothing.
      await dialog.getByRole('button', { name: 'Accept the new price' }).dblclick();
      await expect(dialog.getByRole('button', { name: english.book })).toBeVisible();
      await expect(dialog).not.toContainText('Was');
      expect(await ordersCreated(page)).toBe(0);
      await book(page);
      await expect(page.getByText('Connected - Searching for driver...')).toBeVisible();
      expect(await ordersCreated(page)).toBe(1);
    });
  });
});
