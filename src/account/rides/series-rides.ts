import { isSettledSeries, type SeriesRecord } from '../../job/series/series-record';
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
  readonly series: readonly SeriesRide[];
  readonly others: readonly CurrentRide[];
  /** Some rides of the series are not placed, and can still be ordered. */
  readonly isOpen: boolean;
}

/** Separates the pre-orders of a series from the other current rides; a ride under way is in both. */
export function ridesWithSeries(record: SeriesRecord | null, rides: readonly CurrentRide[]): RidesWithSeries {
  const series = (record?.rows ?? []).flatMap((row): readonly SeriesRide[] => {
    const startsAt = parseBerlinTime(row.startsAt);
    if (row.state !== 'placed' || !startsAt) return [];
    const { bookingId, isBack } = row;
    const current = rides.find(({ ride }) => ride.bookingId === bookingId);
    return [{ bookingId, startsAt, isBack, state: current?.state ?? 'ended' }];
  });
  const isOfSeries = ({ ride, state }: CurrentRide) =>
    state === 'preOrdered' && series.some(({ bookingId }) => bookingId === ride.bookingId);
  return {
    series,
    others: rides.filter((ride) => !isOfSeries(ride)),
    isOpen: record !== null && !isSettledSeries(record),
  };
}
