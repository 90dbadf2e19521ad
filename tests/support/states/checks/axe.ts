import type { Page } from '@playwright/test';
import { readAxe } from '../../browser/axe';
import type { Check } from '../check';
import { measureContrasts } from '../contrast';
import { decided } from '../undecided';

/** All findings on the page's present content; null if it has changed in the meantime. */
async function findNow(page: Page): Promise<readonly string[] | null> {
  const found: string[] = [];
  const { violations, incomplete } = await readAxe(page);
  for (const node of violations.filter((each) => !decided(each)))
    found.push(`${node.rule}: ${node.target} ${node.html}`);
  const open = incomplete.filter((each) => !decided(each));
  for (const { rule, keys, target, html } of open.filter((each) => each.rule !== 'color-contrast'))
    found.push(`${rule} is not decided (${keys.join()}): ${target} ${html}`);
  const unclear = open.filter(({ rule }) => rule === 'color-contrast').map(({ target }) => target);
  const low = await measureContrasts(page, unclear);
  return low && [...found, ...low];
}

const TRIES = 3;

/** Expects no findings of axe; open results are measured, or decided in `undecided.ts`. */
export const axe: Check = {
  name: 'axe',
  each: 'row',
  find: async ({ page }) => {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const found = await findNow(page);
      if (found) return found;
    }
    return [`the page has changed under ${TRIES} looks`];
  },
};
