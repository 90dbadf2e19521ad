import type { Page } from '@playwright/test';

declare global {
  interface CSSStyleSheet {
    /** Set on the sheets that a test has added. */
    isVisitors?: boolean;
  }
}

/** Adds styles like a visitor's own, which no policy of the page forbids. */
export const addStyles = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    sheet.isVisitors = true;
    document.adoptedStyleSheets.push(sheet);
  }, css);

/** Removes the styles added last. The page may have added sheets of its own since, as the map does. */
export const removeStyles = (page: Page) =>
  page.evaluate(() => {
    const last = document.adoptedStyleSheets.filter(({ isVisitors }) => isVisitors).at(-1);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== last);
  });

/** A screenshot of the page with additional styles. */
export async function pictureWith(page: Page, css: string, options: Parameters<Page['screenshot']>[0]) {
  await addStyles(page, css);
  const picture = await page.screenshot(options);
  await removeStyles(page);
  return picture;
}
