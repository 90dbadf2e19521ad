import type { Page } from '@playwright/test';
import { languages, localPath } from '../../../src/i18n/languages';
import { behave, misbehave } from '../../support/backend';
import { expect, expectAccessible, test } from '../../support/browser/browser';
import { PREFIX } from '../../support/browser/built-site';
import { long } from '../../support/long';
import { expectSaid } from '../../support/states/said';
import { textsOf } from '../../support/states/texts';

test.use({ expectedErrors: /Failed to load resource/ });

const station = { latitude: 51.3183, longitude: 9.4897 };
const atSea = { latitude: 54.5, longitude: 6.5 };

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
    const mine = page.getByRole('button', { name: maps.position.mine, exact: true }).last();
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
