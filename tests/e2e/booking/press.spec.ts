import { expect, test } from '../../support/browser/browser';
import { english, openFilledForm, startSignedIn } from '../../support/browser/customer';
import { connected, ordersCreated } from '../../support/browser/ordering';

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

test('a double tap on Continue does not answer the bonus question, which opens under the finger', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await startSignedIn(page, 'Jörg Beispiel');
  await openFilledForm(page, english, 'in-steps');
  await page.getByRole('button', { name: english.continue }).click();
  const dialog = page.getByRole('dialog', { name: english.confirm });
  // Not in the middle, where the gap between the two answers is.
  const position = { x: 60, y: 20 };
  await dialog.getByRole('button', { name: english.continue, exact: true }).dblclick({ position });
  const question = page.getByRole('dialog', { name: 'Use your 5 euro bonus?' });
  await expect(question).toBeVisible();
  expect(await ordersCreated(page)).toBe(0);
  await question.getByRole('button', { name: /^No, about/ }).click();
  await expect(page.getByText(connected).first()).toBeVisible();
  expect(await ordersCreated(page)).toBe(1);
});
