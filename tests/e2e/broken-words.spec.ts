import { brokenWords } from '../support/browser/broken-words';
import { expect, test } from '../support/browser/browser';
import { english, german, openFilledForm } from '../support/browser/customer';
import { longUnless } from '../support/long';

for (const words of [english, german]) {
  test(
    `${words.path}: no amount, time or phone number of the booking form breaks in a window of 280 px`,
    longUnless(words === english),
    async ({ page }) => {
      await page.setViewportSize({ width: 280, height: 653 });
      await openFilledForm(page, words);
      await expect(page.getByText(/\d[.,]\d\d/).first()).toBeVisible();
      expect((await brokenWords(page)).filter((word) => /\d/.test(word))).toEqual([]);
      // A vehicle's card hides what is wider than itself.
      const cut = await page.locator('label:has([name="booking-vehicleOption"]) > b').evaluateAll((amounts) => {
        const rightOf = (element: Element | null) => element?.getBoundingClientRect().right ?? 0;
        return amounts.filter((amount) => rightOf(amount) > rightOf(amount.parentElement)).length;
      });
      expect(cut).toBe(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(280);
    },
  );
}
