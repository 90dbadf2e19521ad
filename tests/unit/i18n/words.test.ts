import { readFileSync } from 'node:fs';
import { allTexts } from '../../support/all-texts';
import { listItems } from '../../support/list-items';

const page = readFileSync('docs/words.md', 'utf8');
const coded = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);

const languages = ['en', 'de'] as const;

/** A word of one language: "pickup (not `start location`)". */
const wordOf = (text: string) => {
  const [use = '', avoid = ''] = text.split(' (not ');
  return { use: use.split(', '), avoid: coded(avoid) };
};

/** The words of docs/words.md: in each language the one to use, and those not to be used. */
const things = listItems(page).map(({ text }) => {
  const [en = '', de = ''] = text.replace(/\.$/, '').split('; ');
  return { en: wordOf(en), de: wordOf(de) };
});

/** The specification's own sentences and labels, which stay to the letter. */
const [, labels = ''] = page.split('The specification');
const ownSentences = new Set([
  ...listItems(readFileSync('docs/errors.md', 'utf8')).map(({ name }) => name),
  ...coded(labels).filter((label) => / location$/.test(label)),
]);

/** Matches a whole word or phrase, also in the middle of a sentence; `*` stands for any letters. */
const matcher = (word: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}-])${word.replaceAll('*', '[\\p{L}-]*')}(?![\\p{L}\\p{N}-])`, 'iu');

const wordsToAvoid = (language: 'en' | 'de', text: string) =>
  things.flatMap((thing) => thing[language].avoid).filter((word) => matcher(word).test(text.replace(/{{\w+}}/g, '…')));

describe('one word for each thing (docs/words.md)', () => {
  test.each(languages)('no text in %s has a word that is not to be used', (language) => {
    const found = allTexts(language)
      .filter(({ text }) => !ownSentences.has(text))
      .flatMap(({ name, text }) => wordsToAvoid(language, text).map((word) => `${name}: "${word}" in "${text}"`));
    expect(found).toEqual([]);
  });

  test.each([
    ['de', 'Die Buchung wurde storniert', ['*buchung*']],
    ['de', 'Name (freiwillig)', ['freiwillig*']],
    ['de', 'Ihre Fahrt wird gelesen.', ['gelesen']],
    ['de', 'E-Mail an den Fahrgast, Zielort', []],
    ['en', 'Your order has arrived. Order again all the same?', ['your order', 'all the same']],
    ['en', 'In order to book, sign in with your email', []],
  ] as const)('%s: "%s"', (language, text, words) => {
    expect(wordsToAvoid(language, text)).toEqual(words);
  });

  test.each(languages)('each word of the table is used in %s', (language) => {
    const texts = allTexts(language).map(({ text }) => text.toLowerCase());
    const unused = things
      .flatMap((thing) => thing[language].use)
      .filter((word) => !texts.some((text) => text.includes(word.toLowerCase())));
    expect(unused).toEqual([]);
  });
});
