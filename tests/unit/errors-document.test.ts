import { readFileSync } from 'node:fs';
import errors from '../../src/locales/en/errors.json';
import { allTexts } from '../support/all-texts';

/** The sentences of docs/errors.md: the bold words at the beginning of an item. */
const written = Array.from(
  readFileSync('docs/errors.md', 'utf8').matchAll(/^- \*\*(.+?)\*\*/gms),
  ([, sentence = '']) => sentence.replace(/\s+/g, ' '),
);

test('docs/errors.md has every sentence of the list of errors, each once, and only what the site says (D33)', () => {
  const said = new Set(allTexts('en').map(({ text }) => text));
  expect(written.filter((sentence) => !said.has(sentence))).toEqual([]);
  expect(Object.values(errors).filter((sentence) => !written.includes(sentence))).toEqual([]);
  expect(new Set(written).size).toBe(written.length);
});
