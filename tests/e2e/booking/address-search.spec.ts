import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../../support/browser/browser';
import { english, german, openChip } from '../../support/browser/customer';
import { countShifts } from '../../support/browser/layout-shifts';
import { nextFrame } from '../../support/browser/session';
import { long, longUnless } from '../../support/long';
import { pickupPin } from '../../support/maps/map-provider';

/** Where an address is looked for: on a phone in the whole window, at a desk in a list inside the window. */

const field = (page: Page, which: 'start' | 'end') => page.locator(`#booking-${which}`);
const options = (page: Page, which: 'start' | 'end') => page.locator(`#booking-${which}-menu`).getByRole('option');
const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not visible`);
  return box;
};
/** Waits until the code of the lists has arrived. */
const openBookings = async (page: Page, path: string) => {
  await page.goto(`${path}/bookings`);
  await expect(page.locator('canvas[data-vehicles]')).toBeVisible();
  await expect(page.locator('#booking-start-menu')).toBeAttached();
};

test.describe('on a phone, by touch', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  for (const { words, leave, station } of [
    { words: english, leave: 'Back to the form', station: 'Kassel-Wilhelmshöhe station' },
    { words: german, leave: 'Zurück zum Formular', station: 'Bahnhof Kassel-Wilhelmshöhe' },
  ]) {
    test(
      `${words.path}: a pressed address fills the window, a choice closes it, and nothing moves`,
      longUnless(words === german),
      async ({ page }) => {
        const shifts = await countShifts(page);
        await openBookings(page, words.path);
        const place = await boxOf(page, '#booking-start');
        await field(page, 'start').tap();
        await expect(page.getByRole('button', { name: leave })).toBeVisible();
        expect((await boxOf(page, '#booking-start')).y).toBeLessThan(30);
        await expect(field(page, 'start')).toBeFocused();
        await expect(options(page, 'start').filter({ hasText: station })).toBeVisible();
        await expectAccessible(page);
        await field(page, 'start').pressSequentially('Kassel Haupt');
        await expect(options(page, 'start').first()).toBeVisible();
        const list = await boxOf(page, '#booking-start-menu');
        expect(list.y + list.height).toBeLessThanOrEqual(640);
        await options(page, 'start').first().tap();
        await expect(field(page, 'start')).toHaveValue(/Kassel Hauptbahnhof/);
        await expect(page.getByRole('button', { name: leave })).toHaveCount(0);
        expect(await boxOf(page, '#booking-start')).toEqual(place);
        await nextFrame(page);
        expect(await shifts()).toEqual([]);
      },
    );
  }

  test('the arrow, Back and Escape close the search and lose nothing', long, async ({ page }) => {
    await openBookings(page, english.path);
    const leave = page.getByRole('button', { name: 'Back to the form' });
    await field(page, 'end').tap();
    await field(page, 'end').pressSequentially('Auest');
    await leave.tap();
    await expect(leave).toHaveCount(0);
    await expect(field(page, 'end')).toHaveValue('Auest');
    await field(page, 'end').tap();
    await expect(leave).toBeVisible();
    await page.goBack();
    await expect(leave).toHaveCount(0);
    await expect(page).toHaveURL(/\/bookings$/);
    await expect(field(page, 'end')).toHaveValue('Auest');
    await field(page, 'end').tap();
    await page.keyboard.press('Escape');
    await expect(leave).toHaveCount(0);
    await expect(field(page, 'end')).toHaveValue('Auest');
  });

  test('a place of the operator’s file becomes the pickup without asking anybody', long, async ({ page }) => {
    await openBookings(page, english.path);
    await field(page, 'start').tap();
    await options(page, 'start').filter({ hasText: 'Kassel Airport' }).tap();
    await expect(field(page, 'start')).toHaveValue('Kassel Airport');
    await expect(pickupPin(page)).toBeVisible();
  });

  test('the sentence about a refused position moves nothing and goes with the next field', long, async ({ page }) => {
    await openBookings(page, german.path);
    const before = await boxOf(page, '#booking-end');
    await page.locator('form').getByRole('button', { name: 'Mein Standort' }).tap();
    const sentence = page.getByText('Der Zugriff auf den Standort wurde abgelehnt');
    await expect(sentence).toBeInViewport({ ratio: 1 });
    expect(await boxOf(page, '#booking-end')).toEqual(before);
    await expectAccessible(page);
    await field(page, 'end').tap();
    await expect(page.getByRole('button', { name: 'Zurück zum Formular' })).toBeVisible();
    await expect(sentence).toHaveCSS('clip-path', 'inset(50%)');
  });

  test('the card that moves the pin leaves the pin in view, in the place of Continue', long, async ({ page }) => {
    await openBookings(page, english.path);
    await field(page, 'start').tap();
    await options(page, 'start').filter({ hasText: 'Kassel Airport' }).tap();
    await page.getByRole('button', { name: 'Correct the pickup on the map' }).tap();
    await expect(page.getByRole('button', { name: 'Pick me up here' })).toBeInViewport({ ratio: 1 });
    const pin = await pickupPin(page).boundingBox();
    const card = await boxOf(page, '[role=group][aria-label="Pickup on the map"]');
    expect(pin?.y).toBeGreaterThan(60);
    expect((pin?.y ?? 0) + (pin?.height ?? 0)).toBeLessThan(card.y);
    await expectAccessible(page);
  });

  test('an opened chip shows its fields clear of the foot', long, async ({ page }) => {
    await openBookings(page, german.path);
    for (const [chip, fields] of [
      ['when', '#booking-time'],
      ['payment', '#booking-paymentType'],
      ['more', '#booking-extras-car'],
    ] as const) {
      await openChip(page, chip);
      const { y, height } = await boxOf(page, fields);
      expect(y + height).toBeLessThanOrEqual((await boxOf(page, 'button[type=submit]')).y);
    }
  });

  test('Continue leads to the first wrong field, and the foot says how much is missing', long, async ({ page }) => {
    await openBookings(page, german.path);
    await page.getByRole('button', { name: german.continue, exact: true }).tap();
    const summary = page.getByRole('alert').filter({ hasText: 'Bitte füllen Sie diese Pflichtfelder aus:' });
    await expect(summary.getByRole('listitem')).toHaveCount(4);
    await expect(field(page, 'start')).toBeFocused();
    await expect(page.getByText('4 Angaben fehlen')).toBeInViewport({ ratio: 1 });
    // The summary is at the end of the form: while a field is mended, it covers nothing.
    const foot = page.getByRole('status').filter({ hasText: '4 Angaben fehlen' });
    expect((await foot.boundingBox())?.height).toBeLessThanOrEqual(60);
    const error = page.locator('#booking-start-error');
    await expect(error).toHaveText('Der Abholort fehlt');
    const isOnTop = () =>
      error.evaluate((text) => {
        const { left, top, height } = text.getBoundingClientRect();
        return text.contains(document.elementFromPoint(left + 4, top + height / 2));
      });
    expect(await isOnTop(), 'no list lies over it').toBe(true);
    // The search that the field opens says in the same place that nothing was found.
    await field(page, 'start').tap();
    await field(page, 'start').pressSequentially('Xyzqwv 12345');
    await expect(error).toHaveText(/^Keine Adresse gefunden/);
    await expect(page.getByRole('link', { name: /anrufen$/ }).first()).toBeInViewport({ ratio: 1 });
    expect(await isOnTop(), 'the search does not lie over it').toBe(true);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Zurück zum Formular' }).tap();
    await summary.getByRole('link', { name: 'Der Name fehlt' }).tap();
    await expect(page.locator('#booking-name')).toBeFocused();
    const name = await boxOf(page, '#booking-name');
    expect(name.y + name.height).toBeLessThanOrEqual((await foot.boundingBox())?.y ?? 0);
    // A link is paler while it is pressed.
    await expect(summary.locator('a:active')).toHaveCount(0);
    await expectAccessible(page);
  });
});

test('on a phone, by keys: typing opens the search, Enter chooses, Tab goes on', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openBookings(page, english.path);
  await field(page, 'start').focus();
  await page.keyboard.type('Kassel Haupt');
  await expect(field(page, 'start')).toHaveValue('Kassel Haupt');
  await expect(page.getByRole('button', { name: 'Back to the form' })).toBeVisible();
  await expect(options(page, 'start').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Back to the form' })).toHaveCount(0);
  await expect(field(page, 'start')).toBeFocused();
  await field(page, 'end').focus();
  await page.keyboard.type('Nowhere at all');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Back to the form' })).toHaveCount(0);
  await expect(page.getByRole('alert').filter({ hasText: 'Please fill in' })).toHaveCount(0);
});

for (const height of [500, 720]) {
  test(`at a desk of 1280 x ${height} the list stays inside the window and above the foot`, long, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height });
    await openBookings(page, english.path);
    for (const which of ['start', 'end'] as const) {
      await field(page, which).click();
      await page.keyboard.type('Kassel');
      await expect(options(page, which).first()).toBeVisible();
      const list = await boxOf(page, `#booking-${which}-menu`);
      const foot = await boxOf(page, 'button[type=submit]');
      expect(list.y).toBeGreaterThanOrEqual(0);
      expect(list.y + list.height).toBeLessThanOrEqual(foot.y);
      await page.keyboard.press('Escape');
    }
  });
}

test('chips open in place, one at a time, and keep their values', long, async ({ page }) => {
  await page.goto(`${english.path}/bookings`);
  const persons = page.getByLabel('Passengers');
  await page.getByRole('button', { name: 'One passenger more' }).click();
  await page.getByRole('button', { name: 'One passenger more' }).click();
  await expect(persons).toHaveValue('3');
  const when = await openChip(page, 'when');
  const payment = await openChip(page, 'payment');
  await expect(when).toHaveAttribute('aria-expanded', 'false');
  await page.getByRole('radio', { name: 'Wallet' }).check();
  const note = await openChip(page, 'more');
  await page.getByLabel('Instructions for the driver').fill('Two suitcases');
  await note.click();
  await expect(page.getByLabel('Instructions for the driver')).toHaveCount(0);
  await page.reload();
  await expect(persons).toHaveValue('3');
  await expect(payment).toHaveText('Pay by: Wallet');
  await expect(note).toHaveText('More1Two suitcases');
  await openChip(page, 'more');
  await expect(page.getByLabel('Instructions for the driver')).toHaveValue('Two suitcases');
  await expectAccessible(page);
});
