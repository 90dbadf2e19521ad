import { brokenWords, WIDTHS } from '../../browser/broken-words';
import { shortTable } from '../../long';
import type { Check } from '../check';

/** No word breaks inside on a phone; in `npm test` on the narrowest one. */
export const words: Check = {
  name: 'broken words',
  each: 'language',
  find: async ({ page, facts }) => {
    // A word of 120 letters must break.
    if (facts.includes('foreign text')) return [];
    const found: string[] = [];
    for (const width of shortTable(1, WIDTHS)) {
      await page.setViewportSize({ width, height: 740 });
      for (const word of await brokenWords(page)) found.push(`${width} px: ${word}`);
    }
    return found;
  },
};
