import type { Page } from '@playwright/test';

/** The windows of phones, the narrowest first. */
export const WIDTHS = [320, 360, 412];

/**
 * The words on the page that break inside: their letters are on two lines, without a space, a hyphen, a slash or a soft
 * hyphen in between. Email and web addresses may break anywhere.
 */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isAddress = (word: string) => /@|:\/\//.test(word);
    /** The last box of the letter at this index: the first may be that of an added hyphen. */
    const boxOf = (node: Node, place: number) => {
      const range = document.createRange();
      range.setStart(node, place);
      range.setEnd(node, place + 1);
      return [...range.getClientRects()].at(-1);
    };
    const isBroken = (node: Node, start: number, end: number) => {
      const [first, last] = [boxOf(node, start), boxOf(node, end - 1)];
      return first && last && last.top > first.top + first.height / 2;
    };
    /** Text for screen readers only has a box of one pixel. */
    const isUnseen = (element: Element | null): boolean =>
      element !== null && (element.getBoundingClientRect().width === 1 || isUnseen(element.parentElement));
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode;
      if (!node.parentElement?.checkVisibility({ visibilityProperty: true }) || isUnseen(node.parentElement)) continue;
      for (const { 0: whole, index } of (node.textContent ?? '').matchAll(/[^\s]+/g)) {
        if (isAddress(whole)) continue;
        for (const part of whole.matchAll(/[^\u00ad\u200b/–—-]+/g)) {
          const start = index + part.index;
          if (isBroken(node, start, start + part[0].length)) found.push(part[0]);
        }
      }
    }
    return found;
  });
