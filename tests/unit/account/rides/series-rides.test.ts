import type { CurrentRide } from '../../../../src/account/rides/current-rides';
import { ridesWithSeries } from '../../../../src/account/rides/series-rides';
import type { Ride } from '../../../../src/backend/types';
import type { CancelState } from '../../../../src/job/series/cancel-booking';
import { type SeriesRecord, withRow } from '../../../../src/job/series/series-record';
import { seriesOfTwelve } from '../../booking/series-orders/series-backend';

/** A series of which each ride is booked, under its key. */
const record: SeriesRecord = seriesOfTwelve().rows.reduce(
  (held, row) => withRow(held, { ...row, state: 'placed', bookingId: row.key }),
  seriesOfTwelve(),
);
const [id = '', ...others] = record.rows.map(({ key }) => key);
const current = (bookingId: string): CurrentRide => ({ ride: { bookingId } as Ride, state: 'preOrdered' });

test.each<[CancelState | 'not asked', 'in the list' | 'ended', boolean, boolean]>([
  ['not asked', 'in the list', true, true],
  ['not asked', 'ended', false, false],
  ['cancelling', 'in the list', true, true],
  ['cancelling', 'ended', true, false],
  ['cancelled', 'in the list', true, false],
  ['cancelled', 'ended', true, false],
  ['failed', 'in the list', true, true],
  // Confirmed after all: it is neither booked nor a failure any more.
  ['failed', 'ended', false, false],
])('a ride of a series whose cancellation is: %s, and which is %s', (state, place, isShown, isComing) => {
  const states = new Map<string, CancelState>(state === 'not asked' ? [] : [[id, state]]);
  const rides = [...others, ...(place === 'in the list' ? [id] : [])].map(current);
  const { series, coming } = ridesWithSeries(record, rides, states);
  expect(series.some(({ bookingId }) => bookingId === id)).toBe(isShown);
  // The calendar saves what is still to come.
  expect(coming.some(({ key }) => key === id)).toBe(isComing);
  expect(coming).toHaveLength(others.length + Number(isComing));
});
