import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Parts of texts that the page fails to show; "|" stands for the beginning and the end of a text. */
    breakingTexts: readonly string[];
  }
}

/**
 * Plants a fault into every page that is loaded from now on: an element that is given a text with one of these parts
 * throws, in the middle of React's work, with the text in its message; `|12 min|` is a whole text. Returns a function
 * that names other parts in the page that is open.
 */
export async function breakOnText(page: Page, ...texts: readonly string[]) {
  await page.addInitScript((parts) => {
    window.breakingTexts = parts;
    const { set } = Object.getOwnPropertyDescriptor(Node.prototype, 'textContent') ?? {};
    Object.defineProperty(Node.prototype, 'textContent', {
      ...Object.getOwnPropertyDescriptor(Node.prototype, 'textContent'),
      set(text: string) {
        if (window.breakingTexts.some((part) => `|${text}|`.includes(part)))
          throw new TypeError(`"${text}" cannot be shown`);
        set?.call(this, text);
      },
    });
  }, texts);
  return (...others: readonly string[]) =>
    page.evaluate((parts) => {
      window.breakingTexts = parts;
    }, others);
}

/** What React says about such a text, in the console. */
export const BREAKING = /cannot be shown|The above error occurred/;
