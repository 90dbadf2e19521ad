import { wrongFrames } from '../../support/defects/live';
import { checkSideBySide } from '../../support/planted/planted-stage';

const people = ['traveller', 'regular'] as const;
const linesWithoutDefect = checkSideBySide(people, (stage, person) => stage.lines({}, person, { live: stage.live() }));
const linesOf = checkSideBySide(wrongFrames, (stage, [_rule, _name, _words, plant]) =>
  stage.connectionLines(plant, 'traveller', { answerWaitMs: 800 }),
);

describe('npm run check:backend with --live', () => {
  it.each(people.map((person, index) => ({ person, index })))(
    'names nothing where nothing is wrong: $person',
    ({ index }) => expect(linesWithoutDefect(index)).toEqual([]),
  );

  const numbered = wrongFrames.map(([rule, name, words], index) => ({ rule, name, words, index }));
  it.each(numbered)('names a rule of the live connection that is broken: $rule', ({ name, words, index }) => {
    expect(linesOf(index).find((line) => line.startsWith(`FAIL  ${name}: `))).toContain(words);
  });
});
