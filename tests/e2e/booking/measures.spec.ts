import type { Locator, Page } from '@playwright/test';
import { demoCustomers } from '../../../mock-server/company/demo-accounts';
import { chooseScenario, readLog } from '../../support/backend';
import { expect, test } from '../../support/browser/browser';
import { english, german, startSignedIn } from '../../support/browser/customer';
import { countShifts } from '../../support/browser/layout-shifts';
import { sendTaxi } from '../../support/browser/ordering';
import { openMyBookings, rememberOrder } from '../../support/browser/remembered-order';
import { long, longUnless } from '../../support/long';
import { textsOf } from '../../support/states/texts';

/**
 * The shortest ways from Home to an order, in taps and typed letters, on a phone and at a desk. The stories act through
 * `handOf` alone, until the question about the bonus: its answer does not count.
 */

interface Hand {
  readonly did: { taps: number; letters: number };
  tap(target: Locator): Promise<void>;
  type(text: string): Promise<void>;
}

/** A customer's hand: counts each tap and each letter. */
function handOf(page: Page, isTouch: boolean): Hand {
  const did = { taps: 0, letters: 0 };
  return {
    did,
    tap: async (target) => {
      did.taps += 1;
      await (isTouch ? target.tap() : target.click());
    },
    type: async (text) => {
      did.letters += text.length;
      await page.keyboard.type(text);
    },
  };
}

const dialog = (page: Page, name?: string) => page.getByRole('dialog', name ? { name } : {});
const car = (page: Page) => page.getByRole('radio', { name: /PKW/ });

async function expectOneOrder(page: Page) {
  await expect.poll(async () => (await readLog(page)).ordersCreated).toBe(1);
}

/** From the first tap on Home: the customer's position as the pickup, and a destination from the suggestions. */
async function chooseTrip(page: Page, hand: Hand, { slide, position }: { slide: string; position: string }) {
  await hand.tap(page.getByRole('link', { name: slide }));
  await hand.tap(page.locator('form').getByRole('button', { name: position }));
  await expect(page.locator('#booking-start')).toHaveValue(/Kassel/);
  await hand.tap(page.locator('#booking-end'));
  await hand.type('Auesta');
  await hand.tap(page.locator('#booking-end-menu').getByRole('option').filter({ hasText: 'Auestadion' }).first());
  await expect(page.locator('#booking-end')).toHaveValue(/Auestadion/);
}

for (const { words, language, position, no, ...device } of [
  {
    words: german,
    language: 'de',
    position: 'Mein Standort',
    no: /^Nein/,
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
  },
  {
    words: english,
    language: 'en',
    position: 'Use my location',
    no: /^No/,
    viewport: { width: 1280, height: 720 },
    hasTouch: false,
    isMobile: false,
  },
] as const) {
  const { width, height } = device.viewport;
  test.describe(`${words.path}, ${width} x ${height}`, () => {
    test.use({
      ...device,
      permissions: ['geolocation'],
      geolocation: { latitude: 51.31855, longitude: 9.48972, accuracy: 10 },
    });

    test(
      'a returning customer orders to a destination with six taps and six letters',
      longUnless(words === german),
      async ({ page }) => {
        const hand = handOf(page, device.hasTouch);
        await startSignedIn(page, demoCustomers.regular.name);
        await openMyBookings(page);
        await rememberOrder(page);
        await page.goto(`${words.path}/`);

        await chooseTrip(page, hand, { slide: words.slide, position });
        await expect(car(page)).toBeChecked();
        await hand.tap(page.getByRole('button', { name: words.continue, exact: true }));
        await hand.tap(dialog(page, words.confirm).getByRole('button', { name: words.continue, exact: true }));
        expect(hand.did).toEqual({ taps: 6, letters: 6 });
        await dialog(page).getByRole('button', { name: no }).click();
        await expectOneOrder(page);
      },
    );

    test('a returning customer orders the last ride again with three taps and no letter', long, async ({ page }) => {
      const hand = handOf(page, device.hasTouch);
      const readShifts = await countShifts(page);
      await startSignedIn(page, demoCustomers.regular.name);
      await openMyBookings(page);
      await rememberOrder(page);
      await page.goto(`${words.path}/`);
      const again = page.getByRole('main').locator('a[href*="again="]');
      await expect(again).toHaveText(/\d,\d\d\s€|€\d+\.\d\d/);
      expect(await readShifts()).toEqual([]);

      await hand.tap(again);
      await expect(page.locator('#booking-start')).toHaveValue(/Kassel/);
      await expect(car(page)).toBeChecked();
      await hand.tap(page.getByRole('button', { name: words.continue, exact: true }));
      await hand.tap(dialog(page, words.confirm).getByRole('button', { name: words.continue, exact: true }));
      expect(hand.did).toEqual({ taps: 3, letters: 0 });
      await dialog(page).getByRole('button', { name: no }).click();
      await expectOneOrder(page);
    });

    test(
      'a new customer orders with ten taps, with name and phone of the login, and cancels with three',
      long,
      async ({ page }) => {
        const { name, phone } = demoCustomers.newcomer;
        await chooseScenario(page, 'in-steps');
        const hand = handOf(page, device.hasTouch);
        await page.goto(`${words.path}/`);

        await chooseTrip(page, hand, { slide: words.slide, position });
        await hand.tap(page.locator('#booking-vehicleOption label').filter({ hasText: 'PKW' }));
        await hand.tap(page.locator('form').getByRole('button', { name: /^(Sign in|Anmelden)/ }));
        await hand.tap(dialog(page, words.loginRequired).getByRole('button', { name: words.google }));
        await hand.tap(page.getByRole('button', { name: new RegExp(name) }));
        await expect(page.locator('#booking-name')).toHaveValue(name);
        await expect(page.locator('#booking-phone')).toHaveValue(phone);
        await hand.tap(page.getByRole('button', { name: words.continue, exact: true }));
        await hand.tap(dialog(page, words.confirm).getByRole('button', { name: words.book }));
        expect(hand.did).toEqual({ taps: 10, letters: 6 });
        await expectOneOrder(page);

        await test.step('and cancels the ride, by taps without a drag', async () => {
          const { ride, status } = textsOf(language);
          await sendTaxi(page);
          await expect(page.getByText(status.banner.onTheWay).first()).toBeVisible();
          await hand.tap(page.getByRole('button', { name: ride.actions.cancel }));
          await hand.tap(dialog(page).locator('label').filter({ hasText: ride.cancel.reasons.plans }));
          await hand.tap(dialog(page).getByRole('button', { name: ride.cancel.send }));
          await expect(page.getByText(status.banner.canceled).first()).toBeVisible();
          expect(hand.did).toEqual({ taps: 13, letters: 6 });
        });
      },
    );
  });
}
