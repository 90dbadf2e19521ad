import { expect, type Locator } from '@playwright/test';

/** Whether an element lies over the words of a link that are seen. */
export async function coversWords(over: Locator, link: Locator): Promise<boolean> {
  const box = await over.boundingBox();
  const words = await link.evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const seen: Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>[] = [];
    while (texts.nextNode()) {
      let part = texts.currentNode.parentElement;
      // One pixel wide is a text for screen readers only.
      while (part && part !== element && part.getBoundingClientRect().width !== 1) part = part.parentElement;
      if (part !== element) continue;
      const range = document.createRange();
      range.selectNode(texts.currentNode);
      for (const { x, y, width, height } of range.getClientRects()) seen.push({ x, y, width, height });
    }
    return seen;
  });
  expect(words.length).toBeGreaterThan(0);
  return words.some(
    ({ x, y, width, height }) =>
      box === null || (x + width > box.x && x < box.x + box.width && y + height > box.y && y < box.y + box.height),
  );
}
