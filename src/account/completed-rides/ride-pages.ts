import type { Ride, RidesPage } from '../../backend/types';

type Pages = readonly RidesPage[];

/** The rides of these pages, each once: a ride that is completed between two reads moves the others to a later page. */
export function ridesOf(pages: Pages): readonly Ride[] {
  const byBooking = new Map<string, Ride>();
  for (const ride of pages.flatMap(({ rides }) => rides)) {
    if (!byBooking.has(ride.bookingId)) byBooking.set(ride.bookingId, ride);
  }
  return [...byBooking.values()];
}

/** The highest number of rides that any of these pages names; null if none does. */
const totalOf = (pages: Pages): number | null =>
  pages.reduce<number | null>((most, { total }) => (total === null ? most : Math.max(most ?? 0, total)), null);

/** The entries of these pages that could not be read as rides. */
const unreadIn = (pages: Pages): number => pages.reduce((sum, { entries, rides }) => sum + entries - rides.length, 0);

/**
 * The page to read after these; undefined after the last. Page and total counts are believed where they promise more; without either
 * only an empty page, or one that repeats what was read, is the last: a backend may answer fewer rides than it was asked for.
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

/** True if the list has changed between two reads: a ride is on two pages, or two pages name different totals. */
export const hasMoved = (pages: Pages): boolean =>
  new Set(pages.map(({ total }) => total)).size > 1 ||
  ridesOf(pages).length < pages.reduce((sum, { rides }) => sum + rides.length, 0);

/** So many completed rides are known to exist but could not be read; `isLast`: there is no page after these. */
export function missingIn(pages: Pages, isLast: boolean): number {
  const total = totalOf(pages);
  const notListed = isLast && total !== null ? total - ridesOf(pages).length : 0;
  return Math.max(notListed, unreadIn(pages));
}
