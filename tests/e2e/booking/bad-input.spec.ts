import { builtApi, expect, expectAccessible, test } from '../../support/browser/browser';
import {
  english,
  expectNote,
  openFilledForm,
  signIn,
  startSignedIn,
  storeTokens,
  writeNote,
} from '../../support/browser/customer';
import { holdScripts } from '../../support/browser/take-over';
import { long, longUnless } from '../../support/long';

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenUntil = (exp: number) => `${base64({ alg: 'HS256' })}.${base64({ exp, id: 102, name: 'Anna' })}.none`;
const nowS = () => Math.floor(Date.now() / 1000);

test('missing fields are listed in order, each linked to its field, and nothing typed is lost', async ({ page }) => {
  await page.goto('/website/bookings');
  await writeNote(page, 'Two suitcases');
  await page.getByRole('button', { name: english.continue }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'Please fill in the following required fields:' });
  await expect(summary.getByRole('link')).toHaveText([
    '- Name is required',
    '- Phone number is required',
    '- Start location is required',
    '- Please select a vehicle type',
  ]);
  await expect(page.locator('#booking-start')).toBeFocused();
  await expectNote(page, 'Two suitcases');
  await expectAccessible(page);
});

test('an address typed but not chosen is not a start location, and stays in its field', long, async ({ page }) => {
  await openFilledForm(page);
  await page.locator('#booking-start').fill('Kassel Hauptbahnhof by the clock');
  await page.getByRole('button', { name: english.continue }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'Please fill in the following required fields:' });
  await expect(summary.getByRole('link')).toHaveText(['- Start location is required']);
  await expect(page.locator('#booking-start')).toHaveValue('Kassel Hauptbahnhof by the clock');
});

test('what is typed before the script has arrived is not lost', long, async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/website/bookings', { waitUntil: 'commit' });
  await page.locator('#booking-name').fill('Anna Muster');
  await page.locator('#booking-start').fill('Kassel Haupt');
  release();
  await expect(page.locator('canvas[data-vehicles]')).toBeVisible();
  await expect(page.locator('#booking-name')).toHaveValue('Anna Muster');
  await expect(page.locator('#booking-start')).toHaveValue('Kassel Haupt');
});

test('an expired token is removed together with the refreshToken and counts as logged out', async ({ page }) => {
  await storeTokens(page, { token: tokenUntil(nowS() - 1), refreshToken: 'r' });
  await page.goto('/website/private/your-ride');
  await expect(page.locator('h1')).toHaveText('Login Required');
  expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('refreshToken')])).toEqual([
    null,
    null,
  ]);
});

test.describe('with a token that the backend refuses', () => {
  test.use({ expectedErrors: /401 \(Unauthorized\)/ });

  test('the Login Required panel takes the place of the screen', long, async ({ page }) => {
    await storeTokens(page, { token: tokenUntil(nowS() + 3600), refreshToken: 'r' });
    await page.goto('/website/private/your-ride');
    await expect(page.locator('h1')).toHaveText('Login Required');
  });
});

test.describe('with a booking id that is unknown', () => {
  test.use({ expectedErrors: /404 \(Not Found\)/ });

  for (const id of ['99999', 'a%20b', '..%2Fauth%2Fme']) {
    test(`Booking not found: ${id}`, longUnless(id.includes('%2F')), async ({ page }) => {
      await startSignedIn(page, 'Anna Muster');
      await page.goto(`/website/booking-details/${id}`);
      await expect(page.getByText('Booking not found')).toBeVisible();
      await expectAccessible(page);
    });
  }
});

test.describe('with a backend that is not running', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('each screen says its sentence, loses nothing, and works again after Try Again', long, async ({ page }) => {
    // The device has a network, also where the browser of this story has none: the backend alone is down.
    await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => true }));
    await startSignedIn(page, 'Jörg Beispiel');
    await openFilledForm(page);
    await page.route(`${builtApi}/**`, (route) => route.abort('connectionrefused'));

    await page.getByRole('button', { name: english.continue }).click();
    await page.getByRole('button', { name: english.book }).click();
    // Neither the order nor the list was answered: nobody can say whether it arrived (D29).
    await expect(page.getByRole('dialog', { name: 'We may have received your booking' })).toBeVisible();
    await expect(page.getByText('Failed to fetch current ride list')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.locator('#booking-start')).toHaveValue(/Kassel Hauptbahnhof/);
    await expect(page.locator('#booking-phone')).toHaveValue('0171 3920002');

    await page.goto('/website/booking-details/20001');
    await expect(page.getByText('Failed to load booking details. Please try again.')).toBeVisible();
    await page.goto('/website/private/your-ride');
    await expect(page.getByText('Failed to load ride data. Please try again.').first()).toBeVisible();
    await page.goto('/website/private/feedback');
    await expect(page.getByText('Failed to load ride data. Please try again.')).toBeVisible();

    await page.unroute(`${builtApi}/**`);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('button', { name: 'Send feedback' })).toBeVisible();
  });

  test('a login that the server fails says so, the form stays and nobody is logged in', long, async ({ page }) => {
    await openFilledForm(page);
    await page.route(`${builtApi}/google/login`, (route) => route.fulfill({ status: 500, body: '<html>' }));
    await page.getByRole('button', { name: english.continue }).click();
    await expect(page.getByRole('button', { name: english.google })).toBeVisible();
    await expectAccessible(page);
    await signIn(page, english, 'Anna Muster');
    await expect(page.getByRole('alert').filter({ hasText: 'Login completed' })).toHaveText(
      /^Login completed, but there was an issue with the server\. Proceeding anyway\./,
    );
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('#booking-start')).toHaveValue(/Kassel Hauptbahnhof/);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();

    await page.route(`${builtApi}/google/login`, (route) => route.fulfill({ json: { token: 'only-one' } }));
    await page.getByRole('button', { name: english.continue }).click();
    await signIn(page, english, 'Anna Muster');
    await expect(page.getByRole('alert').filter({ hasText: 'Login' })).toHaveText(
      /^Login successful but no tokens received/,
    );
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });
});
