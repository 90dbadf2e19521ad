import { readFileSync } from 'node:fs';
import { misbehave, readLog } from '../../support/backend';
import { expect, expectAccessible, test } from '../../support/browser/browser';
import {
  english,
  fillForm,
  german,
  openFilledForm,
  openRow,
  signIn,
  startSignedIn,
} from '../../support/browser/customer';
import { expectToFit, ORDER, ordersCreated, watchOrders } from '../../support/browser/ordering';
import { expectTwelvePlaced, fillReturn, fillSeries, ridesIn } from '../../support/browser/series';
import { passUntil, watchRequests } from '../../support/browser/session';
import { long } from '../../support/long';

test.describe('a series of twelve rides', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test(
    'an error, a lost answer, a reload during an order and a second tab: twelve rides are twelve orders',
    long,
    async ({ page, context }) => {
      const keys = watchOrders(page);
      const whenQuiet = watchRequests(page);
      const faults = [
        { at: 1, fault: { match: ORDER, status: 500, times: 1 } },
        { at: 6, fault: { match: ORDER, status: 502, afterCommit: true, times: 1 } },
        { at: 12, fault: { match: ORDER, hang: true, afterCommit: true, times: 1 } },
      ];
      let orders = 0;
      await page.route('**/bookings/createWebsiteOrder', async (route) => {
        if (route.request().method() === 'POST') orders += 1;
        const planned = faults.find(({ at }) => at === orders);
        if (planned && route.request().method() === 'POST') await misbehave(page, planned.fault);
        await route.continue();
      });
      await page.clock.install();
      await startSignedIn(page, 'Anna Muster');
      await openFilledForm(page);
      await fillSeries(page);
      await page.getByRole('button', { name: english.continue }).click();
      const review = page.getByRole('dialog', { name: 'Check your rides' });
      await expect(ridesIn(review)).toHaveCount(12);
      await review.getByRole('button', { name: 'Book 12 rides with obligation to pay' }).click();

      const running = page.getByRole('dialog', { name: 'Booking your rides' });
      await expect(running).toBeVisible();
      await passUntil(page, async () => {}, running.getByText('10 of 12 booked').first());
      await expect.poll(() => ordersCreated(page)).toBe(11);

      const second = await context.newPage();
      await second.goto(`${english.path}/bookings`);
      const here = page.getByRole('dialog', { name: 'Not all rides are booked' });
      const there = second.getByRole('dialog', { name: 'Not all rides are booked' });
      await expect(there.getByText('10 of 12 booked').first()).toBeVisible();
      await page.reload();
      for (const dialog of [here, there]) {
        await expect(ridesIn(dialog).filter({ hasText: /Booked, number/ })).toHaveCount(11);
        await expect(ridesIn(dialog).first()).toContainText('Not booked');
      }
      await whenQuiet();
      expect(await ordersCreated(page)).toBe(11);

      const missing = { name: 'Book 1 missing ride with obligation to pay' };
      const buttons = await Promise.all(
        [here, there].map((dialog) => dialog.getByRole('button', missing).elementHandle()),
      );
      // At once: an order of one window takes the button of the other one away.
      await Promise.all(buttons.map((button) => button?.evaluate((element) => (element as HTMLElement).click())));
      for (const window of [page, second])
        await expectTwelvePlaced(window.getByRole('dialog', { name: 'Your rides are booked' }), /Booked, number/);
      expect(await ordersCreated(page)).toBe(12);
      expect(new Set(keys).size).toBe(12);
    },
  );

  test(
    'by keys alone at 320 px in German, with large text: the rides are a table, and one can be removed',
    long,
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      await startSignedIn(page, 'Anna Muster');
      await page.goto(`${german.path}/bookings`);
      await fillForm(page);
      const chip = page.locator('#booking-chip-more');
      await chip.focus();
      await page.keyboard.press('Enter');
      await page.locator('#booking-more-series').press('Enter');
      await page.locator('#booking-seriesBack input').first().focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Tab');
      await expect(page.locator('#booking-backDate')).toBeFocused();
      await fillSeries(page);
      await expectAccessible(page);
      await page.getByRole('button', { name: german.continue, exact: true }).press('Enter');

      const review = page.getByRole('dialog', { name: 'Fahrten prüfen' });
      const table = review.getByRole('table', { name: 'Die Fahrten in deutscher Zeit' });
      await expect(table.getByRole('columnheader')).toHaveText(['Tag und Uhrzeit', 'Fahrt', 'Ändern']);
      const remove = ridesIn(review).nth(1).getByRole('button');
      await remove.focus();
      await page.keyboard.press('Enter');
      await expect(remove).toBeFocused();
      await expect(remove).toHaveText('Zurückholen');
      await expectToFit(page);
      await expectAccessible(page);
      await page.addStyleTag({ content: 'html { font-size: 200%; }' });
      expect(await review.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
      await page
        .locator('style')
        .last()
        .evaluate((style) => style.remove());
      const book = review.getByRole('button', { name: '11 Fahrten zahlungspflichtig bestellen' });
      await book.focus();
      await page.keyboard.press('Enter');
      const done = page.getByRole('dialog', { name: 'Ihre Fahrten sind bestellt' });
      await expect(ridesIn(done).filter({ hasText: /Bestellt, Nummer/ })).toHaveCount(11);
      await expectToFit(page);
      await expectAccessible(page);
      expect(await ordersCreated(page)).toBe(11);
    },
  );

  test(
    'in My Bookings the series is a table: all rides go to the calendar, one ride or the rest is cancelled',
    long,
    async ({ page }) => {
      await startSignedIn(page, 'Anna Muster');
      await openFilledForm(page);
      await fillSeries(page);
      await page.getByRole('button', { name: english.continue }).click();
      await page.getByRole('button', { name: 'Book 12 rides with obligation to pay' }).click();
      await page
        .getByRole('dialog', { name: 'Your rides are booked' })
        .getByRole('link', { name: 'To My Bookings' })
        .click();

      const series = page.getByRole('region', { name: 'Your series of rides' });
      await expect(ridesIn(series).filter({ hasText: 'Booked' })).toHaveCount(12);
      await expect(page.getByRole('heading', { name: 'Current rides' })).toBeVisible();
      await expectAccessible(page);
      const download = page.waitForEvent('download');
      await series.getByRole('button', { name: 'Save all in the calendar' }).click();
      const file = await (await download).path();
      expect(readFileSync(file, 'utf8').match(/BEGIN:VEVENT/g)).toHaveLength(12);

      const first = ridesIn(series).first();
      await first.getByRole('button', { name: /^Cancel/ }).click();
      await page
        .getByRole('dialog', { name: 'Cancel this ride?' })
        .getByRole('button', { name: 'Cancel booking' })
        .click();
      await expect(first).toContainText(/Cancelled/);
      await series.getByRole('button', { name: 'Cancel 11 rides' }).click();
      const all = page.getByRole('dialog', { name: 'Cancel all 11 rides?' });
      await expect(all).toContainText('Cancelling is free.');
      await all.getByRole('button', { name: 'Cancel 11 bookings' }).click();
      await expect(ridesIn(series).filter({ hasText: /Cancelled/ })).toHaveCount(12);
      expect((await readLog(page)).cases['706']).toBe(12);
      await page.reload();
      await expect(page.getByText('You have no current ride.')).toBeVisible();
      await expect(series).toHaveCount(0);
    },
  );

  test(
    'there and back to treatment: after a reload the answers are asked for again, and were never stored',
    long,
    async ({ page }) => {
      const instructions: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().endsWith('/bookings/createWebsiteOrder'))
          instructions.push(request.postDataJSON().custInstruction);
      });
      const fillTreatment = async () => {
        await openRow(page, 'treatment');
        await page.locator('#booking-treatmentConsent').check();
        await page.locator('#booking-prescription input[value="none"]').check();
      };
      await page.clock.install();
      await startSignedIn(page, 'Anna Muster');
      await openFilledForm(page);
      await fillTreatment();
      await fillReturn(page);
      await page.getByRole('button', { name: english.continue }).click();
      await misbehave(page, { match: ORDER, status: 500, times: 1 });
      await page.getByRole('button', { name: 'Book 2 rides with obligation to pay' }).click();
      const stopped = page.getByRole('dialog', { name: 'Not all rides are booked' });
      await passUntil(page, async () => {}, stopped);
      const kept = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
      expect(await kept()).not.toMatch(/Krankenfahrt|Verordnung|prescription/);

      await page.reload();
      await expect(stopped).toContainText('The answers about the treatment are not stored on this device.');
      await stopped.getByRole('button', { name: 'To the form' }).click();
      await fillTreatment();
      await page.getByRole('button', { name: english.continue }).click();
      await stopped.getByRole('button', { name: 'Book 1 missing ride with obligation to pay' }).click();
      const done = page.getByRole('dialog', { name: 'Your rides are booked' });
      await expect(ridesIn(done).filter({ hasText: /Booked, number/ })).toHaveCount(2);
      expect(await ordersCreated(page)).toBe(2);
      expect(instructions).toHaveLength(3);
      for (const text of instructions) expect(text).toContain('Krankenfahrt');
      expect(await kept()).not.toMatch(/Krankenfahrt|Verordnung|prescription/);
    },
  );

  test(
    'a lost login in the middle: the next login brings the list back, and the missing ride is booked',
    long,
    async ({ page }) => {
      await startSignedIn(page, 'Anna Muster');
      await openFilledForm(page);
      await fillReturn(page);
      await page.getByRole('button', { name: english.continue }).click();
      await misbehave(page, { match: ORDER, status: 401, afterCommit: true, times: 1 });
      await page.getByRole('button', { name: 'Book 2 rides with obligation to pay' }).click();
      const ended = page.getByRole('dialog', { name: 'Your login has ended' });
      await expect(ended).toContainText('0 of 2 rides are booked.');
      await expectAccessible(page);
      await ended.getByRole('button', { name: 'Login' }).click();
      await signIn(page, english, 'Anna Muster');
      const stopped = page.getByRole('dialog', { name: 'Not all rides are booked' });
      await expect(ridesIn(stopped).first()).toContainText('Booked, number');
      await expect(ridesIn(stopped).last()).toContainText('Not booked yet');
      await stopped.getByRole('button', { name: 'Book 1 missing ride with obligation to pay' }).click();
      const done = page.getByRole('dialog', { name: 'Your rides are booked' });
      await expect(ridesIn(done).filter({ hasText: /Booked, number/ })).toHaveCount(2);
      expect(await ordersCreated(page)).toBe(2);
    },
  );
});
