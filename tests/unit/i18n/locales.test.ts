import { readdirSync } from 'node:fs';
import { type Language, languages } from '../../../src/i18n/languages';
import { allTexts } from '../../support/all-texts';

const [standard, ...others] = languages;

/** Every text's variables by its name. */
const variablesIn = (language: Language) =>
  Object.fromEntries(
    allTexts(language).map(({ name, text }) => [
      name,
      [...text.matchAll(/{{\s*(\w+)\s*}}/g)].map(([, variable]) => variable).sort(),
    ]),
  );

test('every language of the table has a folder of texts, and every folder is in the table', () => {
  expect(readdirSync('src/locales').sort()).toEqual([...languages].sort());
});

test.each(others)('%s has the same texts as the first language, with the same variables', (language) => {
  expect(variablesIn(language)).toEqual(variablesIn(standard));
});

test.each(languages)('no text in %s is empty', (language) => {
  expect(allTexts(language).filter(({ text }) => text.trim() === '')).toEqual([]);
});
