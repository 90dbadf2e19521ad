import type { Page } from '@playwright/test';
import { pageTable } from '../../../src/address-table';
import { languages, localPath } from '../../../src/i18n/languages';
import { furtherAddresses } from '../../../src/layout/head/page-addresses';
import { site } from '../../../src/site';
import { expect, test } from '../../support/browser/browser';
import { PREFIX } from '../../support/browser/built-site';
import { startSignedIn } from '../../support/browser/customer';
import { long } from '../../support/long';

/** The ways to help, in the order in which every page offers them: phone, WhatsApp, email. */
const help = [`tel:${site.bookingPhone.dialled}`, `https://wa.me/${site.whatsapp.dialled}`, `mailto:${site.email}`];

/** Help is at the same place: the first links of the footer, which ends the page. */
async function expectHelp(page: Page) {
  const footer = page.getByRole('contentinfo');
  await expect(footer).toBeVisible();
  const found = await footer.evaluate((element) => ({
    links: [...element.querySelectorAll('a')].slice(0, 3).map((link) => link.getAttribute('href')),
    isLast: !element.nextElementSibling?.querySelector('a, button, input'),
    isAfterMain: Boolean(
      (document.querySelector('main')?.compareDocumentPosition(element) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING,
    ),
  }));
  expect({ page: page.url(), ...found }).toEqual({ page: page.url(), links: help, isLast: true, isAfterMain: true });
}

for (const language of languages) {
  const addressOf = (path: string) => `${PREFIX}${localPath(language, path)}`.replace(/(.)\/$/, '$1');

  test.describe(`${language}: consistent help (WCAG 2.2, 3.2.6)`, () => {
    test.describe('without a script', () => {
      test.use({ javaScriptEnabled: false, expectedErrors: /404/ });

      test(
        'phone, WhatsApp and email are at the same place of every page, unknown ones included',
        long,
        async ({ page }) => {
          const further = furtherAddresses().map(([address]) => address);
          for (const path of [...Object.keys(pageTable), ...further, '/no-such-page', '/private/no-such-page']) {
            await page.goto(addressOf(path));
            await expectHelp(page);
          }
        },
      );
    });

    test('and of every screen of a signed-in customer: the private pages and the ride', long, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await startSignedIn(page, 'Ida Unterwegs');
      await page.goto(addressOf('/private/your-ride'));
      const entries = page.locator('nav a[href*="/private/"]').filter({ visible: true });
      await expect(entries.first()).toBeVisible();
      const paths = await entries.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      expect(paths.length).toBeGreaterThan(10);
      for (const path of paths) {
        await page.locator(`nav a[href="${path}"]`).filter({ visible: true }).click();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectHelp(page);
      }
      await page.getByRole('banner').locator('a[href*="/booking-details/"]').first().click();
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await expectHelp(page);
    });
  });
}
