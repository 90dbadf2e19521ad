import type { Ride } from '../../backend/types';
import { berlinInstant, berlinWallTime } from '../../lib/berlin-time';
import { toCents } from '../../lib/cents';

/** A month on Berlin's calendar, `YYYY-MM`. */
export type Month = string;

/** The filter offers so many months, the running one first: three years of travel expenses. */
export const MONTHS_OFFERED = 36;

const monthAt = (monthsSinceYearZero: number): Month =>
  `${String(Math.floor(monthsSinceYearZero / 12)).padStart(4, '0')}-${String((monthsSinceYearZero % 12) + 1).padStart(2, '0')}`;

const numberOf = (month: Month): number => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return year * 12 + number - 1;
};

/** The month that a clock in Berlin shows (D21). */
export const monthOf = (instant: Date): Month => berlinWallTime(instant).date.slice(0, 7);

/** The months to choose from at a moment, latest first. */
export const recentMonths = (now: Date, count = MONTHS_OFFERED): readonly Month[] =>
  Array.from({ length: count }, (_, back) => monthAt(numberOf(monthOf(now)) - back));

/** When a month begins in Berlin. Midnight is never skipped there: clocks change at two. */
export const monthStart = (month: Month): Date => berlinInstant({ date: `${month}-01`, time: '00:00' }) ?? new Date(0);

/** What is known of one month. */
export interface MonthView {
  readonly rides: readonly Ride[];
  /** No page with a ride of this month is left to read. */
  readonly isComplete: boolean;
  /** So many rides that were read have no date: each may belong to the month. */
  readonly undated: number;
}

const timesOf = (rides: readonly Ride[]) => rides.flatMap(({ startsAt }) => (startsAt ? [startsAt.getTime()] : []));

/** True if the dates show that the list runs from the latest ride to the oldest. One date, or several of one moment, show nothing. */
function isLatestFirst(rides: readonly Ride[]): boolean {
  const times = timesOf(rides);
  const [first = 0] = times;
  return (
    times.every((time, index) => index === 0 || time <= (times[index - 1] ?? time)) && first > (times.at(-1) ?? first)
  );
}

/**
 * The rides of a month among those read so far, in the backend's order. An older ride ends the search only in a list that runs from the
 * latest ride to the oldest; any other list has to be read to its last page.
 */
export function viewOfMonth(read: readonly Ride[], month: Month, hasMorePages: boolean): MonthView {
  const from = monthStart(month).getTime();
  const to = monthStart(monthAt(numberOf(month) + 1)).getTime();
  const times = timesOf(read);
  const isPast = times.some((time) => time < from) && isLatestFirst(read);
  return {
    rides: read.filter(({ startsAt }) => startsAt !== null && startsAt.getTime() >= from && startsAt.getTime() < to),
    isComplete: isPast || !hasMorePages,
    undated: read.length - times.length,
  };
}

/** What rides cost together, in cents. */
export interface RideTotal {
  readonly faresCents: number;
  /** Tips are no fare: they stand apart (D40). */
  readonly tipsCents: number;
  /** So many rides have no known amount and are not in the sum. */
  readonly withoutAmount: number;
}

/** The sum of rides. */
export const totalOf = (rides: readonly Ride[]): RideTotal => ({
  faresCents: rides.reduce((sum, { invoicePrice }) => sum + toCents(invoicePrice ?? 0), 0),
  tipsCents: rides.reduce((sum, { tip }) => sum + toCents(tip), 0),
  withoutAmount: rides.filter(({ invoicePrice }) => invoicePrice === null).length,
});
