import type { CancelState } from '../../job/series/cancel-booking';
import { isSettledSeries, type SeriesRecord, type SeriesRow } from '../../job/series/series-record';
import { parseBerlinTime } from '../../lib/berlin-time';
import type { CurrentRide } from './current-rides';

/** A placed ride of a series. `ended`: it is no longer in the list of current rides. */
export interface SeriesRide {
  readonly bookingId: string;
  readonly startsAt: Date;
  readonly isBack: boolean;
  readonly state: CurrentRide['state'] | 'ended';
}

/** The current rides, with the pre-orders of the series apart. */
export interface RidesWithSeries {
  /** The placed rides that have not ended, and those that this page cancels or has cancelled. */
  readonly series: readonly SeriesRide[];
  /** The placed rides that are still to come, as rows of the record. */
  readonly coming: readonly SeriesRow[];
  readonly others: readonly CurrentRide[];
  /** Some rides of the series are not placed, and can still be ordered. */
  readonly isOpen: boolean;
}

/**
 * Separates the pre-orders of a series from the other current rides; a ride under way is in both. `states`: what this
 * page has cancelled. A failed cancellation may be confirmed later: such a ride ends like any other (D23).
 */
export function ridesWithSeries(
  record: SeriesRecord | null,
  rides: readonly CurrentRide[],
  states: ReadonlyMap<string, CancelState>,
): RidesWithSeries {
  const rows = record?.rows ?? [];
  const series = rows.flatMap((row): readonly SeriesRide[] => {
    const startsAt = parseBerlinTime(row.startsAt);
    if (row.state !== 'placed' || !startsAt) return [];
    const { bookingId, isBack } = row;
    const current = rides.find(({ ride }) => ride.bookingId === bookingId);
    const isShown = current || (states.get(bookingId) ?? 'failed') !== 'failed';
    return isShown ? [{ bookingId, startsAt, isBack, state: current?.state ?? 'ended' }] : [];
  });
  const isComing = ({ bookingId, state }: SeriesRide) => state !== 'ended' && states.get(bookingId) !== 'cancelled';
  const coming = series.filter(isComing).map(({ bookingId }) => bookingId);
  const isOfSeries = ({ ride, state }: CurrentRide) =>
    state === 'preOrdered' && series.some(({ bookingId }) => bookingId === ride.bookingId);
  return {
    series,
    coming: rows.filter((row) => row.state === 'placed' && coming.includes(row.bookingId)),
    others: rides.filter((ride) => !isOfSeries(ride)),
    isOpen: record !== null && !isSettledSeries(record),
  };
}
