import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** An element about which axe has said something. */
export interface AxeNode {
  readonly rule: string;
  /** The selector of the element; of one in a frame, that of each frame first. */
  readonly target: string;
  readonly html: string;
  /** axe's reasons, by their keys: "bgImage". */
  readonly keys: readonly string[];
}

interface AxeResults {
  readonly violations: readonly AxeNode[];
  readonly incomplete: readonly AxeNode[];
}

async function read(page: Page): Promise<AxeResults> {
  const results = await new AxeBuilder({ page })
    .options({
      rules: { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } },
      resultTypes: ['violations', 'incomplete'],
    })
    // In one go: the other way opens a further page for each run. Frames of other origins are not ours.
    .setLegacyMode()
    .analyze();
  const nodesOf = (kind: 'violations' | 'incomplete') =>
    results[kind].flatMap(({ id: rule, nodes }) =>
      nodes.map(({ target, html, any, all, none }) => ({
        rule,
        target: target.join(' '),
        html,
        keys: [...any, ...all, ...none].map(({ data }) => String(data?.messageKey ?? '')),
      })),
    );
  return { violations: nodesOf('violations'), incomplete: nodesOf('incomplete') };
}

/** Whether a target is too small also in the middle of the window, where no bar at an edge covers part of it. */
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
