import { expect, test } from '../../support/browser/browser';
import { chooseLater, german, openFilledForm } from '../../support/browser/customer';
import { long } from '../../support/long';

test(
  'at 200 % text and 360 px the booking form is no wider than the page, and shows date and time whole',
  long,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openFilledForm(page, german);
    await chooseLater(page);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    const wide = await page.locator('form').evaluate((form) => {
      const { right } = form.getBoundingClientRect();
      // What an element inside cuts off or scrolls does not make the form wider.
      const shownRight = (element: Element) => {
        let shown = element.getBoundingClientRect().right;
        for (let at = element.parentElement; at && at !== form; at = at.parentElement) {
          if (getComputedStyle(at).overflowX !== 'visible') shown = Math.min(shown, at.getBoundingClientRect().right);
        }
        return shown;
      };
      return [...form.querySelectorAll('*')]
        .filter((element) => shownRight(element) > right + 0.5)
        .map((element) => `${element.tagName}#${element.id} ${element.textContent}`);
    });
    expect(wide).toEqual([]);
    for (const [field, text] of [
      ['#booking-date', '20.11.2026'],
      ['#booking-time', '14:05'],
    ] as const) {
      const room = await page.locator(field).evaluate((input: HTMLInputElement, shown) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(input);
        const pen = document.createElement('canvas').getContext('2d');
        if (!pen) throw new Error('No canvas');
        pen.font = font;
        const inside = input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        return inside - pen.measureText(shown).width;
      }, text);
      expect(room, field).toBeGreaterThanOrEqual(0);
    }
  },
);
