import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/browser/browser';
import { openFilledForm } from '../../support/browser/customer';

/**
 * Presses the words or the drawing of a control and, before the button of the mouse is released, replaces them by new ones, as React does
 * (decision texts-are-elements).
 */
async function pressWhileWordsChange(page: Page, words: Locator) {
  await words.scrollIntoViewIfNeeded();
  const box = await words.boundingBox();
  if (!box) throw new Error('The words are not on the page');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await words.evaluate((element) => element.replaceWith(element.cloneNode(true)));
  await page.mouse.up();
}

test('a press on a button whose drawing changes meanwhile is one', async ({ page }) => {
  await openFilledForm(page);
  await pressWhileWordsChange(page, page.getByRole('button', { name: 'Swap' }).locator('svg'));
  await expect(page.locator('#booking-start')).toHaveValue(/Auestadion/);
});
