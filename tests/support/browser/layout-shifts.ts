import type { Page } from '@playwright/test';

/** A moved element. */
interface Moved {
  /** The element with its ancestors, and its text. */
  readonly what: string;
  /** left, top, width, height in CSS pixels; an empty box was not visible. */
  readonly from: string;
  readonly to: string;
}

/** One layout shift, as counted by the browser (https://wicg.github.io/layout-instability/). */
export interface LayoutShift {
  readonly value: number;
  readonly moved: readonly Moved[];
}

declare global {
  interface Window {
    layoutShifts: LayoutShift[];
  }
}

/**
 * Records every layout shift of the page, also after a touch, with the moved elements. Runs in the page before other
 * scripts.
 */
function noteShifts() {
  if (window.layoutShifts) return;
  window.layoutShifts = [];
  const nameOf = (node: Element) => {
    const { id, localName } = node;
    return `${localName}${id && `#${id}`}`;
  };
  const wordsOf = (node: Node | null) => {
    if (!node) return 'an element that has gone';
    const path: string[] = [];
    for (let at: Node | null = node; at; at = at.parentNode) if (at instanceof Element) path.unshift(nameOf(at));
    return `${path.slice(-4).join(' > ')} "${(node.textContent ?? '').slice(0, 60)}"`;
  };
  const boxOf = ({ x, y, width, height }: DOMRectReadOnly) =>
    [x, y, width, height].map((side) => Math.round(side * 10) / 10).join(' ');
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as unknown as {
        value: number;
        sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
      };
      window.layoutShifts.push({
        value,
        moved: sources.map(({ node, previousRect, currentRect }) => ({
          what: wordsOf(node),
          from: boxOf(previousRect),
          to: boxOf(currentRect),
        })),
      });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/**
 * Records every layout shift of the pages from now on, also after a touch. Returns a function that reads those of the
 * current page. Chromium counts a shift only if an existing element moves.
 */
export async function countShifts(page: Page): Promise<() => Promise<readonly LayoutShift[]>> {
  await page.addInitScript(noteShifts);
  return () => page.evaluate(() => window.layoutShifts);
}
