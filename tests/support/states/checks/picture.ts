import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Check } from '../check';

/** Where the pictures of the states are kept until `scripts/states/sheets.mjs` joins them. */
export const PICTURES = path.join(__dirname, '../../../../test-results/states');

/** Takes a picture of each row. Finds nothing: the pictures are looked at. */
export const picture: Check = {
  name: 'picture',
  each: 'row',
  find: async ({ page, language, walk, state }) => {
    const scheme = (await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)) ? 'dark' : 'light';
    const folder = path.join(PICTURES, language, scheme);
    mkdirSync(folder, { recursive: true });
    const isDialog = (await page.locator('dialog[open]').count()) > 0;
    const file = `${walk}, ${state.replaceAll('/', ' ')}.png`;
    await page.screenshot({ path: path.join(folder, file), fullPage: !isDialog });
    return [];
  },
};
