import type { Check } from '../check';

/** Nothing requires scrolling in two directions (WCAG 1.4.10): neither the page nor an open dialog is too wide. */
export const reflow: Check = {
  name: 'two-way scroll',
  each: 'row',
  find: ({ page }) =>
    page.evaluate(() =>
      [document.scrollingElement, document.querySelector('dialog[open]')].flatMap((part) =>
        part && part.scrollWidth > part.clientWidth
          ? [`${part.localName} is ${part.scrollWidth} px wide in ${part.clientWidth} px`]
          : [],
      ),
    ),
};
