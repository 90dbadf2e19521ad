import { behave, misbehave } from '../../support/backend';
import { api, builtApi, expect, expectAccessible, test } from '../../support/browser/browser';
import { english, fillForm, german, openFilledForm, startSignedIn } from '../../support/browser/customer';
import {
  book,
  connected,
  expectToFit,
  LIST,
  mayHaveArrived,
  ORDER,
  ORDER_ADDRESS,
  openConfirm,
  order,
  orderAndSearch,
  ordersCreated,
  prepare,
  watchOrders,
} from '../../support/browser/ordering';
import { passUntil, watchRequests } from '../../support/browser/session';
import { hold } from '../../support/browser/take-over';
import { long } from '../../support/long';

/** After this time the confirm dialog names the missing answer. */
const CONFIRM_WAIT_MS = 4_000;

test.describe('one intent is one order, whatever the backend answers (D29)', () => {
  test.use({ expectedErrors: /Failed to load resource|WebSocket connection/ });

  test('stored, but answered with html and a list of 500: no second POST, however often it is checked', async ({
    page,
  }) => {
    const keys = watchOrders(page);
    const whenQuiet = watchRequests(page);
    await page.clock.install();
    await prepare(page);
    await misbehave(
      page,
      { match: ORDER, status: 200, body: '<html>', afterCommit: true },
      { match: LIST, status: 500 },
    );
    await book(page);
    const dialog = page.getByRole('dialog', { name: mayHaveArrived });
    await passUntil(page, whenQuiet, dialog);
    await expect(dialog).toContainText('Failed to fetch current ride list');
    await expect(dialog).not.toContainText('Booking failed');
    await expect(dialog.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:/);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Check again' }).click();
    await expect(dialog).toBeHidden();
    await passUntil(page, whenQuiet, dialog);

    await behave(page);
    await dialog.getByRole('button', { name: 'Check again' }).click();
    await expect(page.getByText(connected).first()).toBeVisible();
    expect(keys).toHaveLength(1);
    expect(await ordersCreated(page)).toBe(1);
  });

  test('not stored: Booking failed, and the retry goes out under the same key', async ({ page }) => {
    const keys = watchOrders(page);
    const whenQuiet = watchRequests(page);
    await page.clock.install();
    await prepare(page);
    await misbehave(page, { match: ORDER, status: 503, times: 1 });
    await book(page);
    await passUntil(page, whenQuiet, page.getByRole('heading', { name: 'Booking failed' }));
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText(connected).first()).toBeVisible();
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(await ordersCreated(page)).toBe(1);
  });

  test('storage full, the order hangs and is stored late, a reload: the tab knows of it, and it is found', async ({
    page,
  }) => {
    const keys = watchOrders(page);
    await prepare(page);
    await page.evaluate(() => {
      for (const storage of [localStorage, sessionStorage]) {
        for (let size = 2 ** 20; size >= 1; ) {
          try {
            storage.setItem(`full ${storage.length}`, 'x'.repeat(size));
          } catch {
            size = Math.floor(size / 2);
          }
        }
      }
    });
    // It hangs, and is stored once the next page has found nothing.
    await page.route(ORDER_ADDRESS, () => {});
    const asked = page.waitForRequest(ORDER_ADDRESS);
    await book(page);
    const sent = await asked;
    const list = page.waitForResponse(/\/bookings\/ongoingAndPreOrder$/);
    await page.reload();
    await list;
    expect(await ordersCreated(page)).toBe(0);
    const { authorization = '', 'idempotency-key': key = '' } = sent.headers();
    const headers = { Authorization: authorization, 'Idempotency-Key': key };
    await page.request.post(`${api}/bookings/createWebsiteOrder`, { headers, data: sent.postDataJSON() });
    await expect(page.getByText(connected).first()).toBeVisible();
    expect(keys).toHaveLength(1);
    expect(await ordersCreated(page)).toBe(1);
  });

  test(
    'hanging: Back does not leave it; a new booking after another page continues the first order',
    long,
    async ({ page }) => {
      const keys = watchOrders(page);
      await prepare(page);
      await misbehave(page, { match: ORDER, hang: true, afterCommit: true });
      await book(page);
      await expect.poll(() => ordersCreated(page)).toBe(1);
      await page.goBack();
      await expect(page.getByText('Confirming booking...').first()).toBeVisible();
      await page.goto('/website/');
      await page.getByRole('navigation').getByRole('link', { name: 'Bookings', exact: true }).first().click();
      await expect(page.getByText(connected).first()).toBeVisible();
      expect(keys).toHaveLength(1);
      expect(await ordersCreated(page)).toBe(1);
    },
  );
});

test.describe('one click, one window', () => {
  test('a double click, and Enter with a click, order once', async ({ page }) => {
    const keys = watchOrders(page);
    await prepare(page);
    await page.getByRole('button', { name: english.book }).evaluate((button: HTMLElement) => {
      for (let clicks = 0; clicks < 10; clicks += 1) button.click();
    });
    await expect(page.getByText(connected).first()).toBeVisible();
    expect(keys).toHaveLength(1);
    expect(await ordersCreated(page)).toBe(1);
  });

  test(
    'two windows: the second waits for the first, says that a taxi is ordered, and follows it',
    long,
    async ({ page, context }) => {
      await prepare(page);
      const second = await context.newPage();
      const keys = watchOrders(second);
      await prepare(second);
      const answer = await hold(page, ORDER_ADDRESS);
      await book(page);
      await book(second);
      await expect(second.getByText('A booking is being sent in this or another window.')).toBeVisible();
      await expectAccessible(second);
      answer();
      const placed = second.getByRole('dialog', { name: 'You have already booked a taxi' });
      await expect(placed).toBeVisible();
      await expectAccessible(second);
      await placed.getByRole('button', { name: 'Track Ride' }).click();
      await expect(second).toHaveURL(/\/booking-details\/[\w-]+$/);
      expect(keys).toHaveLength(0);
      expect(await ordersCreated(page)).toBe(1);
    },
  );

  test('a second taxi on purpose is one plain step away', long, async ({ page, context }) => {
    await orderAndSearch(page);
    const second = await context.newPage();
    await order(second);
    const placed = second.getByRole('dialog', { name: 'You have already booked a taxi' });
    await expect(placed).toBeVisible();
    expect(await ordersCreated(page)).toBe(1);
    await placed.getByRole('button', { name: 'Yes, another taxi with obligation to pay' }).click();
    await expect(second.getByText(connected).first()).toBeVisible();
    expect(await ordersCreated(page)).toBe(2);
  });
});

test.describe('what is ordered is what was chosen', () => {
  test('KOMBI without a destination reaches the driver as a note, and the summary says so', long, async ({ page }) => {
    await startSignedIn(page, 'Anna Muster');
    await openFilledForm(page);
    await page.locator('#booking-end').fill('');
    await page.getByRole('radio', { name: /KOMBI/ }).check();
    await openConfirm(page);
    await expect(page.getByRole('dialog')).toContainText('KOMBI (as a note for the driver)');
    const ordered = page.waitForRequest(ORDER_ADDRESS);
    await book(page);
    expect((await ordered).postDataJSON()).toMatchObject({
      carType: 'PKW',
      custInstruction: 'Fahrzeug / Vehicle: KOMBI',
    });
  });

  test('the dialog waits for a price that is still loading', long, async ({ page }) => {
    await startSignedIn(page, 'Anna Muster');
    await page.goto('/website/bookings');
    const answer = await hold(page, `${builtApi}/bookings/get-categories`);
    await fillForm(page);
    await page.getByRole('button', { name: english.continue }).click();
    const dialog = page.getByRole('dialog', { name: english.confirm });
    await expect(dialog).toContainText('is being calculated');
    await expect(dialog.getByRole('button', { name: 'One moment' })).toHaveAttribute('aria-disabled', 'true');
    answer();
    await expect(dialog).toContainText('≈ €');
    await expect(dialog.getByRole('button', { name: english.book })).toBeVisible();
  });

  test('a price that is too late is shown as unknown, by taximeter', long, async ({ page }) => {
    await page.clock.install();
    await startSignedIn(page, 'Anna Muster');
    await page.goto('/website/bookings');
    await misbehave(page, { match: 'POST /bookings/get-categories', hang: true });
    await fillForm(page);
    await page.getByRole('button', { name: english.continue }).click();
    const dialog = page.getByRole('dialog', { name: english.confirm });
    await expect(dialog).toBeVisible();
    await page.clock.fastForward(CONFIRM_WAIT_MS);
    await expect(dialog).toContainText('not known yet – by taximeter');
    await expect(dialog.getByRole('button', { name: english.book })).toBeVisible();
    await expectAccessible(page);
  });

  test('a late bonus is still offered, and nothing moves when it arrives', long, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.clock.install();
    await startSignedIn(page, 'Jörg Beispiel');
    await openFilledForm(page, german);
    const answer = await hold(page, `${builtApi}/bookings/get-miles`);
    await page.getByRole('button', { name: german.continue }).click();
    const dialog = page.getByRole('dialog', { name: german.confirm });
    await expect(dialog).toBeVisible();
    await dialog.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
    const before = await dialog.getByRole('button', { name: 'Einen Moment' }).boundingBox();
    await page.clock.fastForward(CONFIRM_WAIT_MS);
    await expect(dialog).toContainText('Ihr Bonus ist noch nicht geladen.');
    await expect(dialog.getByRole('button', { name: 'Ohne Bonus fortfahren' })).toBeVisible();
    await expectToFit(page);
    await expectAccessible(page);
    // A tap that meant the waiting button still finds it: not the choice to go without the bonus.
    expect(await dialog.getByRole('button', { name: 'Einen Moment' }).boundingBox()).toEqual(before);
    answer();
    const goOn = dialog.getByRole('button', { name: german.continue });
    await expect(goOn).toBeVisible();
    expect(await goOn.boundingBox()).toEqual(before);
    await goOn.click();
    await expect(page.getByRole('dialog', { name: /Bonus von 5 Euro einlösen/ })).toBeVisible();
  });

  test('a customer can continue without waiting for the bonus', long, async ({ page }) => {
    await page.clock.install();
    await startSignedIn(page, 'Jörg Beispiel');
    await openFilledForm(page);
    await misbehave(page, { match: 'GET /bookings/get-miles', hang: true });
    await page.getByRole('button', { name: english.continue }).click();
    await expect(page.getByRole('dialog', { name: english.confirm })).toBeVisible();
    await page.clock.fastForward(CONFIRM_WAIT_MS);
    await page.getByRole('button', { name: 'Continue without bonus' }).click();
    await expect(page.getByRole('button', { name: english.book })).toBeFocused();
    const ordered = page.waitForRequest(ORDER_ADDRESS);
    await book(page);
    expect((await ordered).postDataJSON()).toMatchObject({ useMiles: false });
  });
});
