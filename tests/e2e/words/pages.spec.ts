import { languages, localPath } from '../../../src/i18n/languages';
import { listedPages } from '../../../src/layout/head/page-addresses';
import deAccount from '../../../src/locales/de/account.json';
import deCommon from '../../../src/locales/de/common.json';
import enAccount from '../../../src/locales/en/account.json';
import enCommon from '../../../src/locales/en/common.json';
import { brokenWords, watchWords } from '../../support/browser/broken-words';
import { expect, test } from '../../support/browser/browser';
import { PREFIX } from '../../support/browser/built-site';
import { startSignedIn } from '../../support/browser/customer';

const texts = { en: { account: enAccount, common: enCommon }, de: { account: deAccount, common: deCommon } };

const privateScreens = [
  ...['your-ride', 'profile', 'feedback', 'wallet', 'invite-friends', 'support', 'emergency-contact', 'driver-list'],
  ...['business-account', 'apply-referral', 'change-password', 'device'],
].map((name) => `/private/${name}`);

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
  const { account, common } = texts[language];

  test(`${language}: no word breaks inside on a public page, 320 to 412 px`, async ({ page }) => {
    const { look, expectNone } = watchWords(page);
    for (const path of [...listedPages(), '/unknown']) {
      await page.goto(addressOf(path));
      await look(path);
    }
    expectNone();
  });

  test(`${language}: no word breaks inside on a private screen, 320 to 412 px`, async ({ page }) => {
    const { look, expectNone } = watchWords(page);
    await startSignedIn(page, 'Jörg Beispiel');
    for (const path of privateScreens) {
      await page.goto(addressOf(path));
      await look(path);
      if (path.endsWith('/profile')) {
        await page.locator('main button').first().click();
        await page.locator('main input').first().fill('Jörg');
        await look('edited profile');
        await page.keyboard.press('Escape');
        await page.locator('main').getByRole('button').last().click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await look('discarded profile');
      }
      if (path.endsWith('/feedback')) {
        await page.getByRole('button', { name: account.feedback.submit }).click();
        await expect(page.getByRole('alert').filter({ hasText: account.feedback.incomplete })).toBeVisible();
        await look('incomplete feedback');
        await page.getByRole('button', { name: account.feedback.skip }).click();
        await expect(page.getByRole('heading', { name: account.feedback.skipped.title })).toBeVisible();
        await look('skipped feedback');
      }
    }
    await page.goto(addressOf('/private/your-ride'));
    await page.getByRole('checkbox').first().check();
    await look('chosen rides');
    await page.locator('a[href*="/invoice/"]').first().click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.locator('main summary, main button[aria-expanded]').first().click();
    await look('receipt');
    await page.getByRole('button', { name: common.navigation.menu }).click();
    await look('menu of the private pages');
    expectNone();
  });
}
