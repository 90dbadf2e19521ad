import { localPath } from '../../../src/i18n/languages';
import { listedPages } from '../../../src/layout/head/page-addresses';
import { expect, test } from '../../support/browser/browser';
import { PREFIX } from '../../support/browser/built-site';
import { startSignedIn } from '../../support/browser/customer';
import { long } from '../../support/long';

/** WCAG 1.4.10: a window of 1280 x 1024 px, zoomed to 400 %. */
const WINDOW = { width: 320, height: 256 };
/** The ride of the sample data that is under way. */
const RIDE = '/booking-details/20038';

test(
  'a desk at 400 %: no page scrolls in two directions, and half of it is free of what sticks (German)',
  long,
  async ({ page }) => {
    await page.setViewportSize(WINDOW);
    await startSignedIn(page, 'Ida Unterwegs');
    for (const path of [...listedPages(), '/private/your-ride', '/private/profile', RIDE]) {
      await test.step(path, async () => {
        await page.goto(`${PREFIX}${localPath('de', path)}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
        await expect(page.getByText(/wird geladen …$/i).filter({ visible: true })).toHaveCount(0);
        const { width, covered } = await page.evaluate(() => {
          const sticks = (element: Element | null): boolean =>
            element !== null &&
            (/fixed|sticky/.test(getComputedStyle(element).position) || sticks(element.parentElement));
          const lines = Array.from({ length: innerHeight }, (_, y) => y);
          return {
            width: document.documentElement.scrollWidth,
            covered: lines.filter((y) => sticks(document.elementFromPoint(innerWidth / 2, y))).length,
          };
        });
        expect(width).toBe(WINDOW.width);
        expect(covered).toBeLessThanOrEqual(WINDOW.height / 2);
      });
    }
  },
);
