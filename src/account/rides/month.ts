import type { Ride } from '../../backend/types';
import { berlinInstant, berlinWallTime } from '../../lib/berlin-time';
import { toCents } from '../../price/price';

/** A month in Berlin, `YYYY-MM`. */
export type Month = string;

/** The number of months in the filter, the current one included: three years of travel expenses. */
const MONTHS_OFFERED = 36;

const monthAt = (monthsSinceYearZero: number): Month => {
  const year = Math.floor(monthsSinceYearZero / 12);
  const number = (monthsSinceYearZero % 12) + 1;
  return `${String(year).padStart(4, '0')}-${String(number).padStart(2, '0')}`;
};

const numberOf = (month: Month): number => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return year * 12 + number - 1;
};

/** The month in Berlin at a moment (D21). */
export const monthOf = (instant: Date): Month => berlinWallTime(instant).date.slice(0, 7);

/** The months of the filter, latest first. */
export const recentMonths = (now: Date, count = MONTHS_OFFERED): readonly Month[] =>
  Array.from({ length: count }, (_, back) => monthAt(numberOf(monthOf(now)) - back));

/** The start of a month in Berlin. That midnight always exists: clocks change at two. */
export const monthStart = (month: Month): Date => berlinInstant({ date: `${month}-01`, time: '00:00' }) ?? new Date(0);

/** The known rides of one month. */
export interface MonthView {
  readonly rides: readonly Ride[];
  /** Whether all pages with rides of this month are loaded. */
  readonly isComplete: boolean;
  /** The number of loaded rides without a date: each may belong to the month. */
  readonly undated: number;
}

const timesOf = (rides: readonly Ride[]) => rides.flatMap(({ startsAt }) => (startsAt ? [startsAt.getTime()] : []));

/**
 * Whether the dates prove that the list is sorted from latest to oldest. A single date, or equal ones, prove nothing.
 */
function isLatestFirst(rides: readonly Ride[]): boolean {
  const times = timesOf(rides);
  const [first = 0] = times;
  return (
    times.every((time, index) => index === 0 || time <= (times[index - 1] ?? time)) && first > (times.at(-1) ?? first)
  );
}

/**
 * The rides of a month among those loaded so far, in the backend's order. An older ride ends the search only in a list
 * sorted from latest to oldest; any other list is loaded to its last page.
 */
export function monthView(read: readonly Ride[], month: Month, hasMorePages: boolean): MonthView {
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

/** The total price of several rides, in cents. */
export interface RideTotal {
  readonly faresCents: number;
  /** Separate, because tips are not part of the fare (D40). */
  readonly tipsCents: number;
  /** The number of rides without a known amount; the total does not include them. */
  readonly withoutAmount: number;
}

/** The total price of these rides. */
export const totalOf = (rides: readonly Ride[]): RideTotal => ({
  faresCents: rides.reduce((sum, { invoicePrice }) => sum + toCents(invoicePrice ?? 0), 0),
  tipsCents: rides.reduce((sum, { tip }) => sum + toCents(tip), 0),
  withoutAmount: rides.filter(({ invoicePrice }) => invoicePrice === null).length,
});

/** Rides by month, each month where its first ride is; null for rides without a date. */
export function byMonth(rides: readonly Ride[]): readonly (readonly [Month | null, readonly Ride[]])[] {
  const months = new Map<Month | null, Ride[]>();
  for (const ride of rides) {
    const month = ride.startsAt && monthOf(ride.startsAt);
    months.set(month, [...(months.get(month) ?? []), ride]);
  }
  return [...months];
}
