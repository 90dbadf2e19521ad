import { brokenWords } from '../support/browser/broken-words';
import { expect, test } from '../support/browser/browser';

test('a word on two lines is found; one with a soft hyphen, a space or a hyphen is not', async ({ page }) => {
  await page.setContent(`
    <div style="width: 6ch; font: 16px monospace; overflow-wrap: anywhere">
      <p>Buchungsnummer</p><p>Buchungs&shy;nummer ab c-defghi</p><p>mail@elfenbein.example</p>
    </div>`);
  expect(await brokenWords(page)).toContain('Buchungsnummer');
  await page.setContent(`
    <div style="width: 10ch; font: 16px monospace; overflow-wrap: anywhere">
      <p>Buchungs&shy;nummer ab cdefg-hijk mail@elfenbein.example</p>
    </div>`);
  expect(await brokenWords(page)).toEqual([]);
});
