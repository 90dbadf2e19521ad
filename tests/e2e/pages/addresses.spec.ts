import { expect, expectAccessible, test } from '../../support/browser/browser';
import { startSignedIn } from '../../support/browser/customer';
import { countShifts } from '../../support/browser/layout-shifts';
import { long, longUnless } from '../../support/long';

const screens = [
  { path: '/', en: 'Tell us where. We’re on our way.', de: 'Sagen Sie, wo. Wir sind unterwegs.' },
  { path: '/home', en: 'Tell us where. We’re on our way.', de: 'Sagen Sie, wo. Wir sind unterwegs.' },
  { path: '/bookings', en: 'Where to?', de: 'Wohin?' },
  { path: '/booking-details/12345', en: 'Login Required', de: 'Anmeldung erforderlich' },
  { path: '/private/your-ride', en: 'Login Required', de: 'Anmeldung erforderlich' },
  { path: '/private/feedback', en: 'Login Required', de: 'Anmeldung erforderlich' },
];

const heading = 'h1';

for (const language of ['en', 'de'] as const) {
  for (const { path, [language]: title } of screens) {
    const address = `/website${language === 'de' ? '/de' : ''}${path}`.replace(/(.)\/$/, '$1');

    test(
      `${address}: both spellings answer 200, a reload shows the same screen`,
      longUnless(language === 'de' && path.includes('feedback')),
      async ({ page }) => {
        for (const spelling of [address, `${address}/`]) {
          const response = await page.goto(spelling);
          expect(response?.status()).toBe(200);
          expect(response?.request().redirectedFrom()).toBeNull();
          await expect(page.locator(heading)).toHaveText(title);
          await page.reload();
          await expect(page.locator(heading)).toHaveText(title);
          await expect(page.locator('html')).toHaveAttribute('lang', language);
        }
      },
    );
  }

  test(`${language}: an address that leads nowhere says so`, long, async ({ browser }) => {
    const context = await browser.newContext({ locale: 'en-GB' });
    const page = await context.newPage();
    const response = await page.goto(`/website${language === 'de' ? '/de' : ''}/no-such-page`);
    expect(response?.status()).toBe(404);
    await expect(page.locator(heading)).toHaveText(
      language === 'de' ? 'Diese Seite gibt es nicht' : 'This page does not exist',
    );
    await expectAccessible(page);
    await context.close();
  });
}

test('a signed-in customer finds the same private screens after a reload', long, async ({ page }) => {
  await startSignedIn(page, 'Jörg Beispiel');
  for (const [path, title] of [
    ['/website/private/your-ride', 'My Bookings'],
    ['/website/private/feedback', 'How was your ride?'],
  ] as const) {
    await page.goto(path);
    await expect(page.locator(heading)).toHaveText(title);
    await expect(page.getByText('Hello Jörg Beispiel').filter({ visible: true })).toBeVisible();
    await page.reload();
    await expect(page.locator(heading)).toHaveText(title);
  }
});

test('logout ends the session, clears all local storage and goes to /', async ({ page }) => {
  await startSignedIn(page, 'Jörg Beispiel');
  await page.goto('/website/de/private/your-ride');
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page).toHaveURL(/\/website\/de\/?$/);
  await expect(page.getByRole('button', { name: 'Anmelden' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test.describe('a first-time visitor whose browser prefers German', () => {
  test.use({ locale: 'de-DE' });

  test('goes from / to /de/, and stays with another choice from then on', async ({ page }) => {
    await page.goto('/website/');
    await expect(page).toHaveURL(/\/website\/de\/?$/);
    await expect(page.getByText('Wird geladen …')).toBeHidden();
    await page.getByRole('link', { name: 'English' }).first().click();
    await expect(page).toHaveURL(/\/website\/?$/);
    await page.reload();
    await expect(page).toHaveURL(/\/website\/?$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

for (const [width, paths] of [
  [360, ['/website/', '/website/de/bookings', '/website/de/private/your-ride']],
  [1280, ['/website/bookings', '/website/private/feedback', '/website/booking-details/1']],
] as const) {
  test(`at ${width} px nothing shifts, nothing runs out of its box, and axe finds nothing`, long, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const readShifts = await countShifts(page);
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByText(/^(Loading|Wird geladen) (\.\.\.|…)$/)).toBeHidden();
      await expect(page.locator(heading)).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
      const overflowing = await page
        .locator('main section, main form')
        .evaluateAll((boxes) => boxes.filter((box) => box.scrollWidth > box.clientWidth).map((box) => box.className));
      expect(overflowing).toEqual([]);
      await expectAccessible(page);
      expect(await readShifts()).toEqual([]);
    }
  });
}
