import { expect, test } from '../../support/browser/browser';
import { openFilledForm } from '../../support/browser/customer';

test('a press on a button whose content is replaced before it ends is a press', async ({ page }) => {
  await openFilledForm(page);
  const content = page.getByRole('button', { name: 'Swap' }).locator('svg');
  await content.hover({ force: true });
  await page.mouse.down();
  // As React does with new words (decision texts-are-elements).
  await content.evaluate((element) => element.replaceWith(element.cloneNode(true)));
  await page.mouse.up();
  await expect(page.locator('#booking-start')).toHaveValue(/Auestadion/);
});
