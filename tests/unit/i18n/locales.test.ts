import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve('src/locales');
const namespaces = readdirSync(`${folder}/en`);

type Texts = { [key: string]: string | Texts };
const read = (language: string, file: string): Texts =>
  JSON.parse(readFileSync(`${folder}/${language}/${file}`, 'utf8'));

function flatten(texts: Texts, prefix = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}${key}`, value]] : flatten(value, `${prefix}${key}.`),
  );
}

const variables = (text: string) => [...text.matchAll(/{{\s*(\w+)\s*}}/g)].map(([, name]) => name).sort();

test('both languages have the same namespaces', () => {
  expect(readdirSync(`${folder}/de`)).toEqual(namespaces);
});

describe.each(namespaces)('%s', (file) => {
  const english = flatten(read('en', file));
  const german = new Map(flatten(read('de', file)));

  test('both languages have the same keys', () => {
    expect([...german.keys()].sort()).toEqual(english.map(([key]) => key).sort());
  });

  test('every text is there, with the same variables in both languages', () => {
    for (const [key, text] of english) {
      const translated = german.get(key) ?? '';
      expect({ key, isEmpty: text.trim() === '' || translated.trim() === '' }).toEqual({ key, isEmpty: false });
      expect({ key, variables: variables(translated) }).toEqual({ key, variables: variables(text) });
    }
  });
});
