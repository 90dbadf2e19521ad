import { languages } from '../../../src/i18n/languages';
import { allRows, pairwiseRows, schemes, shortRows, widths } from '../../support/states/rows';
import { isShortWalk, placeOf, states, statesOf, type WalkName } from '../../support/states/states';

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

  const walks = Object.keys(states) as WalkName[];
  const gone = walks.flatMap((walk) =>
    languages.filter((language) => isShortWalk(walk, language)).map((language) => ({ walk, language })),
  );

  test('goes each walk once', () => {
    expect(gone.map(({ walk }) => walk)).toEqual(walks);
  });

  test('sees each pair of language, scheme and width', () => {
    const seen = gone.flatMap(({ walk, language }) =>
      Object.keys(statesOf(walk)).flatMap((state) =>
        shortRows(placeOf(state)).filter((row) => row.language === language),
      ),
    );
    expect(pairsOf(seen, 'language', 'scheme').size).toBe(languages.length * schemes.length);
    expect(pairsOf(seen, 'language', 'width').size).toBe(languages.length * widths.length);
    expect(pairsOf(seen, 'scheme', 'width').size).toBe(schemes.length * widths.length);
  });
});
