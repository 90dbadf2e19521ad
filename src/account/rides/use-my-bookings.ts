import { useEffect, useMemo, useState } from 'react';
import { COMPLETED_RIDES_PAGE_SIZE } from '../../backend/account-calls';
import { hasMoved, missingIn } from '../completed-rides/ride-pages';
import { useReadOn, useRidePages } from '../completed-rides/use-ride-pages';
import { type Month, viewOfMonth } from './month';

/**
 * The completed rides that My Bookings shows, all or those of a month. Never more than a page's number of them is added to the screen
 * at once, however many a backend puts into one answer: ten thousand would stop the page for seconds.
 */
export function useCompletedRides(month: Month | null = null) {
  const [shown, setShown] = useState(COMPLETED_RIDES_PAGE_SIZE);
  const read = useRidePages();
  const { query, pages, rides } = read;
  const hasMorePages = query.isPending || query.hasNextPage;
  const ofMonth = useMemo(
    () => (month === null ? null : viewOfMonth(rides, month, hasMorePages)),
    [rides, month, hasMorePages],
  );
  const held = ofMonth ? ofMonth.rides : rides;
  const needsMorePages = ofMonth !== null && !ofMonth.isComplete;
  const isReadingAgain = useReadAgain(ofMonth !== null && !needsMorePages && hasMoved(pages), query.refetch);
  const isLookingFurther = needsMorePages || (ofMonth !== null && isReadingAgain);
  const hasHeldMore = held.length > shown;
  useReadOn(needsMorePages, read);

  // Another month begins at its top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the month is what asks for it
  useEffect(() => setShown(COMPLETED_RIDES_PAGE_SIZE), [month]);

  const readOn = () => void (query.isRefetchError ? query.refetch() : query.fetchNextPage());
  const showMore = () => {
    if (query.isFetchingNextPage) return;
    setShown(Math.min(shown, held.length) + COMPLETED_RIDES_PAGE_SIZE);
    if (!hasHeldMore) readOn();
  };
  return {
    rides: held.slice(0, shown),
    /** All rides of the chosen month that could be read, once every page of the month has been; null before, and without a month. */
    completeMonth: ofMonth && !isLookingFurther && !query.isError ? ofMonth.rides : null,
    /** So many rides could not be read or have no date; each may belong to the month. */
    missing: missingIn(pages, !hasMorePages) + (ofMonth?.undated ?? 0),
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

/** A list that has moved while its pages were read is read once more, so that a total holds every ride. Answers whether that is under way. */
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
