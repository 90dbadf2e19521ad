import { useEffect, useMemo, useState } from 'react';
import { COMPLETED_RIDES_PAGE_SIZE } from '../../backend/account-calls';
import { useReadOn, useRidePages } from '../basics/use-ride-pages';
import { type Month, viewOfMonth } from './month';

/**
 * The completed rides that My Bookings shows, all or those of a month. Never more than a page's number of them is added to the screen
 * at once, however many a backend puts into one answer: ten thousand would stop the page for seconds.
 */
export function useCompletedRides(month: Month | null = null) {
  const [shown, setShown] = useState(COMPLETED_RIDES_PAGE_SIZE);
  const pages = useRidePages();
  const { query, rides } = pages;
  const hasMorePages = query.isPending || query.hasNextPage;
  const ofMonth = useMemo(
    () => (month === null ? null : viewOfMonth(rides, month, hasMorePages)),
    [rides, month, hasMorePages],
  );
  const held = ofMonth ? ofMonth.rides : rides;
  const isLookingFurther = ofMonth !== null && !ofMonth.isComplete;
  const hasHeldMore = held.length > shown;
  useReadOn(isLookingFurther, pages);

  // Another month begins at its top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the month is what asks for it
  useEffect(() => setShown(COMPLETED_RIDES_PAGE_SIZE), [month]);

  const showMore = () => {
    if (query.isFetchingNextPage) return;
    setShown(Math.min(shown, held.length) + COMPLETED_RIDES_PAGE_SIZE);
    if (!hasHeldMore) void query.fetchNextPage();
  };
  return {
    rides: held.slice(0, shown),
    /** All rides of the chosen month, once none of them can be missing; null before, and without a month. */
    completeMonth: ofMonth?.isComplete ? ofMonth.rides : null,
    isLookingFurther: isLookingFurther && !query.isError,
    status: query.status,
    failure: query.error,
    isFetchingMore: query.isFetchingNextPage,
    hasMoreFailed: query.isFetchNextPageError,
    hasMore: hasHeldMore || (month === null && query.hasNextPage),
    showMore,
    readOn: () => void query.fetchNextPage(),
    tryAgain: () => void query.refetch(),
  };
}
