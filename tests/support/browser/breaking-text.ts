import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Parts of texts that make rendering fail; "|" marks the start and the end of a text. */
    breakingTexts: readonly string[];
  }
}

/**
 * Plants a fault into every page loaded from now on: rendering an element with one of these texts throws, in the middle
 * of React's work, with the text in its message; `|12 min|` is a whole text. Returns a function that sets other texts
 * in the open page.
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

/** React's messages about such a text, in the console. */
export const BREAKING = /cannot be shown|The above error occurred/;
