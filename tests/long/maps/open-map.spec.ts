import type { Page } from '@playwright/test';
import { misbehave } from '../../support/backend';
import { expect, expectAccessible, test } from '../../support/browser/browser';
import { chooseAddress, english, german } from '../../support/browser/customer';
import { passUntil, watchRequests } from '../../support/browser/session';

const sizes = { phone: { width: 360, height: 640 }, desk: { width: 1280, height: 720 } } as const;

/** Whether an element is what lies on top at its middle and both of its ends. */
const isUncovered = (page: Page, name: RegExp) =>
  page.getByRole('link', { name }).evaluate((element) => {
    const { left, right, top, height } = element.getBoundingClientRect();
    return [left + 2, (left + right) / 2, right - 2].every((x) =>
      element.contains(document.elementFromPoint(x, top + height / 2)),
    );
  });

for (const [size, viewport] of Object.entries(sizes)) {
  for (const words of [english, german]) {
    const where = `${size}, ${words.path}`;
    test(`the open map has a name, zoom buttons and an uncovered credit; axe finds nothing (${where})`, async ({
      page,
    }) => {
      const isEnglish = words === english;
      await page.setViewportSize(viewport);
      await page.goto(`${words.path}/bookings`);
      const map = page.getByRole('region', { name: isEnglish ? 'Map' : 'Karte', exact: true });
      await expect(map.locator('.leaflet-tile-loaded').first()).toBeVisible();
      // Before there is a way: the map moves to show it.
      const zoom = async () => {
        const address = await map.locator('.leaflet-tile-loaded').first().getAttribute('src');
        return Number(/tiles\/(\d+)/.exec(address ?? '')?.[1]);
      };
      const before = await zoom();
      await map.getByRole('button', { name: isEnglish ? 'Zoom in' : 'Vergrößern' }).click();
      await expect.poll(zoom).toBe(before + 1);
      await map.getByRole('button', { name: isEnglish ? 'Zoom out' : 'Verkleinern' }).click();
      await expect.poll(zoom).toBe(before);
      const credit = isEnglish ? /© OpenStreetMap contributors/ : /© OpenStreetMap-Mitwirkende/;
      await chooseAddress(page, 'start', 'Kassel Haupt', 'Kassel Hauptbahnhof');
      await chooseAddress(page, 'end', 'Auestad', 'Auestadion');
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect.poll(() => isUncovered(page, credit)).toBe(true);
      await expect(page.getByRole('link', { name: credit })).toHaveCount(1);
      await map.getByRole('button', { name: isEnglish ? 'Pickup' : 'Abholort', exact: true }).press('ArrowRight');
      await expect(page.getByRole('button', { name: isEnglish ? 'Pick me up here' : 'Hier abholen' })).toBeVisible();
      expect(await isUncovered(page, credit)).toBe(true);
      await page
        .getByRole('button', { name: isEnglish ? 'Keep the original pickup' : 'Abholort nicht ändern' })
        .click();
      await expect(map).not.toContainText('Leaflet');
      await expectAccessible(page);
    });
  }
}

test.describe('tiles that fail', () => {
  test.use({ expectedErrors: /\/tiles\// });

  test('for 30 s: the map is not available; the order goes on', async ({ page }) => {
    await misbehave(page, { match: 'GET /tiles/*', status: 503 });
    const whenQuiet = watchRequests(page);
    await page.clock.install();
    await page.goto('/website/bookings');
    await expect(page.getByRole('region', { name: 'Map', exact: true })).toBeVisible();
    await passUntil(page, whenQuiet, page.getByRole('heading', { name: 'The map is not available' }));
    await expect(page.locator('#booking-start')).toBeVisible();
  });

  test('for a while: they are asked for again', async ({ page }) => {
    await misbehave(page, { match: 'GET /tiles/*', status: 503, times: 30 });
    const whenQuiet = watchRequests(page);
    await page.clock.install();
    await page.goto('/website/bookings');
    await passUntil(page, whenQuiet, page.locator('.leaflet-tile-loaded').first());
    await expect(page.getByRole('region', { name: 'Map', exact: true })).toBeVisible();
  });
});

/** The pickup's pin, the button that confirms its place, and the field with its address. */
async function openPin(page: Page) {
  await page.goto('/website/bookings');
  await chooseAddress(page, 'start', 'Kassel Haupt', 'Kassel Hauptbahnhof');
  const pin = page.getByRole('button', { name: 'Pickup', exact: true });
  const use = page.getByRole('button', { name: 'Pick me up here' });
  const field = page.locator('#booking-start');
  // The map has come to rest at the pickup.
  await pin.hover();
  const middle = async () => {
    const box = await pin.boundingBox();
    if (!box) throw new Error('The pin is not on the map');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  return { pin, use, field, middle };
}

/** So far the pin may be from the pointer that drags it. */
const BESIDE_PX = 2;

test('the pin is moved by keys and dragged by pointer, twice', async ({ page }) => {
  const { pin, use, field, middle } = await openPin(page);

  await test.step('by keys', async () => {
    await pin.focus();
    for (const _press of [1, 2, 3]) await page.keyboard.press('Shift+ArrowRight');
    await expect(pin).toBeFocused();
    await use.click();
    await expect(field).not.toHaveValue(/Kassel Hauptbahnhof/);
    await expect(use).toBeHidden();
  });

  for (const [dx, dy] of [
    [-120, 100],
    [60, -90],
  ] as const) {
    await test.step(`by pointer, by ${dx} and ${dy} pixels`, async () => {
      const before = await field.inputValue();
      await pin.hover();
      const { x, y } = await middle();
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + dx, y + dy, { steps: 5 });
      const dragged = await middle();
      expect(Math.hypot(dragged.x - x - dx, dragged.y - y - dy)).toBeLessThan(BESIDE_PX);
      await page.mouse.up();
      await use.click();
      await expect(field).not.toHaveValue(before);
      await expect(use).toBeHidden();
    });
  }
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('the pin is dragged by a finger, twice, and its place is the pickup', async ({ page, context }) => {
    const { pin, use, field, middle } = await openPin(page);
    const client = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints });
    for (const dx of [-60, 90]) {
      // The map has come to rest.
      await pin.hover();
      const { x, y } = await middle();
      await touch('touchStart', { x, y });
      for (const step of [1, 2, 3]) await touch('touchMove', { x: x + (dx * step) / 3, y });
      const dragged = await middle();
      expect(Math.hypot(dragged.x - x - dx, dragged.y - y)).toBeLessThan(BESIDE_PX);
      await touch('touchEnd');
      await expect(use).toBeVisible();
    }
    await use.tap();
    await expect(field).not.toHaveValue(/Kassel Hauptbahnhof/);
  });
});
