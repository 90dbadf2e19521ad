import type { OrderRequest, Ride } from '../../backend/types';
import type { SeriesOrder, SeriesRecord, SeriesRow, TriedRow } from '../../job/series/series-record';
import type { Listed } from '../../lib/reading';
import { findDuplicate, isSamePhone, likenessOf, markOfOrder } from '../order/attempt-record';

/**
 * The order of one ride; the way back has pickup and destination swapped. `lines` are the lines of the instructions
 * that are not stored.
 */
export function orderOf(order: SeriesOrder, { startsAt, isBack }: SeriesRow, lines: readonly string[]): OrderRequest {
  const { pickup, drop, instruction } = order;
  return {
    ...order,
    ...(isBack && drop && { pickup: drop, drop: pickup }),
    startsAt,
    instruction: [isBack ? instruction.back : instruction.there, ...lines, instruction.last].filter(Boolean).join('\n'),
    // One bonus cannot be shared by many rides.
    useMiles: false,
  };
}

/** The rides of the list that belong to no other row of the series. */
const unclaimed = (rides: readonly Ride[], { rows }: SeriesRecord, key: string) => {
  const claimed = rows.flatMap((row) => (row.key !== key && 'bookingId' in row ? [row.bookingId] : []));
  return rides.filter(({ bookingId }) => !claimed.includes(bookingId));
};

/** What the list says about a row that was sent: its booking, no booking, or nothing certain. */
export type RowFinding =
  | { readonly kind: 'found'; readonly bookingId: string }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'uncertain' };

/**
 * Looks for a row's booking: a ride that was not in the list before, with the same time and pickup (D29). A new ride
 * without a time, and an unreadable entry, may be the booking too (D46).
 */
export function findRow(
  { entries, dropped }: Listed<Ride>,
  record: SeriesRecord,
  row: TriedRow,
  order: OrderRequest,
): RowFinding {
  const mark = markOfOrder(order);
  const fresh = unclaimed(entries, record, row.key)
    .filter(({ bookingId }) => !row.knownIds.includes(bookingId))
    .filter((ride) => likenessOf(ride, mark) !== 'other');
  const own = fresh.findLast(({ startsAt }) => startsAt !== null);
  if (own) return { kind: 'found', bookingId: own.bookingId };
  return fresh.length > 0 || dropped > 0 ? { kind: 'uncertain' } : { kind: 'nothing' };
}

/**
 * A ride that the customer has already ordered, perhaps in another window: `same` is this very ride, `other` one at
 * about the same time. Null if there is none.
 */
export function findEarlier(
  { entries }: Listed<Ride>,
  record: SeriesRecord,
  row: SeriesRow,
  order: OrderRequest,
): { readonly kind: 'same' | 'other'; readonly bookingId: string } | null {
  const rides = unclaimed(entries, record, row.key);
  const mark = markOfOrder(order);
  const same = rides.findLast((ride) => likenessOf(ride, mark) === 'same');
  if (same) return { kind: 'same', bookingId: same.bookingId };
  // Without a time a ride may be any of the customer's: a series would find it for each of its rows.
  const timed = rides.filter(({ startsAt }) => startsAt !== null);
  // From the same place somebody else of the household may ride; a series has no question to ask.
  const bookingId = findDuplicate(
    timed.filter((ride) => isSamePhone(ride, order)),
    order,
  );
  return bookingId === null ? null : { kind: 'other', bookingId };
}
