import type { Page } from '@playwright/test';

/**
 * Passes on the announcements that a screen reader may make from now on: the text of a live region when it changes, or
 * when it appears with the region, but not when it disappears. Runs in jest and, as a separate script, in a browser's
 * page.
 */
export function recordRegions(tell: (text: string) => void) {
  const LIVE = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]';
  const textOf = (region: Element): string =>
    [...region.childNodes]
      .map((node) => (node instanceof Element && node.children.length > 0 ? textOf(node) : node.textContent))
      .join(' ')
      .replace(/\s+/g, ' ')
      .trim();
  const regionsOf = ({ target, addedNodes }: MutationRecord): Element[] => {
    const around = (target instanceof Element ? target : target.parentElement)?.closest(LIVE);
    if (around) return [around];
    const added = [...addedNodes].filter((node) => node instanceof Element);
    return added.flatMap((node) => [...(node.matches(LIVE) ? [node] : []), ...node.querySelectorAll(LIVE)]);
  };
  const last = new WeakMap<Element, string>();
  for (const region of document.querySelectorAll(LIVE)) last.set(region, textOf(region));
  new MutationObserver((records) => {
    for (const region of new Set(records.flatMap(regionsOf))) {
      const text = textOf(region);
      if (text && last.get(region) !== text) tell(text);
      last.set(region, text);
    }
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

/** Records the announcements of every document of the page from now on. */
export async function listen(page: Page): Promise<string[]> {
  const heard: string[] = [];
  await page.exposeFunction('tellHeard', (text: string) => heard.push(text));
  await page.addInitScript({ content: `(${recordRegions})((text) => tellHeard(text))` });
  return heard;
}
