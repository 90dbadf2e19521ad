import type { Locator } from '@playwright/test';
import { chooseScenario, moveRides } from '../../support/backend';
import { expect, expectAccessible, test } from '../../support/browser/browser';
import { english, fillForm, german, signIn } from '../../support/browser/customer';
import { orderAndFollow } from '../../support/browser/ordering';
import { long } from '../../support/long';

/** The whole of an element is in the window, and nothing lies over its middle, once the sheet has come to rest. */
async function expectInView(element: Locator) {
  await expect(element).toBeVisible();
  const isInView = () =>
    element.evaluate((button) => {
      const { left, top, right, bottom, width, height } = button.getBoundingClientRect();
      const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
      const isInside = left >= 0 && top >= 0 && right <= window.innerWidth && bottom <= window.innerHeight;
      return isInside && button.contains(onTop);
    });
  await expect.poll(isInView, { message: `${element} is in view` }).toBe(true);
}

/** The left and right edge of an element. */
const columnsOf = (element: Locator) =>
  element.evaluate((box) => {
    const { left, right } = box.getBoundingClientRect();
    return [Math.round(left), Math.round(right)];
  });

for (const { words, width, height, yes, accepted } of [
  { words: german, width: 360, height: 640, yes: /^Ja, etwa/, accepted: /hat Ihre Fahrt angenommen/ },
  { words: english, width: 1280, height: 800, yes: /^Yes, about/, accepted: /has accepted your ride/ },
]) {
  test(
    `from the login to the ride: one place, its buttons in view, the map beside it (${width} x ${height})`,
    long,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await chooseScenario(page, 'in-steps');
      await page.goto(`${words.path}/bookings`);
      await fillForm(page);
      await expect(page.getByText(/≈/).first()).toBeVisible();
      const panel = page.locator('[data-sheet-place]');
      const columns = await columnsOf(panel);
      await page.getByRole('button', { name: words.continue }).click();
      const sheet = page.locator('dialog[open]');
      const expectPlace = async (button: Locator) => {
        await expectInView(button);
        expect(await columnsOf(sheet)).toEqual(columns);
        // The map is in view beside or above the sheet.
        const map = await page.getByRole('region', { name: /^(Map|Karte)$/ }).boundingBox();
        const box = await sheet.boundingBox();
        if (!map || !box) throw new Error('There is no map or no sheet');
        expect(map.y).toBeLessThan(height / 2);
        return box;
      };

      await expectPlace(page.getByRole('button', { name: words.google }));
      await expect(sheet).toContainText('Kassel Hauptbahnhof');
      await expect(sheet).toContainText('≈');
      await signIn(page, words, 'Jörg Beispiel');

      await expect(page.getByRole('dialog', { name: words.confirm })).toBeVisible();
      await expectPlace(sheet.getByRole('button', { name: words.continue }));
      await expect(sheet).not.toContainText(/Germany|Deutschland|\b20\d\d\b/);
      await sheet.getByRole('button', { name: words.continue }).click();

      const answer = sheet.getByRole('button', { name: yes });
      await expectPlace(answer);
      await answer.click();

      await expect(page.getByRole('timer')).toBeVisible();
      const freeTaxis = page.locator('[data-fleet]');
      await expect(freeTaxis).toBeVisible();
      await expectPlace(sheet.getByRole('button', { name: /^(Cancel booking|Stornieren)/ }));
      // A desk has room for the whole trip.
      await expect(sheet.getByText('Kassel Hauptbahnhof')).toBeVisible({ visible: width > 700 });
      // The sheet alone leads to the booking, although the header knows it by now.
      const inHeader = page.locator('header a[href*="/booking-details/"]');
      await expect(inHeader).toBeAttached();
      await expect(inHeader).toBeHidden();
      await moveRides(page, 'ACCEPTED');
      await expect(sheet.getByText(accepted).first()).toBeVisible();
      await expect(freeTaxis).toBeHidden();
      await expect(sheet.getByText(/KS-TX \d+$/)).toBeVisible();
      await expect(sheet.getByText(/^≈ .* · (cash|bar)$/)).toBeVisible();
      await expectPlace(sheet.getByRole('button', { name: /^(Track Ride|Fahrt verfolgen)/ }));

      await expect(page).toHaveURL(/booking-details/);
      await moveRides(page, 'ON_THE_WAY');
      await expect(page.getByText(/^in \d+ min/)).toBeVisible();
      expect(await columnsOf(panel)).toEqual(columns);
      for (const name of [/^(Share live|Standort)/, 'SOS', /^(Cancel Booking|Bestellung stornieren)/])
        await expectInView(page.getByRole('main').getByRole('button', { name }));
      await expect(page.getByRole('banner').getByRole('link', { name: /^(Track Ride|Fahrt verfolgen)/ })).toHaveCount(
        0,
      );
    },
  );
}

test('the same status on the ride, in My Bookings and on Home: time, plate', long, async ({ page }) => {
  await orderAndFollow(page);
  const main = page.getByRole('main');
  await expect(main.getByText(/^in \d+ min/)).toBeVisible();
  const plate = await main.getByText(/KS-TX \d+$/).textContent();
  await expect(main.getByText(/≈ €\d+\.\d\d · cash/).filter({ visible: true })).toBeVisible();
  for (const path of ['/private/your-ride', '/']) {
    await page.goto(`/website${path}`);
    await page.mouse.wheel(0, 1);
    await expect(main.getByText(/^(Driver on the way|Your driver is at the pickup)$/)).toBeVisible();
    await expect(main.getByText(String(plate), { exact: true }).first()).toBeVisible();
    await expect(main.locator('a[href*="/booking-details/"]')).toBeVisible();
    await expectAccessible(page);
  }
});
