import { languages } from '../../../src/i18n/languages';
import { allRows, pairwiseRows, schemes, shortRows, widths } from '../../support/states/rows';
import { isShortWalk, states, type WalkName } from '../../support/states/states';

const four = [0, 1, 2, 3].map(pairwiseRows);
const pairsOf = (rows: readonly object[], ...factors: readonly string[]) =>
  new Set(rows.map((row) => factors.map((factor) => Object(row)[factor]).join()));

describe('each pair of language, scheme, width and state is seen in npm run test:all', () => {
  test.each(four)('a state has each width once, and each language in each scheme', (...rows) => {
    expect(new Set(rows.map(({ width }) => width))).toEqual(new Set(widths));
    expect(pairsOf(rows, 'language', 'scheme').size).toBe(languages.length * schemes.length);
  });

  test('over four states each width meets each language and each scheme', () => {
    expect(pairsOf(four.flat(), 'language', 'width').size).toBe(languages.length * widths.length);
    expect(pairsOf(four.flat(), 'scheme', 'width').size).toBe(schemes.length * widths.length);
  });

  test('npm run test:states has every combination', () => {
    expect(pairsOf(allRows, 'language', 'scheme', 'width').size).toBe(
      languages.length * schemes.length * widths.length,
    );
  });
});

describe('npm test', () => {
  const rows = Array.from({ length: 8 }, (_, place) => shortRows(place)).flat();

  test('looks at a state once in a language, and over eight states at each scheme in each width', () => {
    expect(rows).toHaveLength(8 * languages.length);
    for (const language of languages) {
      const own = rows.filter((row) => row.language === language);
      expect(pairsOf(own, 'scheme', 'width').size).toBe(schemes.length * widths.length);
    }
  });

  test('goes each walk once, in turns of the languages; those through what fails are left to npm run test:all', () => {
    const walks = Object.keys(states) as WalkName[];
    const gone = walks.filter((walk) => languages.some((language) => isShortWalk(walk, language)));
    expect(walks.filter((walk) => !gone.includes(walk))).toEqual(walks.filter((walk) => /failures|missing/.test(walk)));
    for (const walk of gone) expect(languages.filter((language) => isShortWalk(walk, language))).toHaveLength(1);
    for (const language of languages) expect(gone.some((walk) => isShortWalk(walk, language))).toBe(true);
  });
});
