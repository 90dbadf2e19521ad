import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Language } from '../../../src/i18n/languages';
import { expect } from '../browser/browser';
import type { WalkName } from './states';
import { differences, masked, noteBlocks, readTrees, type Trees, withoutRepetition, writeTrees } from './tree-text';

/** The time limit for a page to match its file: a live region is filled after a moment. */
const SAID_MS = 3_000;

/** The file with the accessibility trees of a walk. */
export const treeFile = (walk: string, language: Language) => path.join(__dirname, 'trees', language, `${walk}.txt`);

/** The trees in the file of a walk; none without a file. */
export function keptTrees(walk: WalkName, language: Language): Trees {
  const file = treeFile(walk, language);
  return existsSync(file) ? readTrees(readFileSync(file, 'utf8')) : {};
}

/** The part that a screen reader can reach: the open dialog, else the whole page. */
const treeOf = async (page: Page, language: Language) => {
  const dialog = page.locator('dialog[open]');
  const root = (await dialog.count()) > 0 ? dialog.last() : page.locator('body');
  return masked(await root.ariaSnapshot(), language);
};

/** Compares the states of a walk with their trees in its file, in the order of the walk, or rewrites the file. */
export function treesOf(walk: WalkName, language: Language) {
  const kept = keptTrees(walk, language);
  const shown: Record<string, string> = {};
  const seen = new Map<string, string>();
  return {
    /** Differences between the page and the tree of this state; a state without one differs. */
    async compare(page: Page, state: string): Promise<readonly string[]> {
      const before = kept[state];
      let [tree, now] = ['', ''];
      const read = async () => {
        tree = await treeOf(page, language);
        now = withoutRepetition(tree, seen);
        return now;
      };
      if (before === undefined) await read();
      // The remaining differences are reported below, line by line.
      else
        await expect
          .poll(read, { timeout: SAID_MS })
          .toBe(before)
          .catch(() => {});
      noteBlocks(tree, seen, state);
      shown[state] = now;
      if (before === undefined) return ['has no accessibility tree: npm run states:trees writes it'];
      return differences(before, now).map((each) => `the accessibility tree ${each}`);
    },
    /** Writes the trees of the walk. */
    write() {
      const file = treeFile(walk, language);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, writeTrees(shown));
    },
  };
}
