import type { Page } from '@playwright/test';
import { berlinWallTime } from '../../../src/lib/berlin-time';
import { misbehave, readLog } from '../../support/backend';
import { expect, expectAccessible, test } from '../../support/browser/browser';
import {
  chooseLater,
  english,
  fillForm,
  german,
  openMore,
  signIn,
  startSignedIn,
  tokensOf,
  writeNote,
} from '../../support/browser/customer';
import { countShifts } from '../../support/browser/layout-shifts';
import { book, expectToFit, ORDER, openConfirm } from '../../support/browser/ordering';
import { nextFrame } from '../../support/browser/session';
import { long } from '../../support/long';

/** What few rides need: somebody else as the passenger, stops and wishes, a ride to treatment. */

const DAY_MS = 86_400_000;
const field = (page: Page, name: string) => page.locator(`#booking-${name}`);
const line = (page: Page) => page.locator('#booking-chip-more');

/** Everything that the browser keeps for this site, also what it shows as the address. */
const keptByBrowser = async (page: Page): Promise<string> => {
  const inPage = await page.evaluate(async () =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      history.state,
      location.href,
      document.referrer,
      await indexedDB.databases(),
      await Promise.all(
        (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(String)),
      ),
    ]),
  );
  return inPage + JSON.stringify(await page.context().cookies());
};

/** The bodies of the orders that this page sends from now on. */
function watchBodies(page: Page): Record<string, unknown>[] {
  const bodies: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/bookings/createWebsiteOrder')) {
      bodies.push(request.postDataJSON());
    }
  });
  return bodies;
}

async function chooseTomorrow(page: Page, time: string) {
  await chooseLater(page);
  await field(page, 'date').fill(berlinWallTime(new Date(Date.now() + DAY_MS)).date);
  await field(page, 'time').fill(time);
}

async function namePassenger(page: Page) {
  await openMore(page);
  await page.getByRole('checkbox', { name: 'The passenger is someone else' }).check();
  await field(page, 'passengerName').fill('Erna Beispiel');
  await field(page, 'passengerPhone').fill('0561 1234567');
}

test(
  'a ride for somebody else, with the login in between: no name is mixed up, now or at the next order',
  long,
  async ({ page }) => {
    const orders = watchBodies(page);
    await page.goto(`${english.path}/bookings`);
    await fillForm(page);
    await chooseTomorrow(page, '10:00');

    await test.step('the errors of the passenger are part of the summary and lead to their fields', async () => {
      await openMore(page);
      await page.getByRole('checkbox', { name: 'The passenger is someone else' }).check();
      // Nothing is filled in yet.
      await expect(line(page)).toHaveText('More');
      await line(page).click();
      await page.getByRole('button', { name: english.continue }).click();
      await expect(field(page, 'passengerName')).toBeFocused();
      await expect(field(page, 'passengerName')).toHaveAccessibleDescription("The passenger's name is missing");
      await page.getByRole('link', { name: "- The passenger's phone number is missing" }).click();
      await expect(field(page, 'passengerPhone')).toBeFocused();
    });

    await test.step('the passenger survives a reload in this tab, outside of the draft', async () => {
      await namePassenger(page);
      await expect(page.getByText('The driver calls +49 561 1234567')).toHaveCount(0);
      await field(page, 'passengerName').focus();
      await expect(page.getByText('The driver calls +49 561 1234567')).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('taxi.draft'))).not.toContain('Erna');
      await page.reload();
      await expect(line(page)).toContainText('For Erna Beispiel');
      await expect(page.getByLabel('Your name')).toHaveValue('Anna Muster');
    });

    await test.step('after the login the order is for the passenger, and the customer has ordered it', async () => {
      await page.getByRole('button', { name: english.continue }).click();
      await signIn(page, english, 'Anna Muster');
      const confirm = page.getByRole('dialog', { name: english.confirm });
      await expect(confirm).toContainText('Erna Beispiel');
      await expect(confirm).toContainText('+49 561 1234567');
      await expect(confirm).toContainText('Bestellt von: Anna Muster, Rückfragen: +49 171 3920002');
      await expect(confirm).not.toContainText('stops');
      await expectAccessible(page);
      await book(page);
      await expect(page.getByRole('dialog', { name: /^Booked for/ })).toBeVisible();
      expect(orders).toEqual([
        expect.objectContaining({
          custName: 'Erna Beispiel',
          custMobile: '+495611234567',
          custInstruction: 'Bestellt von: Anna Muster, Rückfragen: +49 171 3920002',
        }),
      ]);
      expect(await keptByBrowser(page)).not.toMatch(/Erna|1234567/);
    });

    await test.step('the next order on the same page is the customer’s own', async () => {
      await page.getByRole('button', { name: 'Back to the form' }).click();
      await expect(line(page)).toHaveText('More');
      await chooseTomorrow(page, '18:00');
      await openConfirm(page);
      await expect(page.getByRole('dialog')).not.toContainText('Erna');
      await book(page);
      await page.getByRole('button', { name: 'Yes, another taxi with obligation to pay' }).click();
      await expect(page.getByRole('dialog', { name: /^Booked for/ })).toBeVisible();
      expect(orders[1]).toMatchObject({ custName: 'Anna Muster', custMobile: '+491713920002', custInstruction: '' });
    });

    await test.step('greeting and profile are the customer’s', async () => {
      await page.goto(`${english.path}/private/your-ride`);
      await expect(page.getByText('Hello Anna Muster').filter({ visible: true })).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('customerName'))).toBe('Anna Muster');
    });

    await test.step('the next customer of the tab sees no passenger of this one', async () => {
      await page.goto(`${english.path}/bookings`);
      await namePassenger(page);
      const { token } = await tokensOf(page, 'Jörg Beispiel');
      await page.evaluate((other) => localStorage.setItem('token', other), token);
      await page.reload();
      await expect(field(page, 'name')).toHaveValue('Jörg Beispiel');
      await expect(line(page)).toHaveText('More');
      expect(await keptByBrowser(page)).not.toContain('Erna');
    });
  },
);

test.describe('a ride to treatment', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  const answers = /Zauberwald|Verordnung|Zuzahlung|befreit|Krankenfahrt|treatment|prescription|exempt|insurer/i;

  test(
    'is asked about with consent only; its answers are in the order and nowhere else, at 320 px',
    long,
    async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width: 320, height: 740 });
      const orders = watchBodies(page);
      const said: string[] = [];
      page.on('console', (message) => said.push(message.text()));
      page.on('request', (request) => {
        const isOrder = request.url().endsWith('/bookings/createWebsiteOrder');
        // The addresses of our own texts and scripts have no words of a customer.
        said.push(request.url(), isOrder ? '' : (request.postData() ?? ''));
      });
      await startSignedIn(page, 'Anna Muster');
      await page.goto(`${german.path}/bookings`);
      await fillForm(page, 'in-steps');
      await openMore(page);
      const consent = page.getByRole('checkbox', { name: /^Ich willige ein/ });
      const insurer = page.getByLabel('Krankenkasse');
      const answer = async () => {
        await consent.check();
        await page.getByRole('radio', { name: 'Liegt vor' }).check();
        await page.getByRole('radio', { name: 'Befreit', exact: true }).check();
        await insurer.fill('Zauberwald BKK');
      };

      await test.step('without consent there is no field, and the ride is a plain one', async () => {
        await expect(consent).not.toBeChecked();
        await expect(page.getByRole('radio', { name: 'Liegt vor' })).toHaveCount(0);
        await expect(insurer).toHaveCount(0);
        await openConfirm(page, german);
        await expect(page.getByRole('dialog')).not.toContainText('Krankenfahrt');
        await page.getByRole('button', { name: 'Zurück zum Formular' }).click();
      });

      await test.step('a consent that is withdrawn takes the answers with it, and so does a reload', async () => {
        await answer();
        await consent.uncheck();
        await expect(insurer).toHaveCount(0);
        await consent.check();
        await expect(page.getByRole('radio', { name: 'Liegt vor' })).not.toBeChecked();
        await answer();
        await page.reload();
        await expect(field(page, 'start')).not.toHaveValue('');
        await expect(line(page)).toHaveText('Mehr1in-steps');
        await openMore(page);
        await expect(consent).not.toBeChecked();
      });

      await test.step('a missing answer is said, with the focus on it', async () => {
        await consent.check();
        await page.getByRole('button', { name: german.continue }).click();
        await expect(page.getByRole('radio', { name: 'Liegt vor' })).toBeFocused();
        await expectAccessible(page);
      });

      await test.step('after a failed order, and after one that is placed, nobody kept an answer', async () => {
        await answer();
        await misbehave(page, { match: ORDER, status: 500, times: 1 });
        await openConfirm(page, german);
        await expect(page.getByRole('dialog')).toContainText('Krankenkasse: Zauberwald BKK');
        await expectToFit(page);
        await expectAccessible(page);
        await book(page, german);
        const failed = page.getByRole('dialog').getByRole('button', { name: 'Erneut versuchen' });
        await expect(failed).toBeVisible();
        expect(await keptByBrowser(page)).not.toMatch(answers);
        await failed.click();
        await expect(page.getByRole('timer')).toBeVisible();
        const lines =
          'Krankenfahrt (Einwilligung erteilt): Verordnung liegt vor\nZuzahlung: befreit\nKrankenkasse: Zauberwald BKK';
        expect(orders.map(({ custInstruction }) => custInstruction)).toEqual(
          Array.from({ length: 2 }, () => `in-steps\n${lines}`),
        );
        expect(await keptByBrowser(page)).not.toMatch(answers);
        expect(said.filter((text) => answers.test(text))).toEqual([]);
        expect(JSON.stringify(await readLog(page))).not.toMatch(answers);
      });
    },
  );
});

test('stops by keyboard: found like an address, removed again, and no part of the price', long, async ({ page }) => {
  const shifts = await countShifts(page);
  await startSignedIn(page, 'Anna Muster');
  await page.goto(`${english.path}/bookings`);
  await fillForm(page);
  const price = page.getByRole('status').filter({ hasText: '≈' });
  await expect(price).not.toContainText('stops not included');
  const priceBefore = await price.locator('b').textContent();
  await line(page).focus();
  await page.keyboard.press('Enter');
  await page.locator('#booking-more-wishes').press('Enter');
  const add = page.getByRole('button', { name: 'Add a stop' });
  await expect(add).toBeVisible();
  const reach = async (id: string) => {
    await expect(async () => {
      await page.keyboard.press('Tab');
      await expect(field(page, id)).toBeFocused();
    }).toPass({ intervals: [10] });
  };
  for (const stop of ['stop1', 'stop2', 'stop3']) {
    await reach('addStop');
    await page.keyboard.press('Enter');
    await expect(field(page, stop)).toBeFocused();
  }
  await reach('addStop');
  await expect(page.getByRole('button', { name: 'Three stops are possible' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Remove stop/ })).toHaveCount(3);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(field(page, 'stop2')).toBeFocused();
  await nextFrame(page);
  await page.evaluate(() => window.layoutShifts.splice(0));
  await field(page, 'stop1').focus();
  await page.keyboard.type('Zoo');
  await page.keyboard.type('logisch', { delay: 5 });
  await field(page, 'stop1').fill('');
  await page.keyboard.type('Bebel');
  await expect(page.locator('#booking-stop1-menu').getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field(page, 'stop1')).toHaveValue(/Bebelplatz/);
  await expect(price).toContainText('stops not included');
  expect(await price.locator('b').textContent()).toBe(priceBefore);
  await field(page, 'connection').fill('ICE 591');
  await field(page, 'luggage').selectOption('2');
  await page.getByRole('checkbox', { name: 'Help at the door' }).check();
  expect(await shifts()).toEqual([]);
  await writeNote(page, 'Please ring');
  const ordered = page.waitForRequest('**/bookings/createWebsiteOrder');
  await openConfirm(page);
  const confirm = page.getByRole('dialog', { name: english.confirm });
  await expect(confirm).toContainText('The price does not include the stops');
  await expect(confirm.getByRole('paragraph').filter({ hasText: '≈' })).toContainText('stops not included');
  await book(page);
  expect((await ordered).postDataJSON().custInstruction.split('\n')).toEqual([
    'Please ring',
    expect.stringMatching(/^Zwischenstopp 1: Bebelplatz/),
    'Flug/Zug: ICE 591',
    'Hilfe an der Tür',
    'Gepäck: 2 große Stücke',
  ]);
});

test(
  'a wheelchair: vehicles that cannot take it say so; without one in the list there is the phone number',
  long,
  async ({ page }) => {
    await misbehave(page, {
      match: 'GET /vehicle-location',
      body: [
        { vehicleId: '1', location: '51.3183,9.4897', carCategories: ['PKW'] },
        { vehicleId: '2', location: '51.312,9.4925', carCategories: ['MINIVAN', 'c-2'] },
      ],
    });
    await page.goto(`${german.path}/bookings`);
    await openMore(page);
    const lacking = page.getByText('Nicht möglich: Rollstuhlgerecht');
    await page.getByRole('checkbox', { name: 'Rollstuhlgerecht' }).check();
    await expect(lacking).toHaveCount(2);
    await expect(page.locator('label').filter({ has: page.getByText('Van', { exact: true }) })).not.toContainText(
      'Nicht möglich',
    );
    await expect(line(page)).toContainText('1 Extra');
    await expectAccessible(page);
    await page.getByRole('checkbox', { name: 'Rollstuhlgerecht' }).uncheck();
    await expect(lacking).toHaveCount(0);

    await misbehave(page, { match: 'GET /bookings/get-more-option', body: [{ id: 'd-1', name: 'Non-smoker' }] });
    await page.reload();
    await openMore(page);
    await expect(page.getByText('Ein Taxi für einen Rollstuhl lässt sich hier nicht bestellen.')).toBeVisible();
    await expect(page.getByText('Ein Kindersitz lässt sich hier nicht bestellen.')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Bitte rufen Sie uns an/ })).toHaveCount(2);
  },
);
