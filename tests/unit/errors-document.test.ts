import { readFileSync } from 'node:fs';
import errors from '../../src/locales/en/errors.json';
import { allTexts } from '../support/all-texts';
import { listItems } from '../support/list-items';

const texts = allTexts('en');

/** The parts of the page: their sentences, each with when, where and how, and the browser stories that see them. */
const parts = readFileSync('docs/errors.md', 'utf8').split(/^## /m).slice(1);
const rows = parts.flatMap((part) => {
  const [, seen = ''] = /^Seen in (.*?)\.$/ms.exec(part) ?? [];
  const files = [...seen.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
  return listItems(part).map(({ name, text }) => ({ sentence: name, text, files }));
});

/** How a story reads a text: `errors.vehicles`, `maps.position['no-address']`. */
const inStory = (name: string) =>
  name
    .replace(':', '.')
    .split('.')
    .reduce((written, key) => (/^\w+$/.test(key) ? `${written}.${key}` : `${written}['${key}']`));

describe('docs/errors.md (D33)', () => {
  test.each(rows)('"$sentence" is said by the site: when, where, and how to see it', ({ sentence, text }) => {
    expect(texts.map((one) => one.text)).toContain(sentence);
    expect(text).toMatch(/^.+\. _.+\._ .+\.$/);
    expect(text).not.toMatch(/_Nowhere/);
  });

  test.each(rows)('"$sentence" is looked for in a browser, in both languages', ({ sentence, files }) => {
    const names = texts.filter(({ text }) => text === sentence).map(({ name }) => inStory(name));
    const isRead = (story: string, name: string) =>
      story.split(name).some((after, index) => index > 0 && !/^\w/.test(after));
    const stories = files.map((file) => readFileSync(file, 'utf8'));
    const readers = stories.filter((story) => names.some((name) => isRead(story, name)));
    expect(files.filter((file) => !/^tests\/e2e\/.+\.spec\.ts$/.test(file))).toEqual([]);
    expect(readers.filter((story) => /^walk\(|of languages\) \{$/m.test(story))).not.toEqual([]);
  });

  test('every sentence of the list of errors stands on the page, once', () => {
    const written = rows.map(({ sentence }) => sentence);
    expect(Object.values(errors).filter((sentence) => !written.includes(sentence))).toEqual([]);
    expect(new Set(written).size).toBe(written.length);
  });
});
