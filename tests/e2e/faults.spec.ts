import type { Page } from '@playwright/test';
import type { Fault } from '../../mock-server/faults/fault';
import { behave, misbehave, readLog } from '../support/backend';
import { expect, expectAccessible, test } from '../support/browser/browser';
import { chooseAddress, english, openFilledForm, signIn, startSignedIn } from '../support/browser/customer';
import { order } from '../support/browser/ordering';
import { stopClock } from '../support/browser/session';
import { long, longUnless } from '../support/long';

/** The ride of the sample data that is under way. */
const UNDER_WAY = '20038';
const FAILED_LOGIN = 'There was an error processing your Google login. Please try again.';

/** Opens the ride that a demo customer is on, and waits until its taxi is seen. */
async function followRide(page: Page) {
  await startSignedIn(page, 'Ida Unterwegs');
  await page.goto(`/website/booking-details/${UNDER_WAY}`);
  await expect(page.locator('[data-vehicle]')).toBeAttached();
  await expect(page.getByText(/^Live/)).toBeVisible();
}

test.describe('Google misbehaves', () => {
  test.use({ expectedErrors: /Failed to load resource|Google Maps JavaScript API error|injectScript error|^Event \(/ });

  test('maps-dead: the map panel says so with the phone number, the form stays usable', long, async ({ page }) => {
    await misbehave(page, { google: 'maps-dead' });
    await page.goto('/website/bookings');
    await expect(page.getByText('The map is not available')).toBeVisible();
    await page.locator('#booking-start').pressSequentially('Kassel');
    await expect(page.getByText('Address suggestions are not available right now.', { exact: true })).toBeVisible();
    await expectAccessible(page);
  });

  const returns = {
    'Try Again loads': (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try Again' }).press('Enter'),
    'a network that is back loads': async (page: Page) => {
      await page.context().setOffline(true);
      await page.context().setOffline(false);
    },
  };
  for (const [what, bringBack] of Object.entries(returns)) {
    test(
      `maps-dead: ${what} the map and the suggestions, and what was typed stays`,
      longUnless(what === 'a network that is back loads'),
      async ({ page }) => {
        await misbehave(page, { google: 'maps-dead' });
        await page.goto('/website/bookings');
        const start = page.locator('#booking-start');
        await start.pressSequentially('Kassel Hau');
        await expect(page.getByText('The map is not available')).toBeVisible();
        await behave(page);
        await bringBack(page);
        await expect(page.locator('canvas[data-vehicles]')).toBeVisible();
        await expect(start).toHaveValue('Kassel Hau');
        await chooseAddress(page, 'start', 'Kassel Haupt', 'Hauptbahnhof');
      },
    );
  }

  test('maps-hang: the map waits up to 30 s for the maps service', async ({ page }) => {
    await misbehave(page, { google: 'maps-hang' });
    await page.clock.install();
    const asked = page.waitForRequest(/\/maps\/api\/js/);
    await page.goto('/website/bookings', { waitUntil: 'commit' });
    await asked;
    await stopClock(page);
    await expect(page.getByText('Loading the map ...')).toBeVisible();
    // The script was asked for after the page was opened.
    const openMs = await page.evaluate(() => performance.now());
    await page.clock.runFor(29_999 - openMs);
    await expect(page.getByText('Loading the map ...')).toBeVisible();
    await page.clock.runFor(openMs);
    await expect(page.getByText('The map is not available')).toBeVisible();
  });

  test('maps-auth-failure: map authentication failure shows an AuthFailure panel', long, async ({ page }) => {
    await misbehave(page, { google: 'maps-auth-failure' });
    await page.goto('/website/bookings');
    await expect(page.getByText('Google refused the map')).toBeVisible();
    await expectAccessible(page);
  });

  test('suggestions-fail, details-fail: only logged; the next try works', long, async ({ page }) => {
    await page.goto('/website/bookings');
    const start = page.locator('#booking-start');
    await misbehave(page, { google: 'suggestions-fail', code: 'RESOURCE_EXHAUSTED' });
    await start.pressSequentially('Kassel Hau');
    await expect(
      page.getByText(/^There are no address suggestions right now\. Change the text to try again/),
    ).toBeVisible();
    await behave(page);
    await start.pressSequentially('p');
    await misbehave(page, { google: 'details-fail', times: 1 });
    await page.getByRole('option').filter({ hasText: 'Kassel Hauptbahnhof' }).first().click();
    await expect.poll(async () => (await readLog(page)).faults['google details-fail']).toBe(1);
    await start.fill('');
    await chooseAddress(page, 'start', 'Kassel Haupt', 'Kassel Hauptbahnhof');
  });

  test('routes-fail: route request failure clears the route', async ({ page }) => {
    await misbehave(page, { google: 'routes-fail' });
    await page.goto('/website/bookings');
    await chooseAddress(page, 'start', 'Kassel Haupt', 'Kassel Hauptbahnhof');
    await chooseAddress(page, 'end', 'Auestad', 'Auestadion');
    await expect(page.getByText('The route could not be calculated.')).toBeVisible();
    await expectAccessible(page);
  });

  test('Google counts one session from the first letter to the chosen place', long, async ({ page }) => {
    await page.goto('/website/bookings');
    const before = (await readLog(page)).google;
    await chooseAddress(page, 'start', 'Kassel Haupt', 'Kassel Hauptbahnhof');
    const after = (await readLog(page)).google;
    expect(after.sessions - before.sessions).toBe(1);
    const calls = (log: typeof after, name: string) => log.calls[name] ?? 0;
    expect(calls(after, 'places.details') - calls(before, 'places.details')).toBe(1);
  });

  const atGoogle: readonly (readonly [Fault, string])[] = [
    [{ google: 'identity-no-credential' }, FAILED_LOGIN],
    [{ google: 'identity-wrong-nonce' }, FAILED_LOGIN],
    [{ google: 'identity-foreign-audience' }, FAILED_LOGIN],
    [{ google: 'identity-expired' }, 'Login completed, but there was an issue with the server. Proceeding anyway.'],
  ];
  for (const [fault, sentence] of atGoogle) {
    test(`${'google' in fault ? fault.google : ''}: nobody is logged in, the form stays`, long, async ({ page }) => {
      await misbehave(page, fault);
      await openFilledForm(page);
      await page.getByRole('button', { name: english.continue }).click();
      await signIn(page, english, 'Anna Muster');
      await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
      await expect(page.locator('#booking-start')).toHaveValue(/Kassel Hauptbahnhof/);
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    });
  }

  test('identity-dead: Google Sign-In unavailable. Please refresh the page.', async ({ page }) => {
    await misbehave(page, { google: 'identity-dead' });
    await openFilledForm(page);
    await page.getByRole('button', { name: english.continue }).click();
    await expect(page.getByText('Google Sign-In unavailable. Please refresh the page.')).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('the backend misbehaves', () => {
  test.use({ expectedErrors: /Failed to load resource|WebSocket connection/ });

  test(
    'a connection that is cut after the order was stored: the browser sends it again, there is one',
    long,
    async ({ page }) => {
      const { ordersCreated } = await readLog(page);
      await misbehave(page, {
        match: 'POST /bookings/createWebsiteOrder',
        drop: true,
        afterCommit: true,
        times: 1,
      });
      await order(page);
      await expect(page.getByText('Connected - Searching for driver...')).toBeVisible();
      expect((await readLog(page)).ordersCreated).toBe(ordersCreated + 1);
    },
  );

  test('a backend that is busy for every second call: what is read loads by itself, one press orders once', async ({
    page,
  }) => {
    const reads = ['/bookings/*', '/vehicle-location', '/auth/me', '/business-status'].map((path) => `GET ${path}`);
    const posted = ['POST /bookings/get-categories', 'POST /vehicle-location/get-vehicles-distance'];
    const busy = [...reads, ...posted].map((match) => ({ match, status: 429, retryAfter: '1', every: 2 }));
    const { ordersCreated } = await readLog(page);
    await misbehave(page, ...busy);
    await order(page);
    await expect(page.getByText('Connected - Searching for driver...')).toBeVisible();
    const log = await readLog(page);
    expect(log.ordersCreated).toBe(ordersCreated + 1);
    for (const match of [...reads.slice(0, 3), ...posted]) expect(log.faults[match]).toBeGreaterThan(0);
    await page.goto('/website/private/your-ride');
    await expect(page.getByRole('link', { name: 'Track Ride' }).first()).toBeVisible();
  });

  test('a live connection that is closed in the middle of a ride comes back after 3 s', long, async ({ page }) => {
    await followRide(page);
    const { socketsOpened } = await readLog(page);
    await misbehave(page, { live: 'close', code: 1011, times: 1 });
    // A loss is shown after 3 s (D16): this one is over by then.
    await expect.poll(async () => (await readLog(page)).socketsOpened).toBe(socketsOpened + 1);
    await expect(page.getByText(/^Live/)).toBeVisible();
  });

  test(
    'a line that is dead although its socket is up is left after half a minute, and a new one opened',
    long,
    async ({ page }) => {
      await page.clock.install();
      await followRide(page);
      const { socketsOpened } = await readLog(page);
      await misbehave(page, { live: 'silence', times: 1 });
      await page.clock.runFor(44_500);
      await expect.poll(async () => (await readLog(page)).socketsOpened).toBe(socketsOpened + 1);
      await expect(page.getByText(/^Live/)).toBeVisible();
    },
  );

  test('malformed frames and five hundred positions in one go leave the ride as it is', long, async ({ page }) => {
    await followRide(page);
    const banner = page.locator('main [role="status"] > p').first();
    const before = String(await banner.textContent());
    await misbehave(page, { live: 'raw', text: '{"key":', times: 1 }, { live: 'raw', text: 'null', times: 1 });
    await misbehave(page, { live: 'burst', count: 500, times: 1 });
    await expect.poll(async () => (await readLog(page)).faults['live burst'] ?? 0).toBeGreaterThan(0);
    await expect(banner).toHaveText(before);
    await expect(page.locator('[data-vehicle]')).toBeAttached();
    await expect(page.getByText(/^Live/)).toBeVisible();
  });
});

test.describe('rides that go another way', () => {
  test('rejected-then-accepted: the search goes on and ends with a driver', long, async ({ page }) => {
    await order(page, english, 'rejected-then-accepted');
    await expect(page).toHaveURL(/\/website\/booking-details\/[\w-]+$/);
  });
});
