import type { Ride, RidesPage } from '../../backend/types';

type Pages = readonly RidesPage[];

/** The rides of these pages, each once: a ride completed between two reads shifts the others to a later page. */
export function ridesOf(pages: Pages): readonly Ride[] {
  const byBooking = new Map<string, Ride>();
  for (const ride of pages.flatMap(({ rides }) => rides)) {
    if (!byBooking.has(ride.bookingId)) byBooking.set(ride.bookingId, ride);
  }
  return [...byBooking.values()];
}

/** The highest total that any of these pages reports; null if none does. */
const totalOf = (pages: Pages): number | null =>
  pages.reduce<number | null>((most, { total }) => (total === null ? most : Math.max(most ?? 0, total)), null);

const unreadIn = (pages: Pages): number => pages.reduce((sum, { entries, rides }) => sum + entries - rides.length, 0);

/**
 * The number of the page after these; undefined after the last. Page and total counts are trusted if they promise more.
 * Without them the last page is the one that is empty or repeats rides: a backend may send fewer rides than requested.
 */
export function nextPage(pages: Pages): number | undefined {
  const last = pages.at(-1);
  if (!last) return 0;
  const after = last.page + 1;
  if (last.pages !== null && after < last.pages) return after;
  const read = ridesOf(pages).length;
  const hasNew = last.entries > 0 && read > ridesOf(pages.slice(0, -1)).length;
  const total = totalOf(pages);
  const mayHaveMore = total === null ? last.pages === null : read + unreadIn(pages) < total;
  return hasNew && mayHaveMore ? after : undefined;
}

/** Whether the list changed between two reads: a ride is on two pages, or the totals of two pages differ. */
export const hasListChanged = (pages: Pages): boolean =>
  new Set(pages.map(({ total }) => total)).size > 1 ||
  ridesOf(pages).length < pages.reduce((sum, { rides }) => sum + rides.length, 0);

/** The number of completed rides that exist but could not be loaded; `isLast`: these pages include the last one. */
export function countMissing(pages: Pages, isLast: boolean): number {
  const total = totalOf(pages);
  const notListed = isLast && total !== null ? total - ridesOf(pages).length : 0;
  return Math.max(notListed, unreadIn(pages));
}
