import type { Page } from '@playwright/test';
import { languages, localPath } from '../../../src/i18n/languages';
import { behave, misbehave } from '../../support/backend';
import { expect, expectAccessible, test } from '../../support/browser/browser';
import { PREFIX } from '../../support/browser/built-site';
import { chooseAddress, english, german } from '../../support/browser/customer';
import { long, longUnless } from '../../support/long';
import { expectSaid } from '../../support/states/said';
import { textsOf } from '../../support/states/texts';

test.use({ expectedErrors: /Failed to load resource/ });

const station = { latitude: 51.3183, longitude: 9.4897, accuracy: 20 };
const atSea = { latitude: 54.5, longitude: 6.5, accuracy: 20 };

/** The device answers a position or a code of `GeolocationPositionError`; null: the browser has no such function. */
type DeviceAnswer = typeof station | number | null;

declare global {
  interface Window {
    deviceAnswer: DeviceAnswer;
  }
}

/** Replaces the device's own answer, in every page that is loaded from now on. */
const replaceDevice = (page: Page) =>
  page.addInitScript((first) => {
    window.deviceAnswer = first;
    const getCurrentPosition: Geolocation['getCurrentPosition'] = (take, refuse) => {
      const answer = window.deviceAnswer;
      if (typeof answer === 'number') refuse?.({ code: answer } as GeolocationPositionError);
      else if (answer) take({ coords: answer } as GeolocationPosition);
    };
    Object.defineProperty(navigator, 'geolocation', {
      get: () => (window.deviceAnswer === null ? undefined : { getCurrentPosition }),
    });
  }, station);

const setAnswer = (page: Page, answer: DeviceAnswer) =>
  page.evaluate((next) => {
    window.deviceAnswer = next;
  }, answer);

for (const language of languages) {
  const { maps } = textsOf(language);

  test(`${language}: why there is no position, at both buttons; the pickup can be typed`, long, async ({ page }) => {
    await page.clock.install();
    await replaceDevice(page);
    await page.goto(`${PREFIX}${localPath(language, '/bookings')}`);
    const start = page.locator('#booking-start');
    const fields = page.locator('form');
    const form = { button: fields.getByRole('button', { name: maps.position.use }), part: fields };
    // In German both buttons have one name.
    const mine = page.getByRole('button', { name: maps.position.mine, exact: true }).and(page.locator(':not(form *)'));
    const map = { button: mine, part: page.locator('div').filter({ has: mine }).last() };
    const expectAt = async ({ button, part }: typeof form, sentence: string) => {
      await button.click();
      await expectSaid(part.getByRole('status').filter({ hasText: sentence }), button, start);
      await expect(button).not.toHaveAttribute('aria-disabled', 'true');
    };
    for (const [answer, sentence] of [
      [null, maps.position.unsupported],
      [1, maps.position.denied],
      [2, maps.position.unavailable],
      [3, maps.position.timeout],
      [4, maps.position.unknown],
      [atSea, maps.position['no-address']],
    ] as const) {
      await setAnswer(page, answer);
      await expectAt(form, sentence);
      await expectAt(map, sentence);
    }
    await expectAccessible(page);

    await setAnswer(page, station);
    await misbehave(page, { google: 'geocoder-fail' });
    await expectAt(form, maps.position.failed);
    await behave(page);
    await misbehave(page, { google: 'maps-hang' });
    await page.reload();
    await form.button.click();
    await page.clock.runFor(9_000);
    await expect(page.getByText(maps.position['maps-unavailable'])).toHaveCount(0);
    await page.clock.runFor(1_000);
    await expectSaid(page.getByText(maps.position['maps-unavailable']), form.button, start);
  });
}

const sizes = [
  { width: 360, height: 640 },
  { width: 1280, height: 720 },
] as const;
const looks = sizes.flatMap((size) => [german, english].map((words) => ({ size, words })));
const isShort = ({ size, words }: (typeof looks)[number]) => (size.width === 360) === (words === german);

for (const look of looks) {
  const { size, words } = look;
  const texts = textsOf(words === german ? 'de' : 'en');
  const where = `${words.path}, ${size.width} x ${size.height}`;

  test.describe(where, () => {
    test.use({
      viewport: size,
      permissions: ['geolocation'],
      geolocation: { latitude: station.latitude, longitude: station.longitude, accuracy: 80_000 },
    });

    test(
      'a position of 80 km is no pickup: the pin is asked for, and its place is one',
      longUnless(isShort(look)),
      async ({ page }) => {
        const start = page.locator('#booking-start');
        const card = page.getByRole('group', { name: texts.booking.pin.title });
        await page.goto(`${words.path}/bookings`);
        await expect(page.getByRole('button', { name: texts.maps.position.mine })).not.toHaveCount(0);
        await page.locator('form').getByRole('button', { name: texts.maps.position.use }).click();
        await expect(card).toBeFocused();
        await expect(card).toContainText(texts.booking.pin.inexact);
        await expect(page.locator('form')).toContainText(texts.maps.position.inexact);
        await expect(start).toHaveValue('');
        await expectAccessible(page);

        await card.getByRole('button', { name: texts.booking.pin.type }).click();
        await expect(card).toBeHidden();
        await expect(start).toBeFocused();

        await page.locator('form').getByRole('button', { name: texts.maps.position.use }).click();
        await card.getByRole('button', { name: texts.booking.pin.use }).click();
        await expect(start).toHaveValue(/Kassel/);
        await expect(card).toBeHidden();
      },
    );
  });

  test(
    `${where}: a whole town as the pickup is asked about once, at Continue`,
    longUnless(isShort(look)),
    async ({ page }) => {
      await page.setViewportSize(size);
      await page.goto(`${words.path}/bookings`);
      await chooseAddress(page, 'start', 'Baunatal', 'Baunatal');
      const change = page.getByRole('button', { name: texts.maps.address.change });
      // The question has a script of its own and moves the vehicles down: a press on one in that moment meets nothing.
      await expect(change).toBeVisible();
      await page.getByRole('radio', { name: /PKW/ }).check();
      await page.locator('#booking-name').fill('Jörg Beispiel');
      await page.locator('#booking-phone').fill('0171 3920001');
      const next = page.getByRole('button', { name: words.continue, exact: true });
      await next.click();
      await expect(page.getByRole('alert').getByText(texts.booking.check.startArea)).toBeVisible();
      const keep = page.getByRole('button', { name: texts.maps.address.keepMissing });
      await expect(change).toBeFocused();
      // Nothing lies over the answers.
      for (const answer of [change, keep]) await answer.click({ trial: true });
      await expectAccessible(page);

      await keep.click();
      await expect(page.getByRole('alert').filter({ hasText: texts.booking.check.startArea })).toHaveCount(0);
      await next.click();
      await expect(page.getByRole('dialog', { name: words.loginRequired })).toContainText('Baunatal');
    },
  );
}
