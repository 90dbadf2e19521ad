import type { Page } from '@playwright/test';
import { demoAccounts } from '../../../mock-server/company/demo-accounts';
import { makeCredential } from '../../../mock-server/session';
import { storedByLibraries, storedData } from '../../../src/device/stored-data';
import { parseBerlinTime } from '../../../src/lib/berlin-time';
import { behave, misbehave, readLog } from '../../support/backend';
import { api, beginToUse, builtApi, expect, expectAccessible, test } from '../../support/browser/browser';
import { english, expectNote, fillForm, openFilledForm, signIn, writeNote } from '../../support/browser/customer';
import { sendTaxi } from '../../support/browser/ordering';
import { long, longUnless } from '../../support/long';

const HOUR_MS = 3_600_000;

/** The login in the top navigation: a link where the document began with a page of content. */
const login = (page: Page, role: 'button' | 'link' = 'button') =>
  page.getByRole('banner').getByRole(role, { name: 'Login' });
/** Logs in from the top navigation, not yet through Google. */
const openLogin = (page: Page) => login(page).click();
const account = (page: Page) => page.getByRole('button', { name: 'My Account' });
const nameField = (page: Page) => page.locator('#booking-name');
const storedKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage));

test.describe('an ended session leaves nothing of the person on the device or in a form (D5)', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('a second customer on the device is never greeted or prefilled with the first one’s name', async ({ page }) => {
    await page.goto('/website/bookings');
    await openLogin(page);
    await signIn(page, english, 'Anna Muster');
    await expect(nameField(page)).toHaveValue('Anna Muster');
    await expect.poll(() => storedKeys(page)).toContain('customerName');
    await page.locator('#booking-phone').fill('030 123456');
    await writeNote(page, 'Two suitcases');

    await test.step('the backend refuses the token: what came from her goes, what was typed stays', async () => {
      await misbehave(page, { match: 'GET /auth/me', status: 401, times: 1 });
      await page.reload();
      await expect.poll(() => storedKeys(page)).toEqual(['taxi.draft']);
      await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible();
      await expect(nameField(page)).toHaveValue('');
      await expect(page.locator('#booking-phone')).toHaveValue('030 123456');
      await expectNote(page, 'Two suitcases');
      expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('Anna');
    });

    await test.step('the next one is greeted by their own name, before their profile is there', async () => {
      await misbehave(page, { match: 'GET /auth/me', hang: true });
      await openLogin(page);
      await signIn(page, english, 'Mehmet Probefirma');
      await expect(nameField(page)).toHaveValue('Mehmet Probefirma');
      await page.goto('/website/private/your-ride');
      await expect(page.getByText('Hello Mehmet Probefirma').filter({ visible: true })).toBeVisible();
      await behave(page);
    });
  });

  test('a login on the profile page reads the profile once (Spec §4)', long, async ({ page }) => {
    const reads: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'GET' && new URL(request.url()).pathname === '/auth/me') reads.push(request.url());
    });
    await page.goto('/website/private/profile');
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
    await signIn(page, english, 'Anna Muster');
    await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible();
    await test.step('also when another page is opened in between', async () => {
      await page.getByRole('link', { name: 'Wallet' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Wallet' })).toBeVisible();
      await page.getByRole('link', { name: 'Profile', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible();
    });
    expect(reads).toHaveLength(1);
  });

  test('a second tab follows the logout, and the login of somebody else', long, async ({ page, context }) => {
    await page.goto('/website/bookings');
    await openLogin(page);
    await signIn(page, english, 'Anna Muster');
    const second = await context.newPage();
    await second.goto('/website/bookings');
    await expect(nameField(second)).toHaveValue('Anna Muster');

    await account(page).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/website\/?$/);
    // The other tab may be storing what it has just read of the person, and takes it away when it hears of the logout.
    await expect(nameField(second)).toHaveValue('');
    await expect.poll(() => storedKeys(page)).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('taxi.draft'))).toBeNull();

    await openLogin(page);
    await signIn(page, english, 'Mehmet Probefirma');
    await expect(nameField(second)).toHaveValue('Mehmet Probefirma');
  });
});

test.describe('a failed login is said where the customer is, and the way goes on from there (D12)', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  const failures = [
    [
      360,
      { match: 'POST /google/login', status: 500, times: 1 },
      'Login completed, but there was an issue with the server. Proceeding anyway.',
    ],
    [
      1280,
      { match: 'POST /google/login', status: 200, body: '{"token":"","refreshToken":""}', times: 1 },
      'Login successful but no tokens received.',
    ],
  ] as const;

  for (const [width, fault, sentence] of failures) {
    test(`${width} px wide: ${sentence}`, longUnless(width === 360), async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await misbehave(page, fault);
      await openFilledForm(page);
      await page.getByRole('button', { name: english.continue }).click();
      await signIn(page, english, 'Anna Muster');

      const notice = page.getByRole('alert').filter({ hasText: sentence });
      await expect(notice.getByText(sentence)).toBeInViewport({ ratio: 1 });
      const again = notice.getByRole('button', { name: 'Try Again' });
      await expect(again).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: english.continue })).toBeFocused();
      await expect(page.locator('#booking-start')).toHaveValue(/Kassel Hauptbahnhof/);
      expect(await storedKeys(page)).not.toContain('token');
      await expectAccessible(page);

      await again.click();
      await expect(notice).toHaveCount(0);
      await signIn(page, english, 'Anna Muster');
      await expect(page.getByRole('dialog', { name: english.confirm })).toContainText('Kassel Hauptbahnhof');
    });
  }

  for (const width of [360, 1280]) {
    test(`${width} px wide: on a private page, closed by its button`, long, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await misbehave(page, { match: 'POST /google/login', status: 500, times: 1 });
      await page.goto('/website/private/your-ride');
      const login = page.getByRole('main').getByRole('button', { name: 'Login' });
      await login.click();
      await signIn(page, english, 'Anna Muster');
      const notice = page.getByRole('alert').filter({ hasText: 'Login completed' });
      await expect(notice.getByText('Login completed')).toBeInViewport({ ratio: 1 });
      await expectAccessible(page);
      await notice.getByRole('button', { name: 'Close' }).click();
      await expect(notice).toHaveCount(0);
      await expect(login).toBeFocused();
    });
  }
});

test.describe('the login that has not come yet', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('without network says so in a sentence, and opens when it is tried again', long, async ({ page }) => {
    // Nothing is fetched ahead: the press is the first to ask for it.
    await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
    await page.goto('/website/bookings');
    await beginToUse(page);
    await page.route(/\.js$/, (route) => route.abort());
    await openLogin(page);
    const notice = page.getByRole('alert').filter({ hasText: 'Google Sign-In unavailable. Please refresh the page.' });
    await expect(notice).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeFocused();

    await page.unroute(/\.js$/);
    await notice.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('dialog', { name: english.loginRequired })).toBeVisible();
    await expect(notice).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeFocused();
  });
});

test(
  'a login in another tab continues the order that waits for a login in this one',
  long,
  async ({ page, context }) => {
    await openFilledForm(page);
    await page.getByRole('button', { name: english.continue, exact: true }).click();
    await expect(page.getByRole('dialog', { name: english.loginRequired })).toBeVisible();
    const other = await context.newPage();
    await other.goto('/website/bookings');
    await openLogin(other);
    await signIn(other, english, 'Anna Muster');
    await expect(page.getByRole('dialog', { name: english.confirm })).toBeVisible();
    await expect(page.getByRole('dialog', { name: english.loginRequired })).toBeHidden();
  },
);

test('where nothing can be stored a customer logs in and orders all the same, and is told', long, async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Forbidden', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/website/bookings');
  await openLogin(page);
  await signIn(page, english, 'Anna Muster');
  await expect(account(page)).toBeVisible();
  await expect(page.getByText('You stay signed in only while this page is open.')).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await fillForm(page, 'in-steps');
  await page.getByRole('button', { name: english.continue }).click();
  await page.getByRole('button', { name: english.book }).click();
  await sendTaxi(page);
  await expect(page.getByText('Driver on the way')).toBeVisible();
  expect((await readLog(page)).ordersCreated).toBe(1);
});

/** The credential for Google's stand-in at the true time: the device's clock is wrong, Google's is not. */
function credentialOf(name: string): string {
  const account = demoAccounts.find((one) => one.name === name);
  if (!account) throw new Error(`There is no ${name}`);
  return makeCredential(account, {
    clientId: 'local-client-id',
    nonce: null,
    nowSeconds: Math.floor(Date.now() / 1000),
  });
}

test('a device five years ahead, a backend that does not tell the time: an order for now is for today', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => request.method() === 'HEAD' && asked.push(new URL(request.url()).pathname));
  await page.clock.install({ time: Date.now() + 5 * 365 * 24 * HOUR_MS });
  await page.route(`${builtApi}/**`, async (route) => {
    const url = route.request().url().replace(builtApi, api);
    const isLogin = url.endsWith('/google/login');
    const postData = isLogin && { ...route.request().postDataJSON(), idToken: credentialOf('Anna Muster') };
    const response = await route.fetch({ url, ...(postData && { postData }) });
    const { 'access-control-expose-headers': _exposed, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await openFilledForm(page, english, 'nobody-found');
  await page.getByRole('button', { name: english.continue }).click();
  await signIn(page, english, 'Anna Muster');
  const ordered = page.waitForRequest('**/bookings/createWebsiteOrder');
  await page.getByRole('button', { name: english.book }).click();
  const { orderStartDate } = (await ordered).postDataJSON();
  const start = parseBerlinTime(orderStartDate)?.getTime() ?? Number.NaN;
  expect(Math.abs(start - Date.now())).toBeLessThan(HOUR_MS);
  await expect.poll(async () => (await readLog(page)).ordersCreated).toBe(1);
  // Once for the page, once for the order.
  expect(asked).toEqual(['/website/bookings', '/website/bookings']);
});

for (const [title, wrongByMs] of [
  ['two hours ahead', 2 * HOUR_MS],
  ['two hours behind', -2 * HOUR_MS],
] as const) {
  test(`a device’s clock that is ${title}: the login works and lasts its eight hours (D44)`, long, async ({ page }) => {
    await page.clock.install({ time: Date.now() + wrongByMs });
    await page.route('**/google/login', async (route) => {
      const sent = route.request().postDataJSON();
      await route.continue({ postData: { ...sent, idToken: credentialOf('Anna Muster') } });
    });
    await page.goto('/website/');
    await login(page, 'link').click();
    await signIn(page, english, 'Anna Muster');
    await expect(page).toHaveURL('/website/');
    await expect(account(page)).toBeVisible();
    await expect.poll(() => storedKeys(page)).toContain('customerName');
    await page.evaluate(() => localStorage.removeItem('customerName'));
    await page.reload();
    await expect(account(page)).toBeVisible();
    // Stored from an answer: from it this page knows the backend's time.
    await expect.poll(() => storedKeys(page)).toContain('customerName');
    await page.clock.fastForward(7.9 * HOUR_MS);
    await expect(account(page)).toBeVisible();
    await page.clock.fastForward(0.2 * HOUR_MS);
    await expect(login(page, 'link')).toBeVisible();
    expect(await storedKeys(page)).toEqual([]);
  });
}

test.describe('Login on a page of content', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('leads to the login on the booking page, and from there back to the page, signed in', long, async ({ page }) => {
    await page.goto('/website/partner?source=card');
    await login(page, 'link').click();
    await expect(page).toHaveURL('/website/bookings');
    await signIn(page, english, 'Anna Muster');
    await expect(page).toHaveURL('/website/partner?source=card');
    await expect(account(page)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  for (const [when, use] of [
    ['before the page is used', async () => {}],
    ['once React has taken over', beginToUse],
  ] as const) {
    test(
      `that is closed leaves the customer there; a reload does not open it, and Back leads back ${when}`,
      long,
      async ({ page }) => {
        await page.goto('/website/partner');
        await login(page, 'link').click();
        await expect(page.getByRole('dialog', { name: english.loginRequired })).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(login(page)).toBeFocused();
        await page.reload();
        await use(page);
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await page.goBack();
        await expect(page).toHaveURL('/website/partner');
      },
    );
  }

  test('of a customer who stayed on the booking page and logs in later leads nowhere', long, async ({ page }) => {
    await page.goto('/website/partner');
    await login(page, 'link').click();
    await expect(page.getByRole('dialog', { name: english.loginRequired })).toBeVisible();
    await page.keyboard.press('Escape');
    await openLogin(page);
    await signIn(page, english, 'Anna Muster');
    await expect(nameField(page)).toHaveValue('Anna Muster');
    await expect(page).toHaveURL('/website/bookings');
  });

  test('fails with its sentence on the booking page, and leads back after another attempt', long, async ({ page }) => {
    await misbehave(page, { match: 'POST /google/login', status: 500, times: 1 });
    await page.goto('/website/partner');
    await login(page, 'link').click();
    await signIn(page, english, 'Anna Muster');
    const alert = page.getByRole('alert').filter({ hasText: 'Login completed' });
    await expect(alert).toBeVisible();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await signIn(page, english, 'Anna Muster');
    await expect(page).toHaveURL('/website/partner');
    await expect(account(page)).toBeVisible();
  });
});

test(
  'Back shows the booking page in a document of its own where a reload has made it one of content',
  long,
  async ({ page }) => {
    await page.goto('/website/bookings');
    await beginToUse(page);
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Partner' }).click();
    await expect(page).toHaveURL('/website/partner');
    await page.reload();
    await beginToUse(page);
    await page.goBack();
    await expect(page.getByRole('region', { name: 'Map', exact: true })).toBeVisible();
    await openLogin(page);
    await expect(page.getByRole('dialog').getByRole('button', { name: english.google })).toBeVisible();
  },
);

test('the language switch keeps path, query and fragment', async ({ page }) => {
  await page.goto('/website/bookings?source=card#booking-name');
  const other = page.getByRole('banner').getByRole('link', { name: 'Deutsch' });
  await expect(other).toHaveAttribute('href', '/website/de/bookings?source=card#booking-name');
  await page.evaluate(() => window.history.replaceState(window.history.state, '', '?source=code#booking-phone'));
  await other.click();
  await expect(page).toHaveURL('/website/de/bookings?source=code#booking-phone');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('after login and booking form the device keeps nothing that is not on the list', async ({ page, context }) => {
  await page.goto('/website/bookings');
  await openLogin(page);
  await signIn(page, english, 'Anna Muster');
  await fillForm(page);
  await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('#booking-start')).toHaveValue(/Kassel Hauptbahnhof/);

  const found = [
    ...(await storedKeys(page)).map((key) => ['local', key] as const),
    ...(await page.evaluate(() => Object.keys(sessionStorage))).map((key) => ['tab', key] as const),
    ...(await context.cookies()).map(({ name }) => ['cookie', name] as const),
  ];
  const isListed = ([place, key]: readonly [string, string]) =>
    Object.entries(storedData).some(([name, entry]) => name === key && entry.place === place) ||
    Object.entries(storedByLibraries).some(([start, entry]) => key.startsWith(start) && entry.place === place);
  expect(found.filter((one) => !isListed(one))).toEqual([]);
  expect(found.map(([, key]) => key)).toEqual(expect.arrayContaining(['token', 'taxi.draft', 'taxi-language']));
});
