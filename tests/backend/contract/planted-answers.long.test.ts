import { wrongAnswers } from '../../support/defects/answers';
import { checkSideBySide } from '../../support/planted/planted-stage';

const linesOf = checkSideBySide(wrongAnswers, (stage, [_rule, person, _name, _words, plant]) =>
  stage.lines(plant, person),
);

describe('npm run check:backend names a rule of docs/backend.md that an answer breaks, and nothing else', () => {
  const numbered = wrongAnswers.map(([rule, _person, name, words], index) => ({ rule, name, words, index }));
  it.each(numbered)('$rule', ({ name, words, index }) => {
    const lines = linesOf(index);
    const [line = ''] = lines.filter((one) => one.startsWith(`FAIL  ${name}: `));
    expect(line).toContain(words);
    expect(lines).toEqual([line]);
  });
});
