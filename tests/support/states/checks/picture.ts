import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { nextFrame } from '../../browser/session';
import type { Check } from '../check';
import { type Circumstance, circumstances } from '../circumstances';

/** The folder for what people look at: screenshots, until `tests/long/states/sheets.mjs` joins them, and trees. */
export const STATES_FOLDER = path.join(__dirname, '../../../../test-results/states');

/** The circumstance in the variable STATES_IN, by its name; null without one. */
function wantedCircumstance(): Circumstance | null {
  const wanted = process.env.STATES_IN;
  if (!wanted) return null;
  const found = circumstances.find(({ name }) => name === wanted);
  if (!found) throw new Error(`There is no "${wanted}": ${circumstances.map(({ name }) => name).join(', ')}`);
  return found;
}

/** Takes a screenshot of each row. It finds nothing: people review the screenshots. */
export const picture: Check = {
  name: 'picture',
  each: 'row',
  find: async ({ page, language, walk, state }) => {
    const scheme = (await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)) ? 'dark' : 'light';
    const folder = path.join(STATES_FOLDER, language, scheme);
    mkdirSync(folder, { recursive: true });
    const circumstance = wantedCircumstance();
    await circumstance?.begin(page);
    await nextFrame(page);
    const isDialog = (await page.locator('dialog[open]').count()) > 0;
    const file = `${walk}, ${state.replaceAll('/', ' ')}.png`;
    await page.screenshot({ path: path.join(folder, file), fullPage: !isDialog });
    await circumstance?.end(page);
    return [];
  },
};
