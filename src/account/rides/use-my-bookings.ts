import { useEffect, useMemo, useState } from 'react';
import { COMPLETED_RIDES_PAGE_SIZE } from '../../backend/account-calls';
import { countMissing, hasListChanged } from '../completed-rides/ride-pages';
import { useLoadPagesWhile, useRidePages } from '../completed-rides/use-completed-rides';
import { type Month, monthView } from './month';

/**
 * The completed rides in My Bookings, all or those of a month. At most one page's number of them is added to the screen
 * at once: an answer with ten thousand would block the page for seconds.
 */
export function useCompletedRides(month: Month | null = null) {
  // Another month starts with its first rides.
  const [ofList, setOfList] = useState({ month, shown: COMPLETED_RIDES_PAGE_SIZE });
  const shown = ofList.month === month ? ofList.shown : COMPLETED_RIDES_PAGE_SIZE;
  const read = useRidePages();
  const { query, pages, rides } = read;
  const hasMorePages = query.isPending || query.hasNextPage;
  const ofMonth = useMemo(
    () => (month === null ? null : monthView(rides, month, hasMorePages)),
    [rides, month, hasMorePages],
  );
  const held = ofMonth ? ofMonth.rides : rides;
  const needsMorePages = ofMonth !== null && !ofMonth.isComplete;
  const isReadingAgain = useReadAgain(ofMonth !== null && !needsMorePages && hasListChanged(pages), query.refetch);
  const isLookingFurther = needsMorePages || (ofMonth !== null && isReadingAgain);
  const hasHeldMore = held.length > shown;
  useLoadPagesWhile(needsMorePages, read);

  const isWhole = countMissing(pages, !hasMorePages) === 0 && !hasListChanged(pages);
  /** All rides of a month in the list of all months; null while one may be missing. */
  const allOf = (one: Month | null) => {
    const view = one !== null && isWhole && !query.isPending ? monthView(rides, one, hasMorePages) : null;
    return view?.isComplete && view.undated === 0 ? view.rides : null;
  };

  const readOn = () => void (query.isRefetchError ? query.refetch() : query.fetchNextPage());
  const showMore = () => {
    if (query.isFetchingNextPage) return;
    setOfList({ month, shown: Math.min(shown, held.length) + COMPLETED_RIDES_PAGE_SIZE });
    if (!hasHeldMore) readOn();
  };
  return {
    rides: held.slice(0, shown),
    /** All rides of the chosen month, once all its pages are loaded; null before, and without a month. */
    completeMonth: ofMonth && !isLookingFurther && !query.isError ? ofMonth.rides : null,
    /** The number of rides that could not be parsed or have no date; each may belong to the month. */
    missing: countMissing(pages, !hasMorePages) + (ofMonth?.undated ?? 0),
    allOf,
    isLookingFurther: isLookingFurther && !query.isError,
    status: query.status,
    failure: query.error,
    isFetchingMore: query.isFetchingNextPage,
    hasMoreFailed: query.isFetchNextPageError || query.isRefetchError,
    hasMore: hasHeldMore || (month === null && query.hasNextPage),
    showMore,
    readOn,
    tryAgain: () => void query.refetch(),
  };
}

/**
 * Loads a list once more if it changed while its pages were loading, so that a total includes every ride. Returns
 * whether that is under way.
 */
function useReadAgain(hasMovedOn: boolean, readAll: () => Promise<unknown>): boolean {
  const [step, setStep] = useState<'first' | 'again' | 'done'>('first');
  const isDue = hasMovedOn && step === 'first';
  useEffect(() => {
    if (!isDue) return;
    setStep('again');
    void readAll().finally(() => setStep('done'));
  }, [isDue, readAll]);
  return isDue || step === 'again';
}
