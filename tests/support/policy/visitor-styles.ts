import type { Page } from '@playwright/test';

/** Adds styles like a visitor's own, which no policy of the page forbids. */
export const addStyles = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);

/** Removes the styles added last. */
export const removeStyles = (page: Page) => page.evaluate(() => void document.adoptedStyleSheets.pop());

/** A screenshot of the page with additional styles. */
export async function pictureWith(page: Page, css: string, options: Parameters<Page['screenshot']>[0]) {
  await addStyles(page, css);
  const picture = await page.screenshot(options);
  await removeStyles(page);
  return picture;
}
