import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../support/browser/browser';
import { long, longUnless } from '../support/long';
import { IDENTITY, MAPS, REDRAWN, withGooglesAddresses } from '../support/maps/google-addresses';

// Each story is a first visit: nothing is in the browser’s cache.
test.use({ reuseContext: false });

/** Both answers are alike in size and in what they look like, and both can be reached. */
async function expectEqual(allow: Locator, refuse: Locator) {
  const look = (button: Locator) =>
    button.evaluate((element) => {
      const { width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, boxShadow, fontSize, fontWeight } = getComputedStyle(element);
      return { width, height, color, backgroundColor, boxShadow, fontSize, fontWeight };
    });
  expect(await look(refuse)).toEqual(await look(allow));
  await allow.focus();
  await allow.page().keyboard.press('Tab');
  await expect(refuse).toBeFocused();
}

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

test.describe('with Google’s addresses', () => {
  test.use({ expectedErrors: REDRAWN });

  for (const { start, ask, without, allow, refuse, refused } of [
    {
      start: '/website',
      ask: 'Show the map?',
      without: 'Without a map',
      allow: 'Allow Google Maps',
      refuse: 'Refuse Google Maps',
      refused: 'You have refused Google Maps',
    },
    {
      start: '/website/de',
      ask: 'Karte anzeigen?',
      without: 'Ohne Karte',
      allow: 'Google Maps erlauben',
      refuse: 'Google Maps ablehnen',
      refused: 'Sie haben Google Maps abgelehnt',
    },
  ]) {
    test(
      `${start}: no third-party request before consent; a No is stored and shown, a Yes loads the map`,
      longUnless(start === '/website/de'),
      async ({ page, context }) => {
        const foreign = await withGooglesAddresses(context);
        for (const path of ['', '/business', '/partner', '/privacy', '/private/profile', '/bookings']) {
          await page.goto(`${start}${path}`);
          await page.waitForLoadState('networkidle');
        }
        await expect(page.getByRole('heading', { name: ask })).toBeVisible();
        await expectEqual(button(page, allow), button(page, refuse));
        await expectAccessible(page);
        await button(page, refuse).click();
        await expect(page.getByRole('heading', { name: without })).toBeVisible();

        await page.reload();
        await expect(page.getByRole('main').getByText(refused)).toBeVisible();
        await page.goto(`${start}/business`);
        await page.getByRole('main').getByRole('combobox').first().focus();
        await expect(page.getByRole('main').getByText(refused)).toBeVisible();
        expect(foreign).toEqual([]);

        await button(page, allow).click();
        await page.goto(`${start}/bookings`);
        await expect(page.getByRole('region', { name: /^(Map|Karte)$/ })).toBeVisible();
        expect(foreign.every((url) => url.startsWith(`${MAPS}/maps/api/js`))).toBe(true);
        expect(foreign.length).toBeGreaterThan(0);
      },
    );
  }
});

test.describe('the 404 page', () => {
  test.use({ expectedErrors: /no-such-page/ });

  test(
    'the answer can be changed from the footer of every page, the private ones and the 404 page included',
    long,
    async ({ page }) => {
      for (const path of ['', '/bookings', '/business', '/partner', '/terms', '/private/your-ride', '/no-such-page']) {
        await page.goto(`/website${path}`);
        await page.getByRole('contentinfo').getByRole('link', { name: 'Google: your choice' }).click();
        await expect(page).toHaveURL(/\/website\/privacy\/?#consent$/);
        await expect(page.locator('#consent')).toBeInViewport();
      }
    },
  );
});

test.describe('the login, with Google’s addresses', () => {
  test.use({ expectedErrors: REDRAWN });

  test(
    'the login asks for consent to Google sign-in; a No is stored, and a Yes shows the button',
    long,
    async ({ page, context }) => {
      const foreign = await withGooglesAddresses(context);
      await page.goto('/website/partner');
      await page.getByRole('link', { name: 'Login' }).click();
      const dialog = page.getByRole('dialog', { name: 'Login Required' });
      const allow = dialog.getByRole('button', { name: 'Allow Google sign-in' });
      const refuse = dialog.getByRole('button', { name: 'Refuse Google sign-in' });
      await expectEqual(allow, refuse);
      await refuse.click();
      await expect(dialog.getByText('You have refused Google sign-in')).toBeVisible();
      await page.reload();
      // Google's addresses are written into the built page, so React draws it anew: a press before that is lost here.
      await page.waitForFunction(() => window.takeOver === undefined);
      await page.getByRole('button', { name: 'Login' }).click();
      await expect(dialog.getByText('You have refused Google sign-in')).toBeVisible();
      expect(foreign).toEqual([]);
      await allow.click();
      await expect(dialog.locator('iframe, [role="button"], button').first()).toBeVisible();
      await expect.poll(() => foreign.length).toBeGreaterThan(0);
      expect(foreign.every((url) => url.startsWith(`${IDENTITY}/gsi/`))).toBe(true);
    },
  );
});

test('withdrawing takes effect at once: the page is loaded anew, says so, and no map is asked for any more', async ({
  page,
}) => {
  const maps: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/maps/api/js')) maps.push(request.url());
  });
  await page.goto('/website/bookings');
  await expect.poll(() => maps.length).toBeGreaterThan(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Google: your choice' }).click();
  await expect(page.getByText('You allow Google Maps')).toBeVisible();
  const loaded = page.waitForEvent('load');
  await button(page, 'Refuse Google Maps').click();
  await loaded;
  await expect(page.getByText('You have refused Google Maps')).toBeVisible();
  expect(await page.evaluate(() => 'google' in window)).toBe(false);
  maps.length = 0;
  await page.goto('/website/bookings');
  await expect(page.getByRole('heading', { name: 'Without a map' })).toBeVisible();
  expect(maps).toEqual([]);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the section says that nothing of Google is loaded', long, async ({ page }) => {
    await page.goto('/website/privacy#consent');
    await expect(page.locator('#consent').getByText('Without JavaScript nothing from Google is loaded')).toBeVisible();
    await expect(button(page, 'Refuse Google Maps')).toBeDisabled();
  });
});
