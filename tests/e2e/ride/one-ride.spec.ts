import type { Locator } from '@playwright/test';
import { readLog } from '../../support/backend';
import { expect, expectAccessible, test } from '../../support/browser/browser';
import { chooseAddress, drag, english, german, recordTexts, signIn } from '../../support/browser/customer';

test('one ride, end to end: book, search, watch the taxi come, ride, give feedback', async ({ page }) => {
  const words = english;
  const { path } = words;

  await test.step('Home: a loading screen with the text Loading ... shows first', async () => {
    await page.goto(`${path}/`);
    await expect(page.getByText('Loading ...')).toBeVisible();
    await expect(page.getByText('Loading ...')).toBeHidden();
  });

  await test.step('the slide button does nothing below half of its track, and opens /bookings after that', async () => {
    const slide = page.getByRole('link', { name: words.slide });
    await drag(page, slide, 0.4);
    await expect(page).toHaveURL(`${path}/`);
    await drag(page, slide, 0.55);
    await expect(page).toHaveURL(`${path}/bookings`);
  });

  await test.step('addresses are suggested and chosen, vehicles get their price', async () => {
    await chooseAddress(page, 'start', 'Kassel Haupt', 'Kassel Hauptbahnhof');
    await chooseAddress(page, 'end', 'Kassel-Wilhelmsh', 'Wilhelmshöhe');
    await expect(page.getByText(/≈ €\d+\.\d\d/).first()).toBeVisible();
    await page.getByRole('radio', { name: /PKW/ }).check();
  });

  await test.step('a submit without a phone says the exact sentence and loses nothing', async () => {
    await page.getByLabel('Name').fill('Anna Muster');
    await page.getByRole('button', { name: words.continue }).click();
    const summary = page.getByRole('alert').filter({ hasText: 'Please fill in the following required fields:' });
    await expect(page.getByLabel('Phone number')).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText(['- Phone number is required']);
    await expect(page.locator('#booking-start')).toHaveValue(/Kassel Hauptbahnhof/);
    await summary.getByRole('link').click();
    await expect(page.getByLabel('Phone number')).toBeFocused();
    await page.getByLabel('Phone number').fill('0171 3920002');
  });

  await test.step('login popup if not logged in; on success the confirm dialog opens', async () => {
    await page.getByRole('button', { name: words.continue }).click();
    await signIn(page, words, 'Anna Muster');
    const dialog = page.getByRole('dialog', { name: words.confirm });
    await expect(dialog).toContainText('Kassel Hauptbahnhof');
    await expect(dialog).toContainText('Wilhelmshöhe');
    await expect(dialog).toContainText('PKW');
    await expect(dialog).toContainText('≈ €');
    await expectAccessible(page);
  });

  await test.step('the searching dialog shows its three texts, then the accepting driver, then the ride', async () => {
    const texts = await recordTexts(page, 'main [role="status"] > p');
    await page.getByRole('button', { name: words.book }).click();
    await expect(page).toHaveURL(/\/website\/booking-details\/[\w-]+$/, { timeout: 30_000 });
    await expect(page.getByText('Driver on the way')).toBeVisible({ timeout: 20_000 });
    expect(await texts()).toEqual([
      'Confirming booking...',
      'Searching for nearby driver...',
      'Connected - Searching for driver...',
      expect.stringMatching(/^.+ has accepted your ride\.$/),
      // Nobody is looked for any more: nothing of the search is said again.
      'Driver on the way',
    ]);
  });

  await test.step('tracking: the banner passes through the statuses, the car moves', async () => {
    const banners = await recordTexts(page, 'main [role="status"] > p');
    const car = page.locator('[data-vehicle]');
    await expect(page.getByText('Driver on the way')).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText(/KS-TX \d+$/)).toBeVisible();
    await expect(page.getByText(/^in \d+ min/)).toBeVisible();
    await expectAccessible(page);
    const first = await car.getAttribute('data-position');
    await expect(car).not.toHaveAttribute('data-position', String(first), { timeout: 30_000 });
    const before = await banners();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Your ride' })).toBeAttached();
    const after = await recordTexts(page, 'main [role="status"] > p');
    await expect(page).toHaveURL(/\/website\/private\/feedback$/, { timeout: 60_000 });
    const seen = [...new Set([...before, ...(await after())])];
    expect(seen).toEqual([
      'Driver on the way',
      'Your driver is at the pickup',
      'Enjoy the ride',
      'Ride completed. Thank you!',
    ]);
  });

  await test.step('feedback needs all five answers, then thanks and reloads', async () => {
    await page.getByLabel('Your message to us').fill('Friendly and quick.');
    await page.getByRole('button', { name: 'Send feedback' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Please rate all categories' })).toBeVisible();
    await expect(page.getByLabel('Your message to us')).toHaveValue('Friendly and quick.');
    for (const yes of await page.getByRole('radio', { name: 'Yes' }).all()) await yes.check();
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Send feedback' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you for your feedback!' })).toBeVisible();
    await reloaded;
    await expect(page.getByText('No completed rides found to provide feedback for.')).toBeVisible();
  });

  await test.step('My Bookings lists the ride under completed rides', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'My Bookings' }).click();
    await expect(page).toHaveURL(`${path}/private/your-ride`);
    await expect(page.getByText('You have no current ride.')).toBeVisible();
    const completed = page.getByRole('region', { name: 'Completed rides' });
    await expect(completed.getByRole('heading', { level: 3 })).toHaveCount(1);
    await expect(completed).toContainText('34117 Kassel');
  });

  await test.step('the backend has taken every frame that the site sent', async () => {
    const { framesIgnored, ordersCreated } = await readLog(page);
    expect({ framesIgnored, ordersCreated }).toEqual({ framesIgnored: 0, ordersCreated: 1 });
  });
});

test('the same in German as far as tracking, by keyboard alone and with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const words = german;
  const { path } = words;
  const { keyboard } = page;
  /** Tab until the focus is there: so everything is reached in one direction. */
  const tabTo = async (target: Locator) => {
    const isFocused = () => target.evaluate((element) => element === document.activeElement);
    for (let presses = 0; presses < 60 && !(await isFocused()); presses += 1) await keyboard.press('Tab');
    await expect(target).toBeFocused();
  };
  const chooseByKeyboard = async (field: 'start' | 'end', typed: string, suggestion: string) => {
    await tabTo(page.locator(`#booking-${field}`));
    await keyboard.type(typed);
    await expect(page.locator(`#booking-${field}-menu`).getByRole('option').first()).toBeVisible();
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await expect(page.locator(`#booking-${field}`)).toHaveValue(new RegExp(suggestion));
  };

  await page.goto(`${path}/`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await tabTo(page.getByRole('link', { name: words.slide }));
  await keyboard.press('Enter');
  await expect(page).toHaveURL(`${path}/bookings`);

  await chooseByKeyboard('start', 'Rathaus', 'Rathaus');
  await chooseByKeyboard('end', 'Auestad', 'Auestadion');
  await expect(page.getByText('≈').first()).toBeVisible();
  await tabTo(page.getByRole('radio', { name: /PKW/ }));
  await keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: /KOMBI/ })).toBeChecked();
  await tabTo(page.getByRole('button', { name: words.continue }));
  await keyboard.press('Enter');
  const summary = page.getByRole('alert').filter({ hasText: 'Bitte füllen Sie diese Pflichtfelder aus:' });
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText(['- Der Name fehlt', '- Die Telefonnummer fehlt']);
  await keyboard.type('Mehmet Probefirma');
  await tabTo(page.getByLabel('Telefonnummer'));
  await keyboard.type('0171 3920003');
  await keyboard.press('Enter');

  await expect(page.getByRole('dialog', { name: words.loginRequired })).toBeVisible();
  await tabTo(page.getByRole('button', { name: words.google }));
  await keyboard.press('Enter');
  await tabTo(page.getByRole('button', { name: /Mehmet Probefirma/ }));
  await keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: words.confirm })).toContainText('KOMBI');
  await tabTo(page.getByRole('button', { name: words.book }));
  await keyboard.press('Enter');

  await expect(page.getByText(/hat Ihre Fahrt angenommen/)).toBeVisible({ timeout: 30_000 });
  await expect(page).toHaveURL(/\/website\/de\/booking-details\/[\w-]+$/);
  await expect(page.getByText('Ihr Taxi ist unterwegs')).toBeVisible({ timeout: 20_000 });
  await expect(page.locator('[data-vehicle]')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Ihr Taxi ist unterwegs')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});
