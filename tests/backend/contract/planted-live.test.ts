import { wrongFrames } from '../../support/defects/live';
import { setPlantedStage } from '../../support/planted-stage';

const stage = setPlantedStage();
beforeEach(() => stage.reset());

describe('npm run check:backend with --live', () => {
  it.each(['traveller', 'regular'] as const)('names nothing where nothing is wrong: %s', async (person) => {
    expect(await stage.lines({}, person, { live: stage.live() })).toEqual([]);
  });

  it.each(wrongFrames)('names a rule of the live connection that is broken: %s', async (_rule, name, words, plant) => {
    const lines = await stage.connectionLines(plant, 'traveller', { answerWaitMs: 800 });
    expect(lines.find((line) => line.startsWith(`FAIL  ${name}: `))).toContain(words);
  });
});
