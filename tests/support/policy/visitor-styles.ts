import type { Page } from '@playwright/test';

/** Adds styles as a visitor's own: no policy of the page forbids them. */
export const addStyles = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);

/** Removes the styles that were added last. */
export const removeStyles = (page: Page) => page.evaluate(() => void document.adoptedStyleSheets.pop());

/** A picture of the page with further styles. */
export async function pictureWith(page: Page, css: string, options: Parameters<Page['screenshot']>[0]) {
  await addStyles(page, css);
  const picture = await page.screenshot(options);
  await removeStyles(page);
  return picture;
}
