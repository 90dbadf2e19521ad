import type { Plant } from '../../support/planted-backend';
import { bend, calls, details, failures, fields, numericIds, setPlantedStage } from '../../support/planted-stage';

const stage = setPlantedStage();
beforeEach(() => stage.reset());

const { ongoing } = calls;
const order = `${calls.order} (an order)`;
const course = 'the course of a ride';
const update = 'customer_job_update';
const tracking = 'customer_job_driver_tracking';
const isOrder = (call: string) => call === calls.order;
const caseOf = (text: string): number | null => (text.startsWith('{') ? JSON.parse(text).case_value : null);
const withOrder = (plant: Plant, made = new Set<string>()) =>
  stage.lines(plant, 'traveller', { live: stage.live(), mayOrder: true, made });

const ignoresKeys: Plant = {
  request: ({ headers }) => {
    delete headers['idempotency-key'];
  },
};
const failed = { status: 500, body: { message: 'Internal error' } };
const without = (fits: (frame: Record<string, unknown>) => boolean): Plant => ({
  told: (frame) => (fits(frame) ? [] : [frame]),
});
const backwards: Plant = {
  told: (frame) =>
    frame.job_status === 'ACCEPTED' ? [frame, { ...frame, key: update, job_status: 'ASSIGNED' }] : [frame],
};
const early: Plant = {
  told: (frame) => [frame.driver_location === null ? { ...frame, driver_location: { lat: 51.3, lng: 9.5 } } : frame],
};
const named: Plant = {
  told: (frame) => [frame.job_status === 'SEARCHING' ? { ...frame, driver_name: 'A' } : frame],
};

const defects: readonly (readonly [rule: string, name: string, words: string, plant: Plant])[] = [
  ['the key', order, 'the same Idempotency-Key made booking', ignoresKeys],
  ['the list', order, 'not listed under ongoingAndPreOrder', bend(ongoing, () => [])],
  ['what was ordered', order, 'custMobile of the ride is 1, but', fields(ongoing, { custMobile: '1' })],
  [
    'an answer that gets lost',
    'bookings of this check',
    'was made, and cancelled',
    failures((call, status) => isOrder(call) && status === 200, failed),
  ],
  ['each status once', course, 'was told twice', { told: (frame) => (frame.job_status ? [frame, frame] : [frame]) }],
  ['the order of the statuses', course, 'ASSIGNED came after ACCEPTED', backwards],
  ['no position before a driver has accepted', course, 'before a driver had accepted', early],
  ['nobody is named in a search', update, 'driver_name is there in SEARCHING', named],
  [
    'a reason',
    '706',
    'cancelled without a reason',
    { heard: (text) => (caseOf(text) === 706 ? [text.replace('" "', '"none"')] : null) },
  ],
  ['CANCELED', '706', 'no CANCELED in time', without(({ job_status }) => job_status === 'CANCELED')],
  ['status false', '706', 'no position with', without(({ key, status }) => key === tracking && status === false)],
  ['CANCELED over HTTP', '706', 'over HTTP, not CANCELED', fields(details, { jobStatus: 'ON_THE_WAY' })],
];

describe('npm run check:backend with --orders', () => {
  it.each(defects)('names a rule that is broken, and leaves no order behind: %s', async (_rule, name, words, plant) => {
    const lines = await withOrder(plant);
    expect(lines.find((line) => line.startsWith(`FAIL  ${name}: `))).toContain(words);
    expect(await stage.left()).toEqual([]);
  });

  it('names nothing of a backend with numbers for ids', async () => {
    expect(await withOrder(numericIds)).toEqual([]);
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
    const lines = await withOrder({ heard: (text) => (caseOf(text) === 706 ? [] : null) }, made);
    const [ride] = await stage.left();
    expect(lines.at(-1)).toContain(`booking ${ride?.bookingId} is not cancelled: cancel it by hand`);
    expect([...made]).toEqual([ride?.bookingId]);
  });
});
