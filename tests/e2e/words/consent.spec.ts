import { languages, localPath } from '../../../src/i18n/languages';
import de from '../../../src/locales/de/common.json';
import en from '../../../src/locales/en/common.json';
import { watchWords } from '../../support/browser/broken-words';
import { expect, test } from '../../support/browser/browser';
import { PREFIX } from '../../support/browser/built-site';
import { REDRAWN, withGooglesAddresses } from '../../support/maps/google-addresses';

const texts = { en, de };

// Each story is a first visit: nothing is in the browser’s cache.
test.use({ expectedErrors: REDRAWN, reuseContext: false });

test.afterEach(async ({ page, context }) => {
  await page.close();
  await context.unrouteAll({ behavior: 'wait' });
});

for (const language of languages) {
  test(`${language}: no word breaks inside in the questions about consent, 320 to 412 px`, async ({
    page,
    context,
  }) => {
    const { consent, navigation } = texts[language];
    const { look, expectNone } = watchWords(page);
    const main = page.getByRole('main');
    await withGooglesAddresses(context);
    await page.goto(PREFIX + localPath(language, '/bookings'));
    const refuse = main.getByRole('button', {
      name: consent.maps.refuse.replace('{{product}}', 'Google Maps'),
    });
    await expect(refuse).toBeVisible();
    await look('question about the map');
    await refuse.click();
    await expect(main.getByText(/You have refused|Sie haben .* abgelehnt/)).toBeVisible();
    await look('refused map');
    await page.getByRole('banner').getByRole('button', { name: navigation.login }).click();
    const no = page.getByRole('dialog').getByRole('button', { name: consent.signIn.refuse });
    await expect(no).toBeVisible();
    await look('question about the login');
    await no.click();
    await look('refused login');
    expectNone();
  });
}
