import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** An element in axe's results. */
export interface AxeNode {
  readonly rule: string;
  /** The selector of the element. */
  readonly target: string;
  readonly html: string;
  /** axe's reasons, by their keys: "bgImage". */
  readonly keys: readonly string[];
}

interface AxeResults {
  readonly violations: readonly AxeNode[];
  readonly incomplete: readonly AxeNode[];
}

/** The number of runs after which axe is taken at its word although the page has changed under the last one as well. */
const RUNS = 3;

/** In the page: its name for axe's script, and whether its document has it already. */
declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const options: axe.RunOptions = {
  rules: { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } },
  resultTypes: ['violations', 'incomplete'],
  // Frames are third-party content.
  iframes: false,
  // Would load every stylesheet again, for a rule about audio, which the site does not have, and an experimental one.
  preload: false,
};

/**
 * Runs axe in the page, and again if elements came or went meanwhile: axe finds an element by its place among its
 * siblings, and leaves the order of headings undecided if a part above them was added, like a map that has loaded. The
 * violations of every run count; what is left open is decided by the last run alone. The script is loaded once for each
 * document: @axe-core/playwright loads it before each run, which takes longer than the run.
 */
async function read(page: Page): Promise<AxeResults> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source);
  const run = async (given: axe.RunOptions) => {
    if (!window.axe) throw new Error('The page has changed before axe could run.');
    // Otherwise axe would measure a part that is still fading in.
    const isFading = ({ effect, playState }: Animation) =>
      playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime);
    for (const animation of document.getAnimations().filter(isFading)) animation.finish();
    // axe does not know the blend mode of Leaflet's tiles, plus-lighter, and then leaves the text above them undecided.
    for (const tile of document.querySelectorAll<HTMLElement>('.leaflet-tile')) tile.style.mixBlendMode = 'normal';
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((records) => changes.push(...records));
    observer.observe(document.body, { subtree: true, childList: true });
    const results = await window.axe.run(document, given);
    changes.push(...observer.takeRecords());
    observer.disconnect();
    const hasChanged = changes.some(({ addedNodes, removedNodes }) =>
      [...addedNodes, ...removedNodes].some((node) => node instanceof Element),
    );
    const nodesOf = (kind: 'violations' | 'incomplete') =>
      results[kind].flatMap(({ id: rule, nodes }) =>
        nodes.map(({ target, html, any, all, none }) => ({
          rule,
          target: target.join(' '),
          html,
          keys: [...any, ...all, ...none].map(({ data }) => String(data?.messageKey ?? '')),
        })),
      );
    return { violations: nodesOf('violations'), incomplete: nodesOf('incomplete'), hasChanged };
  };
  const violations = new Map<string, AxeNode>();
  for (let runs = 1; ; runs += 1) {
    const results = await page.evaluate(run, options);
    for (const node of results.violations) violations.set(`${node.rule} ${node.target}`, node);
    if (runs === RUNS || !results.hasChanged) {
      return { violations: [...violations.values()], incomplete: results.incomplete };
    }
  }
}

/** Whether a target is too small even in the middle of the window, where no bar at an edge covers part of it. */
async function isTooSmall(page: Page, { rule, target }: AxeNode): Promise<boolean> {
  const before = await page.evaluate((selector) => {
    const place = { left: scrollX, top: scrollY };
    document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return place;
  }, target);
  const { violations } = await read(page);
  await page.evaluate((place) => scrollTo({ ...place, behavior: 'instant' }), before);
  return violations.some((each) => each.rule === rule && each.target === target);
}

/**
 * The violations on what the page shows now, and the results that axe leaves open. All of axe's rules for WCAG 2.2 AA
 * and its best practices. Two are off by default: `target-size` of WCAG 2.2, and that the visible text of a control is
 * in its name, `label-content-name-mismatch`.
 */
export async function readAxe(page: Page): Promise<AxeResults> {
  const { violations, incomplete } = await read(page);
  const kept: AxeNode[] = [];
  for (const node of violations) if (node.rule !== 'target-size' || (await isTooSmall(page, node))) kept.push(node);
  return { violations: kept, incomplete };
}
