import type { Page } from '@playwright/test';
import { behave, misbehave } from '../../support/backend';
import { expect, expectAccessible, test } from '../../support/browser/browser';
import { coversWords } from '../../support/browser/covers-words';
import { english, german, signIn, startSignedIn } from '../../support/browser/customer';
import { orderAndFollow } from '../../support/browser/ordering';
import { answerOwnRide, answerOwnShare, driver, OWN_RIDE, pickup, trackingFrame } from '../../support/browser/own-ride';
import { passUntil, stopClock, watchRequests } from '../../support/browser/session';
import { long } from '../../support/long';

/** The interval of reads over HTTP without the live connection (D16). */
const READ_EVERY_MS = 10_000;
const FAILED_CANCEL = 'Failed to cancel booking. Please try again.';

/** Opens Cancel Booking and gives a reason. */
async function askToCancel(page: Page) {
  await page.getByRole('button', { name: 'Cancel Booking' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel Booking' });
  await dialog.getByRole('radio', { name: 'The wait is too long' }).check();
  await dialog.getByRole('button', { name: 'Cancel this booking' }).click();
  return dialog;
}

test('a phone of 360 x 640: status, minutes, plate, Cancel, SOS and Share are in view without scrolling', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await orderAndFollow(page);
  const main = page.getByRole('main');
  const words = [
    ['Driver on the way', 'Cancel Booking', 'Share live location'],
    ['Ihr Taxi ist unterwegs', 'Bestellung stornieren', 'Standort teilen'],
  ] as const;
  for (const [sentence, cancel, share] of words) {
    if (sentence !== words[0][0]) await page.goto(page.url().replace('/website/', '/website/de/'));
    await expect(page.getByText(/^in \d+ min/)).toBeVisible();
    for (const thing of [
      main.getByText(sentence),
      main.getByText(/^in \d+ min/),
      main.getByText(/KS-TX \d+$/).last(),
      ...[cancel, 'SOS', share].map((name) => main.getByRole('button', { name })),
    ]) {
      const box = await thing.boundingBox();
      expect(box && { top: box.y >= 0, bottom: box.y + box.height <= 640, right: box.x + box.width <= 360 }).toEqual({
        top: true,
        bottom: true,
        right: true,
      });
    }
    // The plate is above what sticks to the lower edge, and in one line.
    const plate = main.getByText(/KS-TX \d+$/).last();
    const box = await plate.boundingBox();
    const bar = await main.getByRole('button', { name: 'SOS' }).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    const lines = await plate.evaluate((element) => {
      const text = document.createRange();
      text.selectNode(element.lastChild ?? element);
      return text.getClientRects().length;
    });
    expect(lines).toBe(1);
  }
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test.describe('without network for a moment', () => {
  // Gatsby looks for the pages behind visible links beforehand.
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|501 \(Not Implemented\)/ });

  test('the ride in the customer’s own words, shared, SOS offered', long, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await orderAndFollow(page);
    const main = page.getByRole('main');

    await test.step('a reload keeps the ride: taxi, addresses as they were chosen, number, phone', async () => {
      await expect(main.getByText('Kassel Hauptbahnhof', { exact: true }).last()).toBeVisible();
      const [address, plate] = [
        page.url(),
        await main
          .getByText(/KS-TX \d+$/)
          .first()
          .textContent(),
      ];
      await page.reload();
      await expect(page).toHaveURL(address);
      await expect(main.getByText(String(plate)).first()).toBeVisible();
      await expect(main.getByText('Kassel Hauptbahnhof', { exact: true }).last()).toBeVisible();
      await expect(main.getByText('Booking number')).toBeVisible();
      await expect(main.getByRole('link', { name: '069 90009 123' })).toBeVisible();
      await expect(page).toHaveTitle(/^Driver on the way/);
      await expectAccessible(page);
    });

    await test.step('Without links, Share says first what the text contains, then copies it', async () => {
      await misbehave(page, { match: 'POST /bookings/*/share', status: 501 });
      await page.getByRole('button', { name: 'Share live location' }).click();
      const dialog = page.getByRole('dialog', { name: 'A snapshot of your ride' });
      const shown = await dialog.locator('blockquote').textContent();
      expect(shown).toMatch(/Number plate: KS-TX \d+/);
      await dialog.getByRole('button', { name: 'Copy' }).click();
      await expect(dialog.getByText('Copied')).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shown);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
    });

    await test.step('SOS calls without network', async () => {
      await page.context().setOffline(true);
      await page.getByRole('button', { name: 'SOS' }).click();
      const dialog = page.getByRole('dialog', { name: 'SOS' });
      for (const number of ['112', '110']) await expect(dialog.locator(`a[href="tel:${number}"]`)).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await page.context().setOffline(false);
    });
  });
});

test.describe('the backend cannot be reached', () => {
  test.use({ expectedErrors: /Failed to load resource|WebSocket connection/ });

  test('a lost line is in view; not confirmed is said with phone and number; the last known ride has its age', async ({
    page,
  }) => {
    const whenQuiet = watchRequests(page);
    await page.clock.install();
    await orderAndFollow(page);
    const main = page.getByRole('main');
    await expect(main.getByText(/from the pickup/)).toBeVisible();

    // The site gives up connecting after some tries.
    await stopClock(page);
    await misbehave(page, { live: 'refuse-upgrade' }, { live: 'close' });
    await passUntil(page, async () => {}, main.getByText('Connecting ...'));
    await test.step('the status says so, with Retry and the age of its time, in view at every width', async () => {
      const retry = main.getByRole('button', { name: 'Retry' });
      await passUntil(page, whenQuiet, retry);
      const age = main.getByText(/last known \d+ (s|min) ago/);
      await passUntil(page, whenQuiet, age);
      for (const size of [
        { width: 360, height: 640 },
        { width: 390, height: 844 },
        { width: 1280, height: 800 },
      ]) {
        await page.setViewportSize(size);
        const foot = await main.getByRole('button', { name: 'SOS' }).boundingBox();
        for (const thing of [main.getByText('The live connection is lost.', { exact: true }), retry, age]) {
          await expect(thing).toBeInViewport({ ratio: 1 });
          const { y = 0, height = 0 } = (await thing.boundingBox()) ?? {};
          expect(y + height).toBeLessThanOrEqual(foot?.y ?? 0);
        }
        expect((await retry.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      }
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    });
    await page.clock.resume();
    const dialog = await askToCancel(page);
    await expect(dialog.getByText(FAILED_CANCEL)).toBeVisible();
    await expect(dialog.getByRole('radio', { name: 'The wait is too long' })).toBeChecked();
    await expect(page.getByText('Ride cancelled')).toBeHidden();
    await expect(dialog.getByText(/nothing was sent/)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');

    await misbehave(page, { match: 'GET /bookings/*', status: 503 }, { live: 'refuse-upgrade' });
    await page.reload();
    await expect(main.getByText(/^Last known status: /)).toBeVisible();
    await expect(main.getByText(/KS-TX \d+/).last()).toBeVisible();
    await expectAccessible(page);
    await behave(page);
    await page.clock.runFor(READ_EVERY_MS);
    await expect(main.getByText(/^Last known status: /)).toBeHidden();
  });
});

test('Cancel needs a reason, offers some, chooses none, and is confirmed by the backend', async ({ page }) => {
  await orderAndFollow(page);

  await page.getByRole('button', { name: 'Cancel Booking' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel Booking' });
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Cancel this booking' }).click();
  await expect(dialog.getByRole('alert').first()).toHaveText('Please provide a reason for cancellation');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await askToCancel(page);
  await expect(page.getByText('Your cancellation is confirmed.')).toBeVisible();
  await expect(page.getByText('Ride cancelled')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/^Ride cancelled/);
  await expect(page.getByRole('link', { name: 'Book the same ride again' })).toHaveAttribute('href', /#from=/);
  await expectAccessible(page);
});

test('a deep link: logged out shows the login, then the same ride; two tabs agree', long, async ({ page, context }) => {
  await orderAndFollow(page);
  const address = page.url();
  const other = await context.newPage();
  await other.goto(address);
  await expect(other.getByText('Driver on the way')).toBeVisible();
  await askToCancel(page);
  for (const tab of [page, other]) await expect(tab.getByText('Ride cancelled')).toBeVisible();
  await other.close();

  await page.evaluate(() => localStorage.clear());
  await page.goto(address);
  await page.getByRole('button', { name: /login/i }).last().click();
  await signIn(page, english, 'Anna Muster');
  await expect(page).toHaveURL(address);
  await expect(page.getByText('Ride cancelled')).toBeVisible();
});

test(
  'a pre-order says when the taxi comes and that one is sent in time, not that one is looked for',
  long,
  async ({ page }) => {
    await startSignedIn(page, 'Mehmet Probefirma');
    await page.goto('/website/partner');
    await page.getByRole('link', { name: 'Track Ride' }).click();
    const main = page.getByRole('main');
    await expect(main.getByText('Your booking is accepted. We will send you a taxi in time.')).toBeVisible();
    await expect(main.getByText(/^\w{3},?\s\d+\s\w+,\s\d\d:\d\d$/)).toBeVisible();
    await expect(page).toHaveTitle(/^Your booking is accepted\. We will send you a taxi in time\./);
    for (const never of ['We are finding a driver', 'Arrival time not known yet'])
      await expect(main.getByText(never)).toBeHidden();
    await expectAccessible(page);
    await page.goto(page.url().replace('/website/', '/website/de/'));
    await expect(main.getByText('Wir schicken Ihnen rechtzeitig ein Taxi.')).toBeVisible();
    await expect(main.getByText(/^\w\w\.?,?\s\d+\.\s\S+,\s\d\d:\d\d$/)).toBeVisible();
  },
);

test(
  'on a phone of 360 x 640, in German, the error of a cancellation and the button that shares are in view',
  long,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await startSignedIn(page, 'Anna Muster');
    await answerOwnRide(page, { ...driver, jobStatus: 'ON_THE_WAY' }, () => trackingFrame(pickup));
    await answerOwnShare(page);
    await page.goto(german.path + OWN_RIDE);
    await page.getByRole('button', { name: 'Bestellung stornieren' }).click();
    await page.getByRole('button', { name: 'Jetzt stornieren' }).click();
    await expect(page.getByText('Bitte geben Sie einen Grund für die Stornierung an')).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Standort teilen' }).click();
    const copy = page.getByRole('button', { name: 'Kopieren' });
    await expect(copy).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
  },
);

test(
  'of two rides, Track Ride names time and pickup of its own, and the other is one tap away',
  long,
  async ({ page }) => {
    await startSignedIn(page, 'Ida Unterwegs');
    for (const width of [360, 1280, 1920]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto('/website/bookings');
      const header = page.getByRole('banner');
      const track = header.getByRole('link', { name: 'Track Ride' });
      await expect(track).toHaveText(/^Track Ride\d+\s\w+, \d\d:\d\d · ./);
      // The header says it once.
      await expect(page.getByRole('main').getByRole('link', { name: 'Track Ride' })).toHaveCount(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      // Nothing of the header leaves its line.
      const ends = await header
        .locator('a:visible, button:visible, summary:visible')
        .evaluateAll((all) =>
          all.map((one) => one.getBoundingClientRect()).map(({ left, right, bottom }) => ({ left, right, bottom })),
        );
      for (const { right, bottom } of ends) {
        expect(right).toBeLessThanOrEqual(width);
        expect(bottom).toBeLessThanOrEqual(100);
      }
      expect(await coversWords(header.getByRole('link', { name: 'Further rides: 1' }), track)).toBe(false);
      await expectAccessible(page);
    }
    await page.getByRole('banner').getByRole('link', { name: 'Further rides: 1' }).click();
    await expect(page).toHaveURL(/\/private\/your-ride$/);
  },
);

test('at 320 x 256 the buttons of a ride cover nothing that has the focus', long, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await startSignedIn(page, 'Ida Unterwegs');
  await page.goto('/website/partner');
  await page.goto((await page.getByRole('link', { name: 'Track Ride' }).getAttribute('href')) ?? '');
  const awake = page.getByRole('button', { name: 'Keep the screen on' });
  await expect(awake).toBeVisible();
  // In the last line of the screen.
  await awake.evaluate((button) => button.scrollIntoView({ block: 'end' }));
  const isOnTop = await awake.evaluate((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isOnTop).toBe(true);
});
