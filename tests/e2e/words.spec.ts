import type { Page } from '@playwright/test';
import { languages, localPath } from '../../src/i18n/languages';
import { listedPages } from '../../src/layout/head/page-addresses';
import { brokenWords } from '../support/browser/broken-words';
import { expect, test } from '../support/browser/browser';
import { PREFIX } from '../support/browser/built-site';
import { startSignedIn } from '../support/browser/customer';

const WIDTHS = [412, 360, 320];

const privateScreens = [
  ...['your-ride', 'profile', 'feedback', 'wallet', 'invite-friends', 'support', 'emergency-contact', 'driver-list'],
  ...['business-account', 'apply-referral', 'change-password', 'device'],
].map((name) => `/private/${name}`);

/** The screen has loaded: no text says that something is still loading. */
const isLoaded = (page: Page) => expect(page.locator('[data-waiting]')).toHaveCount(0);

/** The broken words of the shown screen at each width. */
async function brokenAtEachWidth(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 740 });
    for (const word of await brokenWords(page)) found.push(`${width} px: ${word}`);
  }
  return found;
}

// A page that does not exist is answered with 404.
test.use({ expectedErrors: /404 \(Not Found\)/ });

test('a word on two lines is found; one with a soft hyphen, a space or a hyphen is not', async ({ page }) => {
  await page.setContent(`
    <div style="width: 6ch; font: 16px monospace; overflow-wrap: anywhere">
      <p>Buchungsnummer</p><p>Buchungs&shy;nummer ab c-defghi</p><p>mail@elfenbein.example</p>
    </div>`);
  expect(await brokenWords(page)).toContain('Buchungsnummer');
  await page.setContent(`
    <div style="width: 9ch; font: 16px monospace; overflow-wrap: anywhere">
      <p>Buchungs&shy;nummer ab cdefg-hijk mail@elfenbein.example</p>
    </div>`);
  expect(await brokenWords(page)).toEqual([]);
});

for (const language of languages) {
  const addressOf = (path: string) => PREFIX + localPath(language, path);

  test(`${language}: no word breaks inside on a public page, 320 to 412 px`, async ({ page }) => {
    test.slow();
    const broken: Record<string, string[]> = {};
    for (const path of [...listedPages(), '/unknown']) {
      await page.goto(addressOf(path));
      const words = await brokenAtEachWidth(page);
      if (words.length > 0) broken[path] = words;
    }
    expect(broken).toEqual({});
  });

  test(`${language}: no word breaks inside on a private screen, 320 to 412 px`, async ({ page }) => {
    test.slow();
    const broken: Record<string, string[]> = {};
    await startSignedIn(page, 'Jörg Beispiel');
    const look = async (name: string) => {
      await isLoaded(page);
      const words = await brokenAtEachWidth(page);
      if (words.length > 0) broken[name] = words;
    };
    for (const path of privateScreens) {
      await page.goto(addressOf(path));
      await look(path);
    }
    await page.goto(addressOf('/private/your-ride'));
    await page.locator('a[href*="/invoice/"]').first().click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await look('invoice');
    await page.getByRole('button', { name: /^(Menu|Menü)$/ }).click();
    await look('menu');
    expect(broken).toEqual({});
  });

  test(`${language}: no word breaks inside on the ride's screen, 320 to 412 px`, async ({ page }) => {
    await startSignedIn(page, 'Ida Unterwegs');
    await page.goto(addressOf('/private/your-ride'));
    const ride = page.getByRole('main').locator('a[href*="/booking-details/"]').first();
    await page.goto((await ride.getAttribute('href')) ?? '');
    await expect(page.getByRole('button', { name: 'SOS' })).toBeVisible();
    expect(await brokenAtEachWidth(page)).toEqual([]);
  });
}
