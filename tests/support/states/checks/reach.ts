import type { Check } from '../check';

/**
 * Nothing is lost: every control can be scrolled into the window and is not covered by another element, and no text is
 * cut off by its box.
 */
export const reach: Check = {
  name: 'reach',
  each: 'row',
  find: ({ page }) =>
    page.evaluate(() => {
      const found: string[] = [];
      const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
      const nameOf = (element: Element) => element.outerHTML.slice(0, 120);
      const isShown = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest('[inert]');
      /** Hidden on purpose, for screen readers or behind a drawn control. */
      const isTiny = ({ width, height }: DOMRect) => width < 2 || height < 2;
      /** Clipped until it has the focus: a link past the map, the taxis in words on a phone. */
      const isClipped = (element: Element | null): boolean =>
        element !== null &&
        (/inset\(50%\)/.test(getComputedStyle(element).clipPath) || isClipped(element.parentElement));
      /** An open menu or list, or the sheet of a search field, covers the content behind it until it is closed. */
      const isInMenu = (element: Element) =>
        element.closest('details[open], [role=listbox], [data-search=true]') !== null ||
        [...document.querySelectorAll('[aria-expanded=true][aria-controls]')].some((control) =>
          document.getElementById(control.getAttribute('aria-controls') ?? '')?.contains(element),
        );
      const before = [scrollX, scrollY] as const;
      for (const control of top.querySelectorAll('a[href], button, input, select, textarea, summary')) {
        if (!isShown(control) || isClipped(control)) continue;
        const part = control.matches('input') ? (control.closest('label') ?? control) : control;
        if (isTiny(part.getBoundingClientRect())) continue;
        part.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
        const { left, right, top: upper, bottom } = part.getBoundingClientRect();
        if (left < -1 || right > innerWidth + 1) found.push(`outside of the window: ${nameOf(control)}`);
        const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
        const y = (Math.max(upper, 0) + Math.min(bottom, innerHeight)) / 2;
        const hit = document.elementFromPoint(x, y);
        if (hit && !part.contains(hit) && !hit.contains(part) && !isInMenu(hit))
          found.push(`covered: ${nameOf(control)} by ${nameOf(hit)}`);
      }
      scrollTo(...before);
      const texts = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const node = texts.currentNode;
        const parent = node.parentElement;
        if (!parent || !node.textContent?.trim() || !isShown(parent) || isClipped(parent)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const text = range.getBoundingClientRect();
        for (let box: Element | null = parent; box && box !== top; box = box.parentElement) {
          const { overflowX, overflowY, textOverflow } = getComputedStyle(box);
          const frame = box.getBoundingClientRect();
          if (isTiny(frame)) break;
          // A scrolling box shows its text; an ellipsis indicates more text.
          if (/auto|scroll/.test(overflowX + overflowY)) break;
          if (textOverflow === 'ellipsis') continue;
          const isCutX = /hidden|clip/.test(overflowX) && (text.right > frame.right + 1 || text.left < frame.left - 1);
          const isCutY = /hidden|clip/.test(overflowY) && (text.bottom > frame.bottom + 1 || text.top < frame.top - 1);
          if (isCutX || isCutY) found.push(`cut off: "${node.textContent.trim().slice(0, 40)}" in ${nameOf(box)}`);
        }
      }
      return found;
    }),
};
