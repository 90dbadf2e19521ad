import { readFileSync } from 'node:fs';
import path from 'node:path';
import errors from '../../src/locales/en/errors.json';
import { allTexts } from '../support/all-texts';
import { tableRows } from '../support/table-rows';

const docs = path.resolve(__dirname, '../../docs');
const texts = allTexts('en');

/** The rows of the page: a sentence, when, where, how, and the browser test that sees it. */
const rows = tableRows(readFileSync(path.join(docs, 'errors.md'), 'utf8')).map(
  ([sentence = '', when = '', where = '', how = '', test = '']) => ({
    ...{ sentence, when, where, how },
    file: /\]\(([^)]+)\)/.exec(test)?.[1] ?? '',
  }),
);

/** How a story reads a text: `errors.vehicles`, `maps.position['no-address']`. */
const inStory = (name: string) =>
  name
    .replace(':', '.')
    .split('.')
    .reduce((written, key) => (/^\w+$/.test(key) ? `${written}.${key}` : `${written}['${key}']`));

describe('docs/errors.md (D33)', () => {
  test.each(rows)('"$sentence" is said by the site: when, where, and how to see it', ({ sentence, ...facts }) => {
    expect(texts.map(({ text }) => text)).toContain(sentence);
    expect(Object.values(facts)).not.toContain('');
    expect(facts.where).not.toMatch(/^Nowhere/);
  });

  test.each(rows)('"$sentence" is looked for in a browser, in both languages', ({ sentence, file }) => {
    expect(file).toMatch(/^\.\.\/tests\/e2e\/.+\.spec\.ts$/);
    const story = readFileSync(path.join(docs, file), 'utf8');
    const names = texts.filter(({ text }) => text === sentence).map(({ name }) => inStory(name));
    const isRead = (name: string) => story.split(name).some((after, index) => index > 0 && !/^\w/.test(after));
    expect(names.filter(isRead)).not.toEqual([]);
    expect(story).toMatch(/^walk\(|of languages\) \{$/m);
  });

  test('every sentence of the list of errors stands on the page, once', () => {
    const written = rows.map(({ sentence }) => sentence);
    expect(Object.values(errors).filter((sentence) => !written.includes(sentence))).toEqual([]);
    expect(new Set(written).size).toBe(written.length);
  });
});
