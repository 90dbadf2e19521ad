import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import errors from '../../src/locales/en/errors.json';

const docs = path.resolve(__dirname, '../../docs');
const page = readFileSync(path.join(docs, 'errors.md'), 'utf8');
const locales = path.resolve(__dirname, '../../src/locales/en');

type Texts = { readonly [key: string]: string | Texts };
const sentencesIn = (texts: Texts): readonly string[] =>
  Object.values(texts).flatMap((text) => (typeof text === 'string' ? [text] : sentencesIn(text)));
const spoken = new Set(
  readdirSync(locales).flatMap((file) => sentencesIn(JSON.parse(readFileSync(path.join(locales, file), 'utf8')))),
);

/** The rows of the page: a sentence, when, where, how, and the test that holds it. */
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (Sentence|-)/.test(line))
  .map((line) => {
    const [, sentence = '', when = '', where = '', , test = ''] = line.split('|').map((cell) => cell.trim());
    return { sentence, when, where, test: /\]\(([^)]+)\)/.exec(test)?.[1] ?? '' };
  });

describe('docs/errors.md (D33)', () => {
  test.each(rows)('"$sentence" is said by the site, and a test holds it', ({ sentence, when, where, test: file }) => {
    expect(spoken).toContain(sentence);
    expect([when, where]).not.toContain('');
    expect(file).not.toBe('');
    expect(existsSync(path.resolve(docs, file))).toBe(true);
  });

  test.each(rows)('"$sentence" has a place on a screen', ({ where }) => {
    expect(where).not.toMatch(/^Nowhere/);
  });

  test('every sentence of the list of errors stands on the page, once', () => {
    const written = rows.map(({ sentence }) => sentence);
    expect(Object.values(errors).filter((sentence) => !written.includes(sentence))).toEqual([]);
    expect(new Set(written).size).toBe(written.length);
  });
});
