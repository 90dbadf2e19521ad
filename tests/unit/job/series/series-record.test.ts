import {
  bookingIdsOf,
  isSettledSeries,
  readSeries,
  type SeriesRecord,
  type SeriesRow,
  withoutMissing,
  withRow,
} from '../../../../src/job/series/series-record';
import { seriesOfTwelve } from '../../booking/series-orders/series-backend';

/** 20 November 2026, 14:05 in Berlin. */
const nowMs = Date.parse('2026-11-20T13:05:30Z');
const DAY_MS = 86_400_000;
const record = seriesOfTwelve();
const { key, startsAt, isBack } = record.rows[0] as SeriesRow;
const placed: SeriesRow = { key, startsAt, isBack, state: 'placed', bookingId: '7' };
const unknown: SeriesRow = {
  key,
  startsAt,
  isBack,
  state: 'unknown',
  knownIds: ['1'],
  startedAt: { deviceMs: nowMs, aheadMs: null },
};
const allPlaced = (): SeriesRecord =>
  record.rows.reduce(
    (held, row, index) =>
      withRow(held, {
        key: row.key,
        startsAt: row.startsAt,
        isBack: row.isBack,
        state: 'placed',
        bookingId: `${index}`,
      }),
    record,
  );

describe('the record of a series on the device', () => {
  it('is read as it was written, with each state of a row', () => {
    const held = withRow(withRow(record, placed), { ...unknown, key: record.rows[1]?.key ?? '' });
    expect(readSeries(JSON.parse(JSON.stringify({ ...held, person: 'p' })), nowMs)).toEqual(held);
  });

  it.each<[string, unknown]>([
    ['nothing', null],
    ['another version', { ...record, version: 2 }],
    ['no rides', { ...record, rows: [] }],
    ['more than 24 rides', { ...record, rows: Array.from({ length: 25 }, () => record.rows[0]) }],
    ['a row without a key', { ...record, rows: [{ ...record.rows[0], key: '' }] }],
    ['a placed row without a booking', { ...record, rows: [{ ...record.rows[0], state: 'placed' }] }],
    ['a text for a time', { ...record, rows: [{ ...record.rows[0], startsAt: 'soon' }] }],
  ])('%s is no record', (_name, kept) => {
    expect(readSeries(kept, nowMs)).toBeNull();
  });

  it('is kept until the day after its last ride', () => {
    const last = Date.parse('2026-12-04T10:30:00Z');
    expect(readSeries(record, last + DAY_MS - 1)).toEqual(record);
    expect(readSeries(record, last + DAY_MS)).toBeNull();
  });

  it('names the bookings in the order of the rides', () => {
    expect(bookingIdsOf(withRow(record, placed))).toEqual(['7']);
    expect(bookingIdsOf(allPlaced())).toHaveLength(12);
  });
});

test('the order is removed with the last ride that could need it', () => {
  const held = allPlaced();
  expect(isSettledSeries(held)).toBe(true);
  expect(held.order).toBeNull();
  expect(withRow(record, placed).order).not.toBeNull();
});

describe('without the missing rides', () => {
  it('the placed rides and those that are not known stay', () => {
    const second = record.rows[1] as SeriesRow;
    const held = withRow(withRow(record, placed), { ...unknown, key: second.key, startsAt: second.startsAt });
    const left = withoutMissing(held);
    expect(left?.rows.map(({ state }) => state)).toEqual(['placed', 'unknown']);
    expect(left?.order).not.toBeNull();
  });

  it('nothing is left of a series of which nothing is placed, and no order of one that is complete then', () => {
    expect(withoutMissing(record)).toBeNull();
    expect(withoutMissing(withRow(record, placed))).toMatchObject({ order: null, rows: [placed] });
  });
});
