import type { CheckSettings } from '../../../tools/check-backend/settings';
import { wrongRides } from '../../support/defects/orders';
import type { Plant } from '../../support/planted/planted-backend';
import {
  calls,
  checkSideBySide,
  failures,
  numericIds,
  type Person,
  type PlantedStage,
  setPlantedStage,
} from '../../support/planted/planted-stage';

const stage = setPlantedStage();
/** Lines about the ride up to a driver who has accepted. */
const COURSE = ['the course of a ride', 'customer_job_update'];
const isOrder = (call: string) => call === calls.order;
const caseOf = (text: string): number | null => (text.startsWith('{') ? JSON.parse(text).case_value : null);
const orderOn = (on: PlantedStage, plant: Plant, person: Person = 'traveller', changes: Partial<CheckSettings> = {}) =>
  on.connectionLines(plant, person, { mayOrder: true, ...changes });
const withOrder = (plant: Plant, person?: Person, changes?: Partial<CheckSettings>) =>
  orderOn(stage, plant, person, changes);

const outcomeOf = checkSideBySide(wrongRides, async (on, [_rule, name, _words, plant, person]) => {
  // Only these rules are about a driver who accepts.
  const waitMs = COURSE.includes(name) ? 5_000 : 0;
  return { lines: await orderOn(on, plant, person, { waitMs }), left: await on.left(person) };
});

describe('npm run check:backend with --orders', () => {
  beforeEach(() => stage.reset());

  const numbered = wrongRides.map(([rule, name, words], index) => ({ rule, name, words, index }));
  it.each(numbered)('names a rule that is broken, and leaves no order behind: $rule', ({ name, words, index }) => {
    const { lines, left } = outcomeOf(index);
    expect(lines.find((line) => line.startsWith(`FAIL  ${name}: `))).toContain(words);
    expect(left).toEqual([]);
  });

  it('names nothing of a backend with numbers for ids', async () => {
    expect(await withOrder(numericIds)).toEqual([]);
  });

  it.each(['newcomer', 'regular'] as const)('names nothing where nothing is wrong: %s', async (person) => {
    expect(await withOrder({}, person)).toEqual([]);
  });

  it('without --order-key names nothing of a backend that does not know the header', async () => {
    const noKey = wrongRides.find(([rule]) => rule === 'the key')?.[3] ?? {};
    expect(await withOrder(noKey, 'traveller', { takesOrderKey: false })).toEqual([]);
  });

  it('names every wrong order that is taken', async () => {
    const lines = await withOrder(
      failures((call, status) => isOrder(call) && status === 400, { status: 200, body: { tempBookingId: 'x' } }),
    );
    const line = lines.find((one) => one.includes('(wrong orders)')) ?? '';
    expect(line.match(/expected 400, got 200: it may have made a booking \(x\)/g)).toHaveLength(21);
    expect(lines.at(-1)).toContain('booking x is not cancelled: cancel it by hand');
  });

  it('names a booking that it cannot cancel', async () => {
    const made = new Set<string>();
    const lines = await withOrder({ heard: (text) => (caseOf(text) === 706 ? [] : null) }, 'traveller', {
      made,
      answerWaitMs: 300,
    });
    const left = (await stage.left()).map(({ bookingId }) => bookingId);
    expect(left).toHaveLength(3);
    for (const id of left) expect(lines.at(-1)).toContain(`booking ${id} is not cancelled: cancel it by hand`);
    expect([...made].sort()).toEqual(left.sort());
  });
});
