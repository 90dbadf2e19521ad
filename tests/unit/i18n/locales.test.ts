import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { languages } from '../../../src/i18n/languages';

const folder = path.resolve('src/locales');
const [standard, ...others] = languages;
const namespaces = readdirSync(`${folder}/${standard}`);

type Texts = { [key: string]: string | Texts };
const read = (language: string, file: string): Texts =>
  JSON.parse(readFileSync(`${folder}/${language}/${file}`, 'utf8'));

function flatten(texts: Texts, prefix = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}${key}`, value]] : flatten(value, `${prefix}${key}.`),
  );
}

const variables = (text: string) => [...text.matchAll(/{{\s*(\w+)\s*}}/g)].map(([, name]) => name).sort();

test('every language of the table has a folder of texts, and every folder is in the table', () => {
  expect(readdirSync(folder).sort()).toEqual([...languages].sort());
});

test.each(others)('%s has the same namespaces', (language) => {
  expect(readdirSync(`${folder}/${language}`)).toEqual(namespaces);
});

const pairs = others.flatMap((language) => namespaces.map((file) => [language, file] as const));

describe.each(pairs)('%s/%s', (language, file) => {
  const texts = flatten(read(standard, file));
  const translations = new Map(flatten(read(language, file)));

  test('both languages have the same keys', () => {
    expect([...translations.keys()].sort()).toEqual(texts.map(([key]) => key).sort());
  });

  test('every text is there, with the same variables in both languages', () => {
    for (const [key, text] of texts) {
      const translated = translations.get(key) ?? '';
      expect({ key, isEmpty: text.trim() === '' || translated.trim() === '' }).toEqual({ key, isEmpty: false });
      expect({ key, variables: variables(translated) }).toEqual({ key, variables: variables(text) });
    }
  });
});
