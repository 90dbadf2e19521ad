import type { Page } from '@playwright/test';
import { misbehave } from '../../support/backend';
import { expect, expectAccessible, test } from '../../support/browser/browser';
import { chooseAddress, english, fillForm, german } from '../../support/browser/customer';
import { long, longUnless } from '../../support/long';

/** The next step of the booking screen is always in view, and covers nothing that has the focus (WCAG 2.4.11). */

const sizes = [
  { width: 360, height: 640 },
  { width: 1280, height: 720 },
] as const;

const continueButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

for (const { width, height } of sizes) {
  for (const words of [english, german]) {
    test(
      `${words.path}/bookings, ${width} x ${height}: Continue is in view, empty or filled`,
      longUnless(width === 360 && words === english),
      async ({ page }) => {
        await page.setViewportSize({ width, height });
        await page.goto(`${words.path}/bookings`);
        await expect(continueButton(page, words.continue)).toBeInViewport({ ratio: 1 });
        await expect(page.locator('#booking-start')).toBeInViewport({ ratio: 1 });
        expect(await page.evaluate(() => window.scrollY)).toBe(0);
        await fillForm(page);
        await expect(continueButton(page, words.continue)).toBeInViewport({ ratio: 1 });
        await expect(page.getByRole('status').filter({ hasText: 'PKW' })).toContainText('≈');
        await expectAccessible(page);
      },
    );
  }

  test(`${width} x ${height}: the foot never covers the focused field`, long, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`${english.path}/bookings`);
    await expect(page.locator('#booking-date')).not.toHaveValue('');
    await page.locator('#booking-start').focus();
    const submit = continueButton(page, english.continue);
    const seen: string[] = [];
    while (!(await submit.evaluate((button) => button === document.activeElement))) {
      const { name, bottom, top } = await page.evaluate(() => {
        const field = document.activeElement ?? document.body;
        const { bottom } = field.getBoundingClientRect();
        const foot = document.querySelector('button[type=submit]')?.parentElement?.parentElement;
        return { name: field.id || field.outerHTML, bottom, top: foot?.getBoundingClientRect().top ?? 0 };
      });
      expect(bottom, name).toBeLessThanOrEqual(top);
      expect(seen.length).toBeLessThan(60);
      seen.push(name);
      await page.keyboard.press('Tab');
    }
    expect(seen).toEqual(expect.arrayContaining(['booking-start', 'booking-end', 'booking-name', 'booking-phone']));
  });
}

test('in a low window, as with the keyboard on the screen, the foot is the end of the form', long, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 400 });
  await page.goto(`${english.path}/bookings`);
  await expect(continueButton(page, english.continue)).not.toBeInViewport();
  await continueButton(page, english.continue).scrollIntoViewIfNeeded();
  await expect(continueButton(page, english.continue)).toBeInViewport({ ratio: 1 });
});

for (const { path } of [english, german]) {
  test(`${path}/bookings, 768 x 1024: form and map are side by side, with Continue in view`, long, async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto(`${path}/bookings`);
    const panel = await page.locator('form').boundingBox();
    const map = await page.getByRole('region', { name: /^(Map|Karte)$/ }).boundingBox();
    if (!panel || !map) throw new Error('There is no form or no map');
    expect(map.x).toBeGreaterThan(panel.x + panel.width);
    expect(map.width).toBeGreaterThan(300);
    expect(map.y).toBeLessThanOrEqual(panel.y);
    await expect(page.locator('button[type=submit]')).toBeInViewport({ ratio: 1 });
    // The taxis in words lie above the map's credits.
    const credit = page.getByText(/Local sample map|Beispielkarte|OpenStreetMap/).last();
    await expect(credit).toBeVisible();
    const words = await page.getByText(/^(The nearest taxis in words|Die nächsten Taxis in Worten)$/).boundingBox();
    expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThanOrEqual((await credit.boundingBox())?.y ?? 0);
    await fillForm(page);
    await expectAccessible(page);
  });
}

test('at 1920 px the map reaches the window’s edge, and the panel stays readable', long, async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1000 });
  await page.goto(`${english.path}/bookings`);
  const panel = await page.locator('form').boundingBox();
  const map = await page.getByRole('region', { name: 'Map' }).boundingBox();
  expect(panel?.width).toBeLessThanOrEqual(520);
  expect((map?.x ?? 0) + (map?.width ?? 0)).toBeGreaterThanOrEqual(1904);
});

/** How many vehicles are cut by the edge of their list, or by the foot. */
const vehiclesCut = (page: Page) =>
  page.locator('#booking-vehicleOption').evaluate((group) => {
    const cards = [...group.querySelectorAll('label')].map((card) => card.getBoundingClientRect());
    const list = group.querySelector('label')?.parentElement?.getBoundingClientRect();
    const foot = document.querySelector('button[type=submit]')?.parentElement?.getBoundingClientRect();
    const [start, end] = [list?.top ?? 0, Math.min(list?.bottom ?? 0, foot?.top ?? 0)];
    return cards.filter(
      ({ top, bottom }) => (top < start && bottom > start) || (top < end && bottom > end) || foot === undefined,
    ).length;
  });

for (const { width, height } of [
  { width: 1280, height: 720 },
  { width: 1920, height: 1000 },
]) {
  test(`${width} x ${height}: three vehicles are all in view, and of twelve none is cut`, long, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`${english.path}/bookings`);
    const cards = page.locator('#booking-vehicleOption label');
    await expect(cards).toHaveCount(3);
    await expect(cards.last()).toBeInViewport({ ratio: 1 });
    expect(await vehiclesCut(page)).toBe(0);
    const twelve = Array.from({ length: 12 }, (_, number) => ({
      id: `v${number}`,
      name: `Car ${number}`,
      carType: 'PKW',
      noOfSeat: 4,
      timeRequired: number + 1,
      price: number + 10,
    }));
    await misbehave(page, { match: 'POST /bookings/get-categories', body: twelve });
    await chooseAddress(page, 'start', 'Kassel Haupt', 'Kassel Hauptbahnhof');
    await chooseAddress(page, 'end', 'Auestad', 'Auestadion');
    await expect(cards).toHaveCount(12);
    for (let press = 0; press < 5; press += 1) {
      expect(await vehiclesCut(page), `after ${press} presses`).toBe(0);
      await page.getByRole('button', { name: 'More vehicles' }).click();
    }
  });
}
