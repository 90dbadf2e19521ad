import { operatorFacts } from '../../../scripts/configuration/operator-facts';
import { storedData } from '../../../src/device/stored-data';
import { languages, localPath, textIn } from '../../../src/i18n/languages';
import { legalFacts, site } from '../../../src/site';
import { expect, expectAccessible, test } from '../../support/browser/browser';
import { PREFIX } from '../../support/browser/built-site';
import { long, longUnless } from '../../support/long';

const legalPages = [
  { path: '/imprint', en: 'Legal notice', de: 'Impressum' },
  { path: '/privacy', en: 'Privacy', de: 'Datenschutz' },
  { path: '/accessibility', en: 'Accessibility', de: 'Barrierefreiheit' },
  { path: '/terms', en: 'Terms and conditions', de: 'AGB' },
] as const;

const everyPage = [
  '',
  '/home',
  '/bookings',
  '/business',
  '/about',
  '/contact',
  '/partner',
  '/private',
  '/booking-details',
];

const { samples } = operatorFacts();
const inImprint = [
  'legal.company',
  'legal.taxNumber',
  'bookingPhone',
  'email',
  'legalFacts.representative',
  'legalFacts.register',
  'legalFacts.supervisoryAuthority',
];

for (const language of languages) {
  const start = PREFIX + localPath(language, '/').replace(/\/$/, '');

  test.describe(`${language}, without a script`, () => {
    test.use({ javaScriptEnabled: false, expectedErrors: /no-such-page/ });

    test(
      'the legal pages are one step from every page, the private ones and the 404 page included',
      long,
      async ({ page }) => {
        for (const path of [...everyPage, ...legalPages.map((legal) => legal.path), '/no-such-page']) {
          await page.goto(`${start}${path}`);
          for (const { path: target, ...names } of legalPages) {
            const link = page
              .getByRole('contentinfo')
              .getByRole('link', { name: textIn(names, language), exact: true });
            await expect(link).toHaveAttribute('href', `${start}${target}`);
          }
        }
      },
    );

    test('each legal page is whole, and its sample facts are marked', long, async ({ page }) => {
      for (const { path, ...titles } of legalPages) {
        await page.goto(`${start}${path}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(textIn(titles, language));
        await expect(page.getByText(/^(Sample|Beispiel): /)).toHaveCount(samples.length > 0 ? 1 : 0);
        expect(await page.getByRole('main').textContent()).not.toMatch(/ec\.europa\.eu\/consumers\/odr|{{/);
      }
    });

    test('the imprint names what section 5 DDG asks for', longUnless(language === 'de'), async ({ page }) => {
      await page.goto(`${start}/imprint`);
      const main = page.getByRole('main');
      const { legal } = site;
      const { facts } = legalFacts();
      for (const fact of [
        legal.company,
        legal.street,
        `${legal.postcode} ${legal.town}`,
        facts.representative,
        facts.register,
        legal.taxNumber,
        facts.supervisoryAuthority,
      ]) {
        await expect(main).toContainText(fact);
      }
      await expect(main.getByRole('link', { name: site.email })).toHaveAttribute('href', `mailto:${site.email}`);
      await expect(main.getByRole('link', { name: site.bookingPhone.shown })).toBeVisible();
      await expect(main).toContainText('VSBG');
      await expect(main.getByText(/^(Sample|Beispiel)$/)).toHaveCount(
        samples.filter((path) => inImprint.includes(path)).length,
      );
    });
  });

  test(
    `${language}: the privacy page names every key and cookie that the site keeps`,
    longUnless(language === 'de'),
    async ({ page }) => {
      await page.goto(`${start}/privacy`);
      for (const name of Object.keys(storedData)) {
        const row = page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) });
        await expect(row.getByRole('cell')).toHaveCount(3);
      }
    },
  );
}

test('axe finds nothing on the legal pages, each in one of the languages', long, async ({ page }) => {
  for (const [index, { path }] of legalPages.entries()) {
    await page.goto(`/website${index % 2 ? '/de' : ''}${path}`);
    await expectAccessible(page);
  }
});
