import type { Locator, Page } from '@playwright/test';
import { behave, misbehave } from '../../support/backend';
import { expect, expectAccessible, test } from '../../support/browser/browser';
import { english, fillForm, openFilledForm, signIn } from '../../support/browser/customer';
import {
  book,
  connected,
  expectToFit,
  LIST,
  ORDER_ADDRESS,
  openConfirm,
  order,
  orderAndSearch,
  ordersCreated,
  watchOrders,
} from '../../support/browser/ordering';
import { passUntil, watchRequests } from '../../support/browser/session';
import { hold } from '../../support/browser/take-over';
import { long } from '../../support/long';

const alreadyOrdered = 'You have already booked a taxi';

test.describe('an order is proved by its booking, and disproved by a list alone (D46)', () => {
  test.use({ expectedErrors: /Failed to load resource|WebSocket connection|could not be read/ });

  test('answered 200 with a list that is late: Back and a reload lead to a question, not to a second order', async ({
    page,
  }) => {
    const keys = watchOrders(page);
    await misbehave(page, { match: LIST, change: { frozen: true } });
    await orderAndSearch(page);
    await page.goBack();
    await openConfirm(page);
    await book(page);
    const placed = page.getByRole('dialog', { name: alreadyOrdered });
    await expect(placed).toBeVisible();
    await placed.getByRole('button', { name: 'Back to the form' }).click();
    await page.reload();
    await fillForm(page, 'in-steps');
    await openConfirm(page);
    await book(page);
    await expect(placed).toBeVisible();
    expect(keys).toHaveLength(1);
    expect(await ordersCreated(page)).toBe(1);
  });
});

test('a device that says it is offline, although the network is there, orders', long, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }));
  await orderAndSearch(page);
  expect(await ordersCreated(page)).toBe(1);
});

test.describe('a browser that blocks all site data', () => {
  test.use({ expectedErrors: /SecurityError|is denied|Failed to load resource/ });

  // Chromium's own behaviour under "block all cookies and site data".
  test.beforeEach(({ context }) =>
    context.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse });
      LockManager.prototype.request = async () => refuse();
    }),
  );
  const prepareIn = async (window: Page) => {
    await openFilledForm(window, english, 'in-steps');
    await window.getByRole('button', { name: english.continue }).click();
    await signIn(window, english, 'Anna Muster');
    await expect(window.getByRole('button', { name: english.book })).toBeVisible();
  };

  test(
    'a customer logs in and orders; in a second window the ride in the list is asked about',
    long,
    async ({ page, context }) => {
      await prepareIn(page);
      await book(page);
      await expect(page.getByText(connected).first()).toBeVisible();
      const second = await context.newPage();
      await prepareIn(second);
      await book(second);
      await expect(second.getByRole('dialog', { name: alreadyOrdered })).toBeVisible();
      expect(await ordersCreated(page)).toBe(1);
    },
  );

  test('two windows, and the first order hangs: the second waits for it, and asks', async ({ page, context }) => {
    await prepareIn(page);
    const second = await context.newPage();
    const keys = watchOrders(second);
    await prepareIn(second);
    const answer = await hold(page, ORDER_ADDRESS);
    const sent = page.waitForRequest(ORDER_ADDRESS);
    await book(page);
    await sent;
    await book(second);
    await expect(second.getByText('A booking is being sent in this or another window.')).toBeVisible();
    answer();
    await second.getByRole('button', { name: english.book }).click();
    await expect(second.getByRole('dialog', { name: alreadyOrdered })).toBeVisible();
    expect(keys).toHaveLength(0);
    expect(await ordersCreated(page)).toBe(1);
  });
});

/** The session has ended in another window; this page looks at it when it is shown again. */
const endSessionInSearch = (page: Page) =>
  page.evaluate(() => {
    localStorage.removeItem('token');
    document.dispatchEvent(new Event('visibilitychange'));
  });

/** The dialog about the ended login opens it; afterwards the same taxi is followed. */
async function expectLoginLeadsBack(page: Page, ended: Locator) {
  await ended.getByRole('button', { name: 'Login' }).click();
  await signIn(page, english, 'Anna Muster');
  await expect(page.getByText(connected).first()).toBeVisible();
  expect(await ordersCreated(page)).toBe(1);
}

test.describe('a search says what has become of its booking', () => {
  test.use({ expectedErrors: /Failed to load resource|WebSocket connection/ });

  test('a session that ends in it: the taxi is still booked, and a login leads back', long, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await orderAndSearch(page);
    await endSessionInSearch(page);
    const ended = page.getByRole('dialog', { name: 'Your login has ended' });
    await expect(ended).toContainText('Your taxi is still booked');
    await expectToFit(page);
    await expectAccessible(page);
    await expectLoginLeadsBack(page, ended);
  });

  test(
    'a login from there that fails: its sentence is in the dialog, and the next one leads back',
    long,
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await orderAndSearch(page);
      await endSessionInSearch(page);
      await misbehave(page, { match: 'POST /google/login', status: 500, times: 1 });
      const ended = page.getByRole('dialog', { name: 'Your login has ended' });
      await ended.getByRole('button', { name: 'Login' }).click();
      await signIn(page, english, 'Anna Muster');
      const sentence = 'Login completed, but there was an issue with the server. Proceeding anyway.';
      await expect(ended.getByRole('alert').getByText(sentence)).toBeInViewport({ ratio: 1 });
      await expect(ended).toContainText('Your taxi is still booked');
      await expectToFit(page);
      await expectAccessible(page);
      await expectLoginLeadsBack(page, ended);
    },
  );

  test(
    'a booking that the backend no longer knows: it says so, with the phone, and goes on when it is back',
    long,
    async ({ page }) => {
      const whenQuiet = watchRequests(page);
      await page.clock.install();
      await page.setViewportSize({ width: 360, height: 740 });
      await orderAndSearch(page);
      await misbehave(page, { live: 'mute' }, { match: 'GET /bookings/*', status: 404 });
      await passUntil(page, whenQuiet, page.getByText('Booking not found'));
      const dialog = page.locator('dialog[open]');
      await expect(dialog).not.toContainText('Connected');
      await expect(dialog).not.toContainText('We have your booking');
      await expect(dialog.getByRole('link', { name: /^Call/ })).toBeVisible();
      await expectToFit(page);
      await expectAccessible(page);
      await behave(page);
      await dialog.getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByText('Booking not found')).toHaveCount(0);
      expect(await ordersCreated(page)).toBe(1);
    },
  );

  test('Forward after Back from the ride leads to the ride', long, async ({ page }) => {
    await order(page);
    await page.locator('dialog[open]').getByRole('button', { name: 'Track Ride' }).click();
    await expect(page).toHaveURL(/\/booking-details\//);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await page.goBack();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Track Ride' })).toBeVisible();
    await page.goForward();
    await expect(page).toHaveURL(/\/booking-details\//);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });
});
