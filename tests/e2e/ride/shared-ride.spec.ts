import type { Browser, Page } from '@playwright/test';
import { formatClock } from '../../../src/i18n/formats';
import { misbehave, moveRides } from '../../support/backend';
import { api, builtApi, expect, expectAccessible, test } from '../../support/browser/browser';
import { startSignedIn, tokensOf } from '../../support/browser/customer';
import { countShifts } from '../../support/browser/layout-shifts';
import { stopClock } from '../../support/browser/session';
import { long, longUnless } from '../../support/long';
import { sampleOrder } from '../../support/sample-order';

// The friend's browser is another one.
test.use({ reuseContext: false });

/** A read of a link that has ended; the browser names every answer of 404 on the console. */
const ENDED = /404/;
const sentence = (page: Page) => page.locator('[data-slot="sentence"]');
const age = (page: Page) => page.locator('[data-slot="age"]');
const seen = /^Seen (just now|\d+ seconds? ago)$/;
const noRide = 'This link shows no ride.';
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Share live location' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** The button of a ride that is shared. */
const sharedNow = (page: Page) => page.getByRole('button', { name: /^Share live location ?, shared now$/ });

/** Orders a taxi without the form, and opens the ride once its taxi is on the way. */
async function followOwnRide(page: Page, name = 'Anna Muster') {
  const { token } = await tokensOf(page, name);
  const headers = { Authorization: `Bearer ${token}` };
  const data = sampleOrder(Date.now(), { custName: name, custInstruction: 'in-steps' });
  const answer = await page.request.post(`${api}/bookings/createWebsiteOrder`, { headers, data });
  const { tempBookingId } = await answer.json();
  await moveRides(page, 'ON_THE_WAY');
  await startSignedIn(page, name);
  await page.goto(`/website/booking-details/${tempBookingId}`);
  await expect(page.getByText('Driver on the way')).toBeVisible();
}

/** Shares the ride by copying the link, and returns the link. */
async function share(page: Page): Promise<string> {
  await button(page, 'Share live location').click();
  const link = await dialogOf(page).getByLabel('Link to follow').inputValue();
  await dialogOf(page).getByRole('button', { name: 'Copy' }).click();
  await expect(dialogOf(page).getByText('Copied')).toBeVisible();
  await expect(page.getByText(/^This ride is shared until \d\d:\d\d at the latest\.$/)).toBeVisible();
  await page.keyboard.press('Escape');
  return link;
}

/** Opens a link in another browser with a clock of its own, and records what its page sends. */
async function openAsFriend(browser: Browser, link: string) {
  const context = await browser.newContext({ permissions: [] });
  const friend = await context.newPage();
  const sent: string[] = [];
  friend.on('request', (request) => {
    const { host } = new URL(request.url());
    // The call itself is the only place for the token.
    const isCall = [api, builtApi].some((address) => host === new URL(address).host);
    sent.push(isCall ? '' : request.url(), request.headers().referer ?? '');
  });
  await friend.clock.install();
  await friend.goto(link);
  return { friend, sent };
}

const storedOn = (page: Page) =>
  page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }) + document.cookie);

test.describe('somebody at home can follow', { tag: '@sharing' }, () => {
  test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

  test('sees the taxi and a new position within 6 s, without an account; a revoked link ends within 10 s', async ({
    page,
    browser,
  }) => {
    await followOwnRide(page);
    const link = await share(page);
    const [, token = ''] = link.split('#');
    expect(token).toMatch(/^[\w-]{22,200}$/);
    await expect(sharedNow(page)).toBeVisible();

    const { friend, sent } = await openAsFriend(browser, link);
    await expect(age(friend)).toHaveText(seen);
    await expect(friend.getByText(/^KS-TX \d+$/)).toBeVisible();
    await button(friend, 'Show the map').click();
    const taxi = friend.locator('[data-vehicle]');
    await expect(taxi).toBeVisible();
    await stopClock(friend);
    const position = await taxi.getAttribute('data-position');
    await moveRides(page, 'AT_CUSTOMER');
    await friend.clock.runFor(6_000);
    await expect(taxi).not.toHaveAttribute('data-position', position ?? '');
    await friend.clock.resume();
    await expectAccessible(friend);

    await stopClock(friend);
    await sharedNow(page).click();
    await button(page, 'Stop sharing').click();
    await expect(sharedNow(page)).toHaveCount(0);
    await friend.clock.runFor(10_000);
    await expect(sentence(friend)).toHaveText(noRide);
    await expect(taxi).toHaveCount(0);
    expect(sent.filter((text) => text.includes(token))).toEqual([]);
    for (const one of [page, friend]) expect(await storedOn(one)).not.toContain(token);
    await friend.context().close();
  });

  test(
    'sees the end of a cancelled ride within 10 s; sharing outlives a reload and is known to a second tab',
    long,
    async ({ page, browser, context }) => {
      await followOwnRide(page);
      const link = await share(page);
      const { friend } = await openAsFriend(browser, link);
      await expect(age(friend)).toHaveText(seen);
      const shifts = await countShifts(page);
      // Else the browser scrolls to where it was as the page grows.
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.reload();
      await expect(sharedNow(page)).toBeVisible();
      expect(await shifts()).toEqual([]);
      const other = await context.newPage();
      await other.goto(page.url());
      await expect(sharedNow(other)).toBeVisible();
      await other.close();

      await button(page, 'Cancel Booking').click();
      await page.getByRole('radio', { name: 'My plans have changed' }).check();
      await button(page, 'Cancel this booking').click();
      await expect(page.getByText('Ride cancelled').first()).toBeVisible();
      await stopClock(friend);
      await friend.clock.runFor(10_000);
      await expect(sentence(friend)).toHaveText(noRide);
      await expect(sharedNow(page)).toHaveCount(0);
      await friend.context().close();
    },
  );

  test('a logout ends the sharing', long, async ({ page, browser }) => {
    await followOwnRide(page);
    const link = await share(page);
    const { friend } = await openAsFriend(browser, link);
    await expect(age(friend)).toHaveText(seen);
    await page.getByRole('button', { name: 'My Account' }).click();
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('link', { name: 'Slide to Book a Cab' })).toBeVisible();
    await expect(sentence(friend)).toHaveText(noRide);
    expect(await storedOn(page)).not.toContain('bookingId');
    await friend.context().close();
  });

  test(
    'a link that was not sent ends with the dialog; SOS offers the emergency contact first',
    long,
    async ({ page, browser }) => {
      await followOwnRide(page);
      await button(page, 'Share live location').click();
      const link = await dialogOf(page).getByLabel('Link to follow').inputValue();
      await expectAccessible(page);
      const ended = page.waitForResponse(
        (response) => response.request().method() === 'DELETE' && response.url().endsWith('/share'),
      );
      await page.keyboard.press('Escape');
      await ended;
      const { friend } = await openAsFriend(browser, link);
      await expect(sentence(friend)).toHaveText(noRide);
      await friend.context().close();

      await page.evaluate(() => {
        const { person } = JSON.parse(localStorage.getItem('taxi.rides') ?? '{}');
        localStorage.setItem('taxi.emergencyContact', JSON.stringify({ name: 'Mia', phone: '0171 1', person }));
      });
      await page.reload();
      await button(page, 'SOS').click();
      await button(page, 'Share location').click();
      await expect(dialogOf(page).getByRole('link').first()).toHaveText('SMS to Mia');
      await dialogOf(page).getByRole('button', { name: 'QR code' }).click();
      await expect(dialogOf(page).getByRole('img', { name: 'QR code of the link' })).toBeInViewport();
      await page.keyboard.press('Escape');
      // The button says that the ride is shared, and its dialog until when.
      await page.getByRole('button', { name: /shared now/ }).click();
      const until = dialogOf(page).getByText(/^This ride is shared until/);
      await expect(until).toContainText(formatClock('en', new Date(Date.now() + 4 * 3_600_000)));
    },
  );
});

test.describe('where the backend offers no links', () => {
  test.use({ expectedErrors: /Failed to load resource: the server responded with a status of (404|501)/ });

  for (const status of [404, 501]) {
    test(`${status}: Share and SOS share the text of this moment`, longUnless(status === 404), async ({ page }) => {
      await misbehave(page, { match: '* /bookings/*/share', status }, { match: 'GET /follow/*', status });
      await followOwnRide(page);
      const dialog = page.getByRole('dialog', { name: 'A snapshot of your ride' });
      await button(page, 'Share live location').click();
      await expect(dialog.locator('blockquote')).toContainText(/Number plate: KS-TX \d+/);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await button(page, 'SOS').click();
      await button(page, 'Share location').click();
      await expect(dialog.getByText(/^It shows one moment/)).toBeVisible();
      await expect(page.getByText(/^This ride is shared/)).toHaveCount(0);
    });
  }
});

test.describe('a link that opens nothing', () => {
  test.use({ expectedErrors: ENDED });
  const guessed = 'kQ3v_0-Zr8sYtX1mPqW7uEo2LbNcJdHfAiGgTzRxVyC';

  for (const [what, fragment] of [
    ['guessed', `#${guessed}`],
    ['cut', `#${guessed.slice(0, 24)}`],
    ['cut to its beginning', `#${guessed.slice(0, 4)}`],
    ['without a token', ''],
    ['of 10,000 characters', `#${'a'.repeat(10_000)}`],
  ] as const) {
    test(`${what}: says the same in both languages`, long, async ({ page }) => {
      await page.goto(`/website/follow${fragment}`);
      await expect(sentence(page)).toHaveText(noRide);
      await expect(page.getByText(/^The ride is over, sharing was stopped, or the link is not complete/)).toBeVisible();
      await expect(button(page, 'Show the map')).toBeHidden();
      await page.getByRole('link', { name: 'Deutsch' }).click();
      await expect(page).toHaveURL(`/website/de/follow${fragment}`);
      await expect(sentence(page)).toHaveText('Dieser Link zeigt keine Fahrt.');
    });
  }
});
