import { wrongAnswers } from '../../support/defects/answers';
import { wrongFrames } from '../../support/defects/live';
import { checkSideBySide, type Defect } from '../../support/planted/planted-stage';

const people = ['traveller', 'regular'] as const;
const linesWithoutDefect = checkSideBySide(people, (stage, person) => stage.lines({}, person, { live: stage.live() }));
const linesOfAnswers = checkSideBySide(wrongAnswers, (stage, [_rule, _name, _words, plant, person = 'traveller']) =>
  stage.lines(plant, person),
);
const linesOfFrames = checkSideBySide(wrongFrames, (stage, [_rule, _name, _words, plant]) =>
  stage.connectionLines(plant, 'traveller', { answerWaitMs: 800 }),
);
const numbered = (defects: readonly Defect[]) =>
  defects.map(([rule, name, words], index) => ({ rule, name, words, index }));

describe('npm run check:backend', () => {
  it.each(people.map((person, index) => ({ person, index })))(
    'names nothing where nothing is wrong: $person',
    ({ index }) => expect(linesWithoutDefect(index)).toEqual([]),
  );

  it.each(numbered(wrongAnswers))('names a rule that an answer breaks, and nothing else: $rule', (defect) => {
    const lines = linesOfAnswers(defect.index);
    const [line = ''] = lines.filter((one) => one.startsWith(`FAIL  ${defect.name}: `));
    expect(line).toContain(defect.words);
    expect(lines).toEqual([line]);
  });

  it.each(numbered(wrongFrames))('names a rule of the live connection that is broken: $rule', (defect) => {
    const line = linesOfFrames(defect.index).find((one) => one.startsWith(`FAIL  ${defect.name}: `));
    expect(line).toContain(defect.words);
  });
});
