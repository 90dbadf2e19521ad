import { allTexts } from '../../support/all-texts';

/** The longest sentence that a person under stress reads once, in words. */
const MOST_WORDS = { en: 20, de: 15 };

/** Legal texts and marketing; everything else is a screen, a dialog or an error of the running product. */
const isReadAtLeisure = (name: string) => /^(legal|storage|home|business|partner):|^price:(terms|home)\./.test(name);

/** A variable counts as one word, a sign such as "≈" or "–" as none. */
const countWords = (sentence: string) => sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}{]/u.test(word)).length;

/** A full stop ends a sentence if a capital, a number or a variable follows, or nothing. */
const sentencesOf = (text: string) => text.split(/(?<=[.!?…])\s+(?=[\p{Lu}\p{N}{„“])/u);

test.each(['en', 'de'] as const)('dialogs and errors in %s have short sentences', (language) => {
  const tooLong = allTexts(language)
    .filter(({ name }) => !isReadAtLeisure(name))
    .flatMap(({ name, text }) => sentencesOf(text).map((sentence) => ({ name, sentence })))
    .filter(({ sentence }) => countWords(sentence) > MOST_WORDS[language]);
  expect(tooLong).toEqual([]);
});
