import type { CheckSettings } from '../../../contract/check/check';
import { wrongRides } from '../../support/defects/orders';
import type { Plant } from '../../support/planted-backend';
import { calls, failures, numericIds, type Person, setPlantedStage } from '../../support/planted-stage';

const stage = setPlantedStage();
beforeEach(() => stage.reset());
/** Lines about the ride up to a driver who has accepted. */
const COURSE = ['the course of a ride', 'customer_job_update'];
const isOrder = (call: string) => call === calls.order;
const caseOf = (text: string): number | null => (text.startsWith('{') ? JSON.parse(text).case_value : null);
const withOrder = (plant: Plant, person: Person = 'traveller', changes: Partial<CheckSettings> = {}) =>
  stage.connectionLines(plant, person, { mayOrder: true, ...changes });

describe('npm run check:backend with --orders', () => {
  const defects = wrongRides.map(([rule, ...defect]) => ({ rule, defect }));
  it.each(defects)('names a rule that is broken, and leaves no order behind: $rule', async ({ defect }) => {
    const [name, words, plant, person] = defect;
    // Only these rules are about a driver who accepts.
    const waitMs = COURSE.includes(name) ? 5_000 : 0;
    const lines = await withOrder(plant, person, { waitMs });
    expect(lines.find((line) => line.startsWith(`FAIL  ${name}: `))).toContain(words);
    expect(await stage.left(person)).toEqual([]);
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
    expect(line.match(/expected 400, got 200: it may have made booking x/g)).toHaveLength(21);
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
