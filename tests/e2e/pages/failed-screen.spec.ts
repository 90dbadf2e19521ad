import type { Page } from '@playwright/test';
import { misbehave } from '../../support/backend';
import { BREAKING, breakOnText } from '../../support/browser/breaking-text';
import { beginToUse, expect, expectAccessible, test } from '../../support/browser/browser';
import { PREFIX } from '../../support/browser/built-site';
import { startSignedIn, tokensOf } from '../../support/browser/customer';
import { answerOwnRide, driver, OWN_RIDE, pickup, trackingFrame } from '../../support/browser/own-ride';
import { long, longUnless } from '../../support/long';
import { reports } from '../../support/ports';

test.use({ expectedErrors: BREAKING });

const heading = (page: Page) =>
  page.getByRole('main').getByRole('heading', { level: 1, name: 'This page has stopped working.' });
const letters = async (page: Page) =>
  /^Reference:\xa0([A-Z]{4})$/.exec((await page.getByText(/^Reference/).textContent()) ?? '')?.[1] ?? 'no reference';

/** The answer of an operator's address that takes reports. */
const received = {
  status: 204,
  headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': 'Content-Type' },
};

/** The page around the screen works: header, the ride in it, the phone number. */
async function expectRestAlive(page: Page) {
  await expect(heading(page)).toBeFocused();
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: /^TAXI/ })).toBeVisible();
  // On the ride's own screen Track Ride would lead nowhere.
  const isRide = page.url().includes('/booking-details/');
  await expect(header.getByRole('link', { name: /^Track Ride/ })).toHaveCount(isRide ? 0 : 1);
  await expect(page.getByRole('main').getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:/);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: /^0/ })).toHaveAttribute('href', /^tel:/);
  expect(await letters(page)).toMatch(/^[A-Z]{4}$/);
}

test.describe('a screen that throws keeps header and phone, says so, and can be tried again', () => {
  for (const { name, text, open } of [
    { name: 'Home', text: 'Slide to Book', open: (page: Page) => follow(page, 'Home') },
    { name: 'the booking screen', text: 'Where to?', open: followBookings },
    { name: 'the ride', text: 'Your ride', open: (page: Page) => trackRide(page) },
    { name: 'My Bookings', text: 'Completed rides', open: (page: Page) => page.goto(`${PREFIX}/private/your-ride`) },
    { name: 'Partner', text: 'Become a Partner', open: (page: Page) => follow(page, 'Partner', '/bookings') },
  ]) {
    test(name, longUnless(name === 'the ride'), async ({ page }) => {
      await startSignedIn(page, 'Ida Unterwegs');
      const breakOn = await breakOnText(page, text);
      await open(page);
      await expectRestAlive(page);
      await breakOn();
      await page.getByRole('button', { name: 'Try Again' }).click();
      await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
      await expect(heading(page)).toHaveCount(0);
    });
  }
});

const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name, exact: true });

async function follow(page: Page, name: string, from = '/partner') {
  await page.goto(PREFIX + from);
  await beginToUse(page);
  await menuLink(page, name).click();
}

/** To the booking page within its own document: in its built HTML every text is there already. */
async function followBookings(page: Page) {
  await follow(page, 'Partner', '/bookings');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Partner With Us');
  await menuLink(page, 'Bookings').click();
}

async function trackRide(page: Page) {
  await page.goto(`${PREFIX}/partner`);
  await beginToUse(page);
  await page.getByRole('link', { name: /^Track Ride/ }).click();
  await expect(page).toHaveURL(/\/booking-details\/\d+$/);
}

test(
  'a second failure has its own focus and reference, and offers to reload; what was typed is there',
  long,
  async ({ page }) => {
    const breakOn = await breakOnText(page);
    await page.goto(`${PREFIX}/bookings`);
    await page.locator('#booking-name').fill('Jörg Beispiel');
    await breakOn('Where to?', 'Rainer-Dierichs-Platz 1, Kassel');
    await page.locator('#booking-start').fill('Kassel Haupt');
    await expect(heading(page)).toBeFocused();
    const first = await letters(page);
    await page.getByRole('button', { name: 'Try Again' }).click();
    const reload = page.getByRole('button', { name: 'Reload the page' });
    await expect(reload).toBeVisible();
    await expect(heading(page)).toBeFocused();
    expect(await letters(page)).not.toBe(first);
    await expectAccessible(page);
    await reload.click();
    await expect(heading(page)).toHaveCount(0);
    await expect(page.locator('#booking-name')).toHaveValue('Jörg Beispiel');
    await expect(page.locator('#booking-start')).toHaveValue('Kassel Haupt');
  },
);

test.describe('a part of the frame that throws leaves the screen, the other parts and a phone number', () => {
  const number = (page: Page, part: 'banner' | 'contentinfo') => page.getByRole(part).getByRole('link', { name: /^0/ });
  /** In its place: a sentence with a reference, a retry and the report, in one box. */
  const notice = (page: Page) => page.getByText(/^This part of the page has stopped working\. Reference:\xa0[A-Z]{4}$/);

  const openHome = (page: Page) => page.goto(`${PREFIX}/`);
  for (const { name, text, part, open } of [
    { name: 'the header', text: 'My Account', part: 'banner', open: openHome },
    {
      name: 'the footer',
      text: 'Google: your choice',
      part: 'contentinfo',
      open: (page: Page) => follow(page, 'Home'),
    },
  ] as const) {
    test(`${name}: a sentence, a reference, a retry and the report stand in its place`, long, async ({ page }) => {
      await startSignedIn(page, 'Ida Unterwegs');
      const breakOn = await breakOnText(page, text);
      const thrown = page.waitForEvent('console', (message) => BREAKING.test(message.text()));
      await open(page);
      await thrown;
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(heading(page)).toHaveCount(0);
      const place = page.getByRole(part).filter({ has: notice(page) });
      await expect(place.getByRole('alert').and(notice(page))).toBeVisible();
      await expect(place.getByRole('button', { name: 'Send report' })).toBeVisible();
      await expect(number(page, part === 'banner' ? part : 'contentinfo')).toHaveAttribute('href', /^tel:/);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: /^TAXI/ })).toHaveCount(
        part === 'banner' ? 0 : 1,
      );
      await expectAccessible(page);

      await breakOn();
      await page.getByRole('button', { name: 'Try Again' }).click();
      await expect(page.getByRole(part).getByText(text).first()).toBeAttached();
      await expect(notice(page)).toHaveCount(0);
    });
  }

  test(
    'a second failure has the focus and its own reference, offers to reload, and can be reported',
    long,
    async ({ page }) => {
      await startSignedIn(page, 'Ida Unterwegs');
      await breakOnText(page, 'My Account');
      await openHome(page);
      const first = await letters(page);
      await page.getByRole('button', { name: 'Try Again' }).click();
      await expect(notice(page)).toBeFocused();
      const second = await letters(page);
      expect(second).not.toBe(first);
      await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
      await page.route(reports, (route) => route.fulfill(received));
      const sent = page.waitForRequest((request) => request.url() === reports && request.method() === 'POST');
      await page.getByRole('button', { name: 'Send report' }).click();
      expect((await sent).postDataJSON()).toMatchObject({ reference: second, error: 'TypeError', page: '/' });
      await expect(page.getByText('Thank you. We have your report.')).toBeVisible();
    },
  );
});

test(
  'a map that throws leaves the ride as it is, and says so with the phone number and a reference',
  long,
  async ({ page }) => {
    await startSignedIn(page, 'Anna Muster');
    await answerOwnRide(page, { ...driver, jobStatus: 'ON_THE_WAY' }, () => trackingFrame(pickup, 12));
    // Beside it, the minutes are part of a longer text.
    await breakOnText(page, '|12 min|');
    await page.goto(PREFIX + OWN_RIDE);
    const main = page.getByRole('main');
    const notice = main.getByRole('alert').filter({ hasText: 'The map is not available' });
    await expect(notice).toContainText(/Reference:\xa0[A-Z]{4}/);
    await expect(notice.getByRole('link')).toHaveAttribute('href', /^tel:/);
    await expect(main.getByText('Driver on the way')).toBeVisible();
    await expect(main.getByText(/^in 12 min/)).toBeVisible();
    await expect(main.getByText(driver.carNo).last()).toBeVisible();
    for (const name of ['Cancel Booking', 'SOS']) await expect(main.getByRole('button', { name })).toBeEnabled();
    await expect(heading(page)).toHaveCount(0);
    await expectAccessible(page);
  },
);

test.describe('on the page of a shared ride', () => {
  test.use({ expectedErrors: new RegExp(`${BREAKING.source}|Failed to load resource|injectScript error|^Event \\(`) });

  test(
    'the sentence is true for a friend, who has no booking; the next try shows the ride again',
    long,
    async ({ page }) => {
      await misbehave(
        page,
        { google: 'maps-dead' },
        { match: 'GET /follow/*', body: { jobStatus: 'ON_THE_WAY', carNo: 'KS-TX 106' } },
      );
      const breakOn = await breakOnText(page, 'The map is not available');
      await page.goto(`${PREFIX}/follow#kQ3v_0-Zr8sYtX1mPqW7uEo2LbNcJdHfAiGgTzRxVyC`);
      await page.getByRole('button', { name: 'Show the map' }).click();
      await expect(heading(page)).toBeFocused();
      const main = page.getByRole('main');
      await expect(main.getByText('Bookings and rides are not affected. Try again, or call us.')).toBeVisible();
      await expect(main.getByText(/your booking/i)).toHaveCount(0);
      await expect(main.getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:/);
      await breakOn();
      await main.getByRole('button', { name: 'Try Again' }).click();
      await expect(main.getByText('KS-TX 106', { exact: true })).toBeVisible();
    },
  );
});

test('another page begins without the failure', long, async ({ page }) => {
  await startSignedIn(page, 'Ida Unterwegs');
  await breakOnText(page, 'Completed rides');
  await page.goto(`${PREFIX}/private/your-ride`);
  await expect(heading(page)).toBeFocused();
  await page.getByRole('link', { name: 'Profile', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
});

test.describe('Send report', () => {
  test('sends nothing before it is pressed, and then no person, place, token or booking', async ({ page }) => {
    const sent: { readonly body: string; readonly headers: Record<string, string> }[] = [];
    await page.route(reports, async (route) => {
      const request = route.request();
      if (request.method() === 'POST')
        sent.push({ body: request.postData() ?? '', headers: await request.allHeaders() });
      await route.fulfill(received);
    });
    const tokens = await tokensOf(page, 'Ida Unterwegs');
    await startSignedIn(page, 'Ida Unterwegs');
    await breakOnText(page, 'Your ride');
    await trackRide(page);
    await expect(heading(page)).toBeFocused();
    const bookingId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    expect(bookingId).not.toBe('');
    expect(sent).toEqual([]);
    await page.getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByText('Thank you. We have your report.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send report' })).toHaveCount(0);
    expect(sent).toHaveLength(1);
    const [{ body, headers } = { body: '', headers: {} }] = sent;
    const report = JSON.parse(body);
    expect(report).toEqual({
      reference: await letters(page),
      error: 'TypeError',
      page: '/booking-details',
      language: 'en',
      places: expect.arrayContaining([expect.stringMatching(/^[\w-]+\.js:\d+:\d+$/)]),
      browser: await page.evaluate(() => navigator.userAgent),
      width: 1280,
      height: 720,
    });
    for (const personal of ['Ida', 'Unterwegs', 'Your ride', bookingId, ...Object.values(tokens)])
      expect(body).not.toContain(personal);
    expect(Object.keys(headers).filter((name) => /cookie|authorization|referer/.test(name))).toEqual([]);
  });

  test.describe('an address that does not answer', () => {
    test.use({ expectedErrors: new RegExp(`${BREAKING.source}|Failed to load resource`) });

    test('is said, and the next press sends it again', long, async ({ page }) => {
      await breakOnText(page, 'Where to?');
      await page.route(reports, (route) => route.abort());
      await followBookings(page);
      await page.getByRole('button', { name: 'Send report' }).click();
      await expect(page.getByRole('status').getByText('The report was not sent. Try again.')).toBeVisible();
      await page.unroute(reports);
      await page.route(reports, (route) => route.fulfill(received));
      await page.getByRole('button', { name: 'Send report' }).click();
      await expect(page.getByText('Thank you. We have your report.')).toBeVisible();
    });
  });
});
