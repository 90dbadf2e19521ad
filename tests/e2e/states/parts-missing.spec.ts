import type { Page } from '@playwright/test';
import { BREAKING, breakOnText } from '../../support/browser/breaking-text';
import { beginToUse, expect, test } from '../../support/browser/browser';
import { chooseLater, fillForm, openRow, startSignedIn, wordsIn } from '../../support/browser/customer';
import { answerOwnRide, driver, OWN_RIDE, pickup, trackingFrame } from '../../support/browser/own-ride';
import { fillReturn } from '../../support/browser/series';
import { moveAnswerWait } from '../../support/states/late-page';
import { walk } from '../../support/states/stage';

test.use({
  expectedErrors: new RegExp(`Failed to load resource|ChunkLoadError|Loading (CSS )?chunk|${BREAKING.source}`),
});

const SCRIPTS = /\.js$/;
const cut = (page: Page) => page.route(SCRIPTS, (route) => route.abort());

walk('parts-missing', async ({ page, language, addressOf, open, look, texts }) => {
  const { account, booking, common, maps, ride, status } = texts;
  const words = wordsIn(language);
  const main = page.getByRole('main');
  const dialog = page.locator('dialog[open]');
  const submit = () => page.getByRole('button', { name: words.continue, exact: true }).click();
  await cut(page);
  await open('/bookings');
  await submit();
  await moveAnswerWait(page, 1);
  await expect(page.getByText(booking.late.text)).toBeVisible();
  await look('booking form without its scripts');
  await page.unroute(SCRIPTS);
  // Another fragment of the same page would load nothing.
  await page.goto('about:blank');

  const html = await (await page.request.get(addressOf('/bookings'))).text();
  await page.route(
    ({ pathname }) => SCRIPTS.test(pathname) && !html.includes(pathname),
    (route) => route.abort(),
  );
  await open('/bookings#from=51.3127,9.4797,Königsplatz');
  await expect(page.locator('#booking-start')).toHaveValue(/Königsplatz/);
  await page.locator('#booking-name').fill('Jörg Beispiel');
  await page.locator('#booking-phone').fill('0561 123456');
  await page.getByRole('radio', { name: /PKW/ }).check();
  await page.locator('#booking-chip-payment').click();
  await expect(main.getByText(booking.options.failed)).toHaveCount(1);
  await look('options that did not load');
  await submit();
  await expect(main.getByText(booking.form.notSent)).toBeVisible();
  await look('next step that did not load');
  await page.unrouteAll();

  // Nothing is fetched ahead: a press is the first to ask for it.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  await startSignedIn(page, 'Anna Muster');
  await open('/bookings');
  await fillForm(page);
  await fillReturn(page);
  await cut(page);
  await submit();
  await expect(dialog.getByText(booking.form.notSent)).toBeVisible();
  await look('rides to check that did not load');
  await page.unroute(SCRIPTS);
  await page.reload();
  await beginToUse(page);
  await expect(page.locator('#booking-name')).toHaveValue('Anna Muster');
  await chooseLater(page);
  await openRow(page, 'series');
  await page.locator('#booking-seriesBack input').first().check();
  await submit();
  await dialog.getByRole('button', { name: words.book }).click();
  const save = dialog.getByRole('button', { name: status.calendar.save });
  await expect(save).toBeVisible();
  await cut(page);
  await save.click();
  await expect(dialog.getByText(status.calendar.failed)).toBeVisible();
  await look('pre-order without its calendar');
  await page.unroute(SCRIPTS);

  await open('/private/your-ride');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await cut(page);
  await page.getByRole('button', { name: common.navigation.menu }).click();
  await page.getByRole('banner').getByRole('link', { name: common.navigation.profile, exact: true }).click();
  await expect(main.getByText(common.private.missing)).toBeVisible();
  await look('private screen that did not load');
  await page.unroute(SCRIPTS);

  await answerOwnRide(page, { ...driver, jobStatus: 'ON_THE_WAY' }, () => trackingFrame(pickup, 12));
  await open(OWN_RIDE);
  await expect(page.getByText(status.banner.onTheWay).first()).toBeVisible();
  // With map and route: without them addresses and destination have other sentences.
  await expect(main.getByRole('img', { name: maps.taxi, exact: true })).toBeVisible();
  await expect(main.getByText(new RegExp(ride.trip.arrives.replace(/{{\w+}}/g, '.+')))).toBeVisible();
  await cut(page);
  await main.getByRole('button', { name: ride.actions.share, exact: true }).click();
  await expect(main.getByText(ride.actions.notLoaded)).toBeVisible();
  await look('actions that did not load');
  await page.unroute(SCRIPTS);

  await breakOnText(page, account.rides.completed);
  const shell = await (await page.request.get(addressOf('/private'))).text();
  await page.route(
    ({ pathname }) => SCRIPTS.test(pathname) && !shell.includes(pathname),
    (route) => route.abort(),
  );
  await open('/private/your-ride');
  await expect(main.getByText(common.failed.again)).toBeVisible();
  await look('screen that failed without its part');
  await page.unrouteAll();
  await page.reload();
  const heading = main.getByRole('heading', { name: common.failed.title });
  await expect(heading).toBeFocused();
  await look('screen that failed');
  await main.getByRole('button', { name: common.tryAgain }).click();
  await expect(main.getByRole('button', { name: common.failed.reload })).toBeVisible();
  await expect(heading).toBeFocused();
  await look('screen that failed again');
});
