import { checkSeries, placeSeries } from '../../../../src/booking/series-orders/place-series';
import { parseBerlinTime } from '../../../../src/lib/berlin-time';
import { sampleRide } from '../../../support/sample-ride';
import { type OrderFault, seriesBackend, seriesOfTwelve } from './series-backend';

type Backend = ReturnType<typeof seriesBackend>;
const place = ({ tools }: Backend, lines: readonly string[] = []) => placeSeries('series', lines, tools);
const check = ({ tools }: Backend) => checkSeries('series', tools);
const ALL_PLACED = Array.from({ length: 12 }, () => 'placed');
/** Longer than any server works on an order. */
const LONG_MS = 120_000;

/** Exactly one order for each of the twelve rides, and each row names its own. */
function expectTwelve(backend: Backend) {
  expect(backend.states()).toEqual(ALL_PLACED);
  expect(backend.orders).toHaveLength(12);
  const placed = backend.record()?.rows.map((row) => 'bookingId' in row && [row.startsAt, row.bookingId]);
  expect(placed?.toSorted()).toEqual(
    backend.orders.map(({ bookingId, order }) => [order.startsAt, bookingId]).toSorted(),
  );
}

test('twelve rides are twelve orders, there and back, one after the other, each with its own key', async () => {
  const backend = seriesBackend();
  expect(await place(backend)).toBe('done');
  expectTwelve(backend);
  expect(new Set(backend.orders.map(({ key }) => key)).size).toBe(12);
  expect(backend.orders.map(({ order }) => order.startsAt)).toEqual(seriesOfTwelve().rows.map((row) => row.startsAt));
  expect(backend.orders.map(({ order }) => order.pickup.area).slice(0, 2)).toEqual(['Mitte', 'Bad Wilhelmshöhe']);
  expect(backend.orders.every(({ order }) => order.useMiles === false)).toBe(true);
  // A complete series keeps no order on the device.
  expect(backend.record()?.order).toBeNull();
});

describe('twelve rows are exactly twelve orders under every fault', () => {
  const faults: readonly (readonly [string, OrderFault])[] = [
    ...[400, 403, 409, 422, 429, 500, 502, 503, 504].flatMap((status) =>
      [true, false].map(
        (isStored) =>
          [`${status}, ${isStored ? 'stored' : 'not stored'}`, { kind: 'answer', status, isStored }] as const,
      ),
    ),
    ['401, stored', { kind: 'answer', status: 401, isStored: true }],
    ['401, not stored', { kind: 'answer', status: 401, isStored: false }],
    ['the answer is lost after the order was made', { kind: 'lost', isStored: true }],
    ['the request is lost before the order was made', { kind: 'lost', isStored: false }],
    ['hanging, stored', { kind: 'hanging', isStored: true }],
    ['hanging, not stored', { kind: 'hanging', isStored: false }],
    ['200 without an id', { kind: 'without-id' }],
    ['reload or closed tab, stored', { kind: 'left', isStored: true }],
    ['reload or closed tab, not stored', { kind: 'left', isStored: false }],
  ];

  it.each(faults)('at the 1st, 6th and 12th order: %s', async (_name, fault) => {
    const backend = seriesBackend();
    for (const row of [1, 6, 12]) backend.faults.set(row, fault);
    for (let visits = 0; visits < 8 && backend.states().some((state) => state !== 'placed'); visits += 1) {
      const left = backend.left();
      await Promise.race([place(backend), left]);
      // After the longest time that a server works on an order, the list proves every outcome.
      backend.pass(LONG_MS);
      await check(backend);
    }
    expectTwelve(backend);
  });

  it('each fault of the list of rides in turn: nothing is ordered without it', async () => {
    const backend = seriesBackend();
    backend.list.status = 500;
    expect(await place(backend)).toBe('unreadable');
    backend.list.isOffline = true;
    expect(await place(backend)).toBe('offline');
    backend.list.isOffline = false;
    backend.list.status = 401;
    expect(await place(backend)).toBe('signed-out');
    expect(backend.posts()).toBe(0);
    backend.list.status = 200;
    expect(await place(backend)).toBe('done');
    expectTwelve(backend);
  });

  it('two windows that order the same series at once', async () => {
    const backend = seriesBackend();
    await Promise.all([place(backend), place(backend)]);
    expectTwelve(backend);
  });

  it('a second window with a series of its own for the same rides', async () => {
    const backend = seriesBackend();
    await place(backend);
    backend.setRecord({ ...seriesOfTwelve(), id: 'other' });
    expect(await placeSeries('other', [], backend.tools)).toBe('done');
    expectTwelve(backend);
  });
});

describe('a row whose outcome is not known', () => {
  it('is not repeated while the backend may still store it, and the other rides are placed', async () => {
    const backend = seriesBackend();
    backend.faults.set(6, { kind: 'hanging', isStored: false });
    expect(await place(backend)).toBe('done');
    expect(backend.states()[5]).toBe('sending');
    expect(backend.orders).toHaveLength(11);
    await place(backend);
    expect(backend.posts()).toBe(12);
    backend.pass(LONG_MS);
    // The button of this attempt named no ride: it is looked for only.
    await place(backend);
    expect(backend.posts()).toBe(12);
    expect(backend.states()[5]).toBe('absent');
    await place(backend);
    expectTwelve(backend);
  });

  it('is never found in the booking of another ride', async () => {
    const backend = seriesBackend();
    backend.faults.set(6, { kind: 'lost', isStored: false });
    await place(backend);
    await check(backend);
    expect(backend.states()[5]).toBe('sending');
    expect(backend.states().filter((state) => state === 'placed')).toHaveLength(11);
  });

  it('stays unknown while an entry of the list cannot be read', async () => {
    const backend = seriesBackend();
    backend.faults.set(1, { kind: 'answer', status: 500, isStored: false });
    backend.list.dropped = 1;
    await place(backend);
    expect(backend.states()[0]).toBe('unknown');
    backend.pass(LONG_MS);
    await place(backend);
    expect(backend.states()[0]).toBe('unknown');
    backend.list.dropped = 0;
    await check(backend);
    await place(backend);
    expectTwelve(backend);
  });

  it('is looked for without an order by a page that returns to the series', async () => {
    const backend = seriesBackend();
    backend.faults.set(1, { kind: 'left', isStored: true });
    const left = backend.left();
    void place(backend);
    await left;
    expect(backend.states()[0]).toBe('sending');
    expect(await check(backend)).toBe('done');
    expect(backend.states()[0]).toBe('placed');
    expect(backend.posts()).toBe(1);
  });
});

test('two rides in a row that fail stop the series; the next attempt goes on where it stopped', async () => {
  const backend = seriesBackend();
  backend.faults.set(3, { kind: 'answer', status: 500, isStored: false });
  backend.faults.set(4, { kind: 'answer', status: 500, isStored: false });
  expect(await place(backend)).toBe('failing');
  expect(backend.states().slice(0, 5)).toEqual(['placed', 'placed', 'absent', 'absent', 'waiting']);
  expect(await place(backend)).toBe('done');
  expectTwelve(backend);
});

test('a ride is not ordered when the customer has another one at about that time', async () => {
  const backend = seriesBackend();
  const row = seriesOfTwelve().rows[2];
  const startsAt = parseBerlinTime(row?.startsAt.replace('06:30', '06:35') ?? '');
  backend.list.others.push(
    sampleRide({ bookingId: '9', startsAt, passengers: 1, pickup: { area: 'Nord', city: 'Kassel', zipcode: '' } }),
  );
  expect(await place(backend)).toBe('done');
  expect(backend.record()?.rows[2]).toMatchObject({ state: 'taken', bookingId: '9' });
  expect(backend.orders).toHaveLength(11);
  backend.list.others.pop();
  await place(backend);
  expectTwelve(backend);
});

test('a ride whose time has passed is not ordered', async () => {
  const backend = seriesBackend();
  backend.pass(Date.parse('2026-11-23T06:00:00Z') - backend.tools.now().deviceMs);
  await place(backend);
  expect(backend.states()).toEqual(['late', ...ALL_PLACED.slice(1)]);
});

test('the end of the record, as by a logout, ends the series and stores nothing more', async () => {
  const backend = seriesBackend();
  backend.faults.set(3, { kind: 'left', isStored: false });
  const left = backend.left();
  void place(backend);
  await left;
  backend.setRecord(null);
  expect(await place(backend)).toBe('gone');
  expect(backend.record()).toBeNull();
});

test('the lines that are not stored are part of each order, and of no record', async () => {
  const backend = seriesBackend();
  await place(backend, ['Krankenfahrt: Verordnung liegt vor']);
  expect(backend.orders.every(({ order }) => order.instruction === 'Krankenfahrt: Verordnung liegt vor')).toBe(true);
  expect(JSON.stringify(backend.record())).not.toContain('Krankenfahrt');
});
