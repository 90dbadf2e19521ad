import { languages } from '../../../src/i18n/languages';
import { allRows, pairwiseRows, schemes, widths } from '../../support/states/rows';

const four = [0, 1, 2, 3].map(pairwiseRows);
const pairsOf = (rows: readonly object[], ...factors: readonly string[]) =>
  new Set(rows.map((row) => factors.map((factor) => Object(row)[factor]).join()));

describe('each pair of language, scheme, width and state is seen in npm test', () => {
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
