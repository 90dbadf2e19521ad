import { wrongAnswers } from '../../support/defects/answers';
import { setPlantedStage } from '../../support/planted-stage';

const stage = setPlantedStage();

describe('npm run check:backend names a rule of docs/backend.md that an answer breaks, and nothing else', () => {
  it.each(wrongAnswers)('%s', async (_rule, person, name, words, plant) => {
    const lines = await stage.lines(plant, person);
    const [line = ''] = lines.filter((one) => one.startsWith(`FAIL  ${name}: `));
    expect(line).toContain(words);
    expect(lines).toEqual([line]);
  });
});
