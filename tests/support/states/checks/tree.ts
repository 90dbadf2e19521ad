import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Check } from '../check';
import { STATES_FOLDER } from './picture';

/**
 * Writes the part that a screen reader can reach: the open dialog, else the whole page. It finds nothing: people read
 * the tree. A file for each language and walk, its states in their order.
 */
export const tree: Check = {
  name: 'tree',
  each: 'language',
  find: async ({ page, language, walk, state }) => {
    const dialog = page.locator('dialog[open]');
    const root = (await dialog.count()) > 0 ? dialog.last() : page.locator('body');
    const folder = path.join(STATES_FOLDER, language);
    mkdirSync(folder, { recursive: true });
    appendFileSync(path.join(folder, `${walk}.txt`), `## ${language}: ${state}\n\n${await root.ariaSnapshot()}\n\n`);
    return [];
  },
};
