import type { Page } from '@playwright/test';
import { type Coordinates, distanceInMeters } from '../../../src/lib/coordinates';
import { builtApi, expect, test } from '../../support/browser/browser';
import { startSignedIn } from '../../support/browser/customer';
import { answerOwnRide, driver, OWN_RIDE, pickup, trackingFrame } from '../../support/browser/own-ride';
import { nextFrame, watchRequests } from '../../support/browser/session';
import { long } from '../../support/long';
import { endZoom, markerPlace, routeBetween, routesAsked } from '../../support/maps/map-provider';

/** On a street, where every way from it begins. */
const start = { lat: 51.318, lng: 9.4911 };
/** What a car drives in one refresh interval at 54 km/h. */
const STEP_M = 150;
const REFRESH_MS = 10_000;
/** So far the marker may be beside the line: the corners of the route are cut by as much. */
const BESIDE_M = 12;

/** A ride whose taxi is where the test says. */
async function followRide(page: Page, car: { position: Coordinates }) {
  await page.clock.install();
  await startSignedIn(page, 'Anna Muster');
  await answerOwnRide(page, { ...driver, jobStatus: 'ON_THE_WAY' }, () => trackingFrame(car.position));
  await page.goto(`/website${OWN_RIDE}`);
  await expect(page.locator('[data-vehicle]')).toBeVisible();
}

/** Advances the page's clock until the next position. */
async function nextReport(page: Page, car: { position: Coordinates }, position: Coordinates) {
  car.position = position;
  const reported = page.locator(`[data-position="${position.lat},${position.lng}"]`);
  while ((await reported.count()) === 0) await page.clock.runFor(500);
}

/** A line of places, one for each metre of a way. */
function meterByMeter(way: readonly Coordinates[]): readonly Coordinates[] {
  return way.slice(1).flatMap((end, index) => {
    const begin = way[index] as Coordinates;
    const meters = Math.max(1, Math.round(distanceInMeters(begin, end)));
    return Array.from({ length: meters }, (_, meter) => ({
      lat: begin.lat + ((end.lat - begin.lat) * meter) / meters,
      lng: begin.lng + ((end.lng - begin.lng) * meter) / meters,
    }));
  });
}

/** How many metres along a line a place is, and how far beside it. */
function onLine(line: readonly Coordinates[], place: Coordinates) {
  const besides = line.map((point) => distanceInMeters(point, place));
  const beside = Math.min(...besides);
  return { along: besides.indexOf(beside), beside };
}

test('the taxi drives along the streets between two reports, and the map follows until the customer moves it', async ({
  page,
}) => {
  const car = { position: start };
  await followRide(page, car);
  const route = await routeBetween(page, start, pickup);
  const line = meterByMeter(route.path);

  await test.step('it moves steadily along the pickup route, never past the last report', async () => {
    let last = 0;
    for (const report of [1, 2, 3]) {
      const reported = report * STEP_M;
      await nextReport(page, car, line[reported] as Coordinates);
      for (let sample = 0; sample < 9; sample += 1) {
        const { along, beside } = onLine(line, await markerPlace(page));
        expect(beside).toBeLessThan(BESIDE_M);
        expect(along).toBeGreaterThanOrEqual(last - 1);
        expect(along).toBeLessThanOrEqual(reported + 1);
        last = along;
        await page.clock.runFor(1_000);
      }
      expect(last).toBeGreaterThan(reported - STEP_M / 2);
    }
    // The way of the ride, the way of the car, and the one that this story has asked for.
    expect(await routesAsked(page)).toBe(3);
  });

  await test.step('its way to the pickup is dashed, and the trip is faded', async () => {
    const map = page.getByRole('region', { name: 'Map' });
    await expect(map.locator('path[stroke-dasharray]')).toHaveCount(1);
    await expect(map.locator('path[stroke-opacity="0.35"]')).toHaveCount(2);
  });

  await test.step('the info windows show the minutes to pickup and drop, those of the frame', async () => {
    const windows = page.getByRole('dialog').filter({ hasText: /^\d+ min$/ });
    await expect.poll(async () => (await windows.allInnerTexts()).sort()).toEqual(['4 min', '9 min']);
  });

  const follow = page.getByRole('button', { name: 'Follow the taxi' });
  const map = page.getByRole('region', { name: 'Map' });
  const isCarInSight = async () => {
    const box = await map.boundingBox();
    const place = await page.locator('[data-vehicle]').boundingBox();
    if (!box || !place) return false;
    const [x, y] = [place.x + place.width / 2 - box.x, place.y + place.height / 2 - box.y];
    return x > 0 && y > 0 && x < box.width && y < box.height;
  };

  await test.step('moved by hand the map stays where it is; the button follows again', async () => {
    await expect(follow).toHaveAttribute('aria-pressed', 'true');
    expect(await isCarInSight()).toBe(true);
    const box = await map.boundingBox();
    if (!box) throw new Error('There is no map');
    for (const _drag of [1, 2]) {
      await page.mouse.move(box.x + 40, box.y + box.height / 2);
      await page.mouse.down();
      await page.mouse.move(box.x + box.width - 40, box.y + box.height / 2, { steps: 5 });
      await page.mouse.up();
      await page.clock.runFor(500);
    }
    await expect(follow).toHaveAttribute('aria-pressed', 'false');
    await nextReport(page, car, line[4 * STEP_M] as Coordinates);
    await page.clock.runFor(REFRESH_MS / 2);
    expect(await isCarInSight()).toBe(false);
    await follow.click();
    await page.clock.runFor(500);
    await expect(follow).toHaveAttribute('aria-pressed', 'true');
    expect(await isCarInSight()).toBe(true);
  });
});

for (const width of [360, 1280]) {
  test(
    `the following map keeps the minutes at the pickup visible; a moved map has a button (${width})`,
    long,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      // The pickup is in the upper left corner, where the button is.
      await followRide(page, { position: { lat: 51.306, lng: 9.489 } });
      const follow = page.getByRole('button', { name: 'Follow the taxi' });
      const minutes = page.getByRole('dialog').filter({ hasText: /^4 min$/ });
      await expect(minutes).toBeVisible();
      await endZoom(page);
      // The map has come to rest.
      await minutes.hover({ trial: true });
      const box = await minutes.boundingBox();
      const map = await page.getByRole('region', { name: 'Map' }).boundingBox();
      if (!box || !map) throw new Error('There is no map');
      expect(box.y).toBeGreaterThanOrEqual(map.y);
      expect(box.x).toBeGreaterThanOrEqual(map.x);
      await expect(follow).toHaveCSS('opacity', '0');
      for (const x of [box.x + 4, box.x + box.width - 4]) {
        const isSeen = await minutes.evaluate(
          (element, [left, top]) => element.contains(document.elementFromPoint(left, top)),
          [x, box.y + box.height / 2] as const,
        );
        expect(isSeen).toBe(true);
      }

      const middle = map.y + map.height / 2;
      await page.mouse.move(map.x + 40, middle);
      await page.mouse.down();
      await page.mouse.move(map.x + map.width - 40, middle, { steps: 5 });
      await page.mouse.up();
      await expect(follow).toHaveCSS('opacity', '1');
      await follow.click();
      await expect(follow).toHaveCSS('opacity', '0');
      // Who goes by keys sees where they are.
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await expect(follow).toBeFocused();
      await expect(follow).toHaveCSS('opacity', '1');
      await expect(follow).toHaveAttribute('aria-pressed', 'true');
    },
  );
}

test('for people who want less motion the taxi steps', long, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const car = { position: start };
  await followRide(page, car);
  const next = { lat: start.lat - 0.001, lng: start.lng - 0.001 };
  await nextReport(page, car, next);
  expect(distanceInMeters(await markerPlace(page), next)).toBeLessThan(1);
});

test(
  'five thousand free taxis drive as one drawing: no element, no mutation and no commit of React for them',
  long,
  async ({ page }) => {
    const FLEET = 5_000;
    let polls = 0;
    await page.route(`${builtApi}/vehicle-location`, (route) => {
      polls += 1;
      const taxis = Array.from({ length: FLEET }, (_, index) => ({
        vehicleId: `T${index}`,
        location: `${51.25 + (index % 71) / 600 + polls / 1_000},${9.38 + (index % 67) / 300}`,
        carCategories: ['PKW'],
      }));
      return route.fulfill({ json: taxis, headers: { 'Access-Control-Allow-Origin': '*' } });
    });
    const whenQuiet = watchRequests(page);
    await page.clock.install();
    // React reports its commits to this hook, in production too.
    await page.addInitScript(() => {
      const counted = { commits: 0, mutations: 0 };
      const hook = { supportsFiber: true, inject: () => 1, onCommitFiberRoot: () => (counted.commits += 1) };
      Object.assign(window, {
        counted,
        __REACT_DEVTOOLS_GLOBAL_HOOK__: { ...hook, onCommitFiberUnmount() {}, onPostCommitFiberRoot() {} },
      });
    });
    await page.goto('/website/bookings');
    const fleet = page.locator(`canvas[data-vehicles="${FLEET}"]`);
    await expect(fleet).toBeVisible();
    await expect(page.getByRole('img', { name: 'Taxi' })).toHaveCount(0);

    /** The picture as one number. */
    const picture = () =>
      fleet.evaluate((canvas: HTMLCanvasElement) => {
        const { width, height } = canvas;
        const data = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
        return new Uint32Array(data.buffer).reduce((hash, pixel) => (hash * 31 + pixel) >>> 0, 7);
      });

    await test.step('a poll in which all of them move', async () => {
      // The form follows the clock, at most ten seconds behind it: from here to the next minute it has nothing to tell.
      const second = await page.evaluate(() => new Date().getSeconds());
      // In steps, so that each request is answered in time: from here on only the fleet could cause work.
      await whenQuiet();
      for (let left = 71 - second; left > 0; left -= 5) {
        await page.clock.runFor(Math.min(left, 5) * 1_000);
        await whenQuiet();
      }
      await nextFrame(page);
      await page.evaluate(() => {
        const { counted } = window as unknown as { counted: { mutations: number } };
        const all = { subtree: true, childList: true, attributes: true, characterData: true };
        new MutationObserver((records) => {
          counted.mutations += records.length;
        }).observe(document.body, all);
      });
      const counts = () =>
        page.evaluate(() => {
          const { counted } = window as unknown as { counted: { commits: number; mutations: number } };
          return { ...counted, elements: document.body.querySelectorAll('*').length };
        });
      const before = await counts();
      expect(before.commits).toBeGreaterThan(0);
      const [still, polled] = [await picture(), polls];
      while (polls === polled) await page.clock.runFor(1_000);
      await whenQuiet();
      await expect
        .poll(async () => {
          await page.clock.runFor(500);
          return picture();
        })
        .not.toBe(still);
      const driving = await picture();
      await page.clock.runFor(4_000);
      expect(await picture()).not.toBe(driving);
      await page.clock.runFor(7_000);
      expect(await counts()).toEqual(before);
    });

    await test.step('moving the map moves the drawing, and paints it anew only far away', async () => {
      const before = await picture();
      const map = page.getByRole('region', { name: 'Map' });
      await map.focus();
      await page.keyboard.press('ArrowRight');
      await page.clock.runFor(500);
      expect(await picture()).toBe(before);
      await page.keyboard.press('End');
      await page.clock.runFor(500);
      expect(await picture()).not.toBe(before);
    });

    await test.step('the nearest of them can be read', async () => {
      await page.getByText('The nearest taxis in words').click();
      await expect(page.getByText(`${FLEET} free taxis are on the map.`)).toBeVisible();
      const list = page.getByRole('group').filter({ hasText: 'The nearest taxis in words' }).getByRole('listitem');
      await expect(list).toHaveText(Array(3).fill(/^\d+\.\d km · PKW$/));
    });
  },
);
