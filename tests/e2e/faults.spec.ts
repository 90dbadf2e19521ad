import type { Page } from '@playwright/test';
import type { Fault } from '../../mock-server/faults/fault';
import { behave, misbehave, readLog } from '../support/backend';
import { builtApi, expect, expectAccessible, test } from '../support/browser/browser';
import { chooseAddress, english, fillForm, openFilledForm, signIn } from '../support/browser/customer';
import { order } from '../support/browser/ordering';
import { stopClock } from '../support/browser/session';
import { long, longUnless } from '../support/long';

const FAILED_LOGIN = 'There was an error processing your Google login. Please try again.';

test.describe('Google misbehaves', () => {
  test.use({ expectedErrors: /Failed to load resource|Google Maps JavaScript API error|injectScript error|^Event \(/ });

  const returns = {
    'Try Again loads': (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try Again' }).press('Enter'),
    'a network that is back loads': async (page: Page) => {
      await page.context().setOffline(true);
      await page.context().setOffline(false);
      // On a machine without any network, the browser never says that it is back.
      await page.evaluate(() => navigator.onLine || dispatchEvent(new Event('online')));
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
    const details = ({ calls }: typeof after) => calls['places.details'] ?? 0;
    expect(details(after) - details(before)).toBe(1);
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

test.describe('the network loses the style sheet', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('before the scripts arrive: it is asked for again, and the page works', async ({ page }) => {
    const isStyles = (url: string | URL) => /\/styles\.\w+\.css$/.test(String(url));
    const failed = page.waitForEvent('requestfailed', (request) => isStyles(request.url()));
    await page.route(/\.js$/, (route) => failed.then(() => route.continue()));
    await page.route(isStyles, (route) => route.abort(), { times: 1 });
    await page.goto('/website/bookings');
    await fillForm(page);
    await page.getByRole('button', { name: english.continue }).click();
    await expect(page.getByRole('dialog', { name: 'Login Required' })).toBeInViewport();
  });
});

test.describe('the backend misbehaves', () => {
  test.use({ expectedErrors: /Failed to load resource|WebSocket connection/ });

  test('the taxis nearby cannot be read: the screen says so and the form stays usable', long, async ({ page }) => {
    await page.route(`${builtApi}/vehicle-location`, (route) => route.fulfill({ status: 200, body: 'null' }));
    await page.goto('/website/bookings');
    await expect(page.getByText('We cannot show the taxis nearby right now.')).toBeVisible();
    await fillForm(page);
  });

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
});
