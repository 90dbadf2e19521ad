import { readFileSync } from 'node:fs';
import { allTexts } from '../../support/all-texts';

const page = readFileSync('docs/words.md', 'utf8');
/** The items of a page's Markdown lists, each as one line: its bold words, and what follows them. */
const listItems = (text: string) =>
  text
    .replace(/\n {2,}(?=\S)/g, ' ')
    .split('\n')
    .flatMap((line) =>
      Array.from(line.matchAll(/^- \*\*(.+?)\*\*:? (.+)$/g), ([, name = '', rest = '']) => ({ name, text: rest })),
    );

const coded = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);

const languages = ['en', 'de'] as const;

/** The words not to be used in one language: "pickup (not `start location`)". */
const avoidedIn = (text: string) => coded(text.split(' (not ')[1] ?? '');

/** The words of docs/words.md that are not to be used, in each language. */
const things = listItems(page).map(({ text }) => {
  const [en = '', de = ''] = text.replace(/\.$/, '').split('; ');
  return { en: avoidedIn(en), de: avoidedIn(de) };
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
  things.flatMap((thing) => thing[language]).filter((word) => matcher(word).test(text.replace(/{{\w+}}/g, '…')));

test.each(languages)('one word for each thing (docs/words.md): no text in %s has another', (language) => {
  const found = allTexts(language)
    .filter(({ text }) => !ownSentences.has(text))
    .flatMap(({ name, text }) => wordsToAvoid(language, text).map((word) => `${name}: "${word}" in "${text}"`));
  expect(found).toEqual([]);
});

test('what is under way ends with three full stops in English, as in the specification, and with … in German', () => {
  expect(allTexts('en').filter(({ text }) => text.includes('…'))).toEqual([]);
  expect(allTexts('de').filter(({ text }) => text.includes('...'))).toEqual([]);
});
