import { parse } from 'node-html-parser';
import { languages, localPath } from '../../../src/i18n/languages';
import { textFacts } from '../../../src/i18n/texts';
import { site } from '../../../src/site';
import { expect, test } from '../../support/browser/browser';
import { builtPages, PREFIX } from '../../support/browser/built-site';
import { long, longUnless } from '../../support/long';
import { endLateWait, moveAnswerWait, moveLateWait } from '../../support/states/late-page';
import { textsOf } from '../../support/states/texts';

for (const language of languages) {
  test(`${language}: without JavaScript a ride and a private page say that, and have the phone number`, () => {
    for (const path of ['/booking-details', '/private']) {
      const address = localPath(language, path);
      const page = builtPages().find((one) => one.address === address);
      // The content of the element is text to those who run scripts.
      const said = parse(page?.document.querySelector('main noscript')?.innerHTML ?? '');
      expect(said.querySelector('p')?.text).toBe(textsOf(language).session.noScript);
      const call = said.querySelector('a');
      expect(call?.getAttribute('href')).toBe(`tel:${site.bookingPhone.dialled}`);
      expect(call?.text).toContain(textFacts.phone);
    }
  });
}

test.describe('a page whose scripts do not arrive', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  for (const language of languages) {
    test(
      `${language}: says so after ten seconds, with the phone number; its link loads it anew`,
      longUnless(language === 'de'),
      async ({ page }) => {
        const { session, common } = textsOf(language);
        for (const path of ['/booking-details/20001', '/private/your-ride']) {
          await page.route(/\.js$/, (route) => route.abort());
          await page.goto(`${PREFIX}${localPath(language, path)}`);
          const main = page.getByRole('main');
          const late = main.getByText(session.late);
          await moveLateWait(page, -1_000);
          await expect(late).toBeHidden();
          await endLateWait(page);
          await expect(late).toContainText('PAGE');
          await expect(late).toBeVisible();
          await expect(main.locator(`a[href="tel:${site.bookingPhone.dialled}"]`)).toBeVisible();
          await page.unrouteAll({ behavior: 'wait' });
          await main.getByRole('link', { name: common.tryAgain }).click();
          await expect(main.getByRole('heading', { name: session.loginRequired })).toBeVisible();
          await expect(late).toHaveCount(0);
          expect(new URL(page.url()).pathname).toBe(`${PREFIX}${localPath(language, path)}`);
        }
      },
    );

    test(`${language}: so does a shared ride, which keeps its link when it is reloaded`, long, async ({ page }) => {
      const { ride } = textsOf(language);
      const late = page.getByText(ride.follow.late);
      await page.route(/\.js$/, (route) => route.abort());
      await page.goto(`${PREFIX}${localPath(language, '/follow')}#kQ3v`);
      await endLateWait(page);
      await expect(late).toBeVisible();
      await page.unrouteAll({ behavior: 'wait' });
      await page.reload();
      await expect(page.getByText(ride.follow.noRide).first()).toBeVisible();
      await expect(late).toBeHidden();
      expect(new URL(page.url()).hash).toBe('#kQ3v');
    });

    test(
      `${language}: so does the booking page, three seconds after a press; its link keeps the pickup`,
      long,
      async ({ page }) => {
        const { booking, common } = textsOf(language);
        const bar = page.getByRole('complementary', { name: booking.late.title });
        const late = bar.getByText(booking.late.text);
        await page.route(/\.js$/, (route) => route.abort());
        await page.goto(`${PREFIX}${localPath(language, '/bookings')}#from=Auestadion`);
        await page.getByRole('button', { name: booking.form.continue, exact: true }).click();
        await moveAnswerWait(page, -1_000);
        await expect(late).toBeHidden();
        await moveAnswerWait(page, 1);
        await expect(late).toContainText('PAGE');
        await expect(late).toBeInViewport();
        await expect(bar.locator(`a[href="tel:${site.bookingPhone.dialled}"]`)).toBeVisible();
        await page.unrouteAll({ behavior: 'wait' });
        await bar.getByRole('link', { name: common.tryAgain }).click();
        await expect(page.locator('#booking-start')).toHaveValue('Auestadion');
        await expect(bar).toHaveCount(0);
      },
    );

    test(`${language}: so does the booking page without a press, at 400 % at its end`, long, async ({ page }) => {
      const { booking } = textsOf(language);
      const late = page.getByText(booking.late.text);
      await page.route(/\.js$/, (route) => route.abort());
      await page.setViewportSize({ width: 320, height: 256 });
      await page.goto(`${PREFIX}${localPath(language, '/bookings')}`);
      await endLateWait(page);
      await expect(late).toBeVisible();
      await expect(late).not.toBeInViewport();
      await page.locator('#booking-name').press('Enter');
      await moveAnswerWait(page, 1);
      await expect(late).toBeInViewport();
    });
  }
});

test.describe('a browser that runs no script', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of languages) {
    test(
      `${language}: the booking page says at once that it needs one, and has the phone number`,
      longUnless(language === 'en'),
      async ({ page }) => {
        await page.goto(`${PREFIX}${localPath(language, '/bookings')}`);
        const bar = page.locator('#late noscript');
        await expect(bar.locator('p')).toHaveText(textsOf(language).booking.late.noScript);
        await expect(bar.locator('p')).toBeInViewport();
        await expect(bar.locator('a')).toHaveAttribute('href', `tel:${site.bookingPhone.dialled}`);
      },
    );
  }
});
