import {
  bookingIdsOf,
  isMissingRow,
  isOpenRow,
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
const record = seriesOfTwelve();
const { key, startsAt, isBack } = record.rows[0] as SeriesRow;
const base = { key, startsAt, isBack };
const open = { ...base, knownIds: ['1'], startedAt: { deviceMs: nowMs, aheadMs: null } };
const placed: SeriesRow = { ...base, state: 'placed', bookingId: '7' };
const unknown: SeriesRow = { ...open, state: 'unknown' };
const allPlaced = (): SeriesRecord =>
  record.rows.reduce((held, row) => withRow(held, { ...row, state: 'placed', bookingId: row.key }), record);

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
});

describe('What each state of a ride means', () => {
  const rows: readonly SeriesRow[] = [
    { ...base, state: 'waiting' },
    { ...base, state: 'late' },
    { ...open, state: 'sending' },
    unknown,
    { ...open, state: 'absent' },
    placed,
    { ...base, state: 'taken', bookingId: '8' },
  ];
  const statesWith = (holds: (row: SeriesRow) => boolean) => rows.filter(holds).map(({ state }) => state);

  test('an order may exist without a known booking', () => {
    expect(statesWith(isOpenRow)).toEqual(['sending', 'unknown']);
  });

  test('it is known to be missing, and may be ordered', () => {
    expect(statesWith(isMissingRow)).toEqual(['waiting', 'absent', 'taken']);
  });

  test('it is placed, or can no longer be ordered', () => {
    expect(statesWith((row) => isSettledSeries({ ...record, rows: [row] }))).toEqual(['late', 'placed']);
  });

  test('it has a booking of the series, in the order of the rides; one at about the same time is another one', () => {
    const other: SeriesRow = { ...placed, bookingId: '3' };
    expect(bookingIdsOf({ ...record, rows: [...rows, other] })).toEqual(['7', '3']);
  });

  test('a time that no day has counts as long ago', () => {
    const never = { ...record, rows: [{ key, startsAt: '2026-13-45 10:00:00', isBack, state: 'waiting' as const }] };
    expect(readSeries(never, nowMs)).toBeNull();
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
