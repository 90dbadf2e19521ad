import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { COMPLETED_RIDES_PAGE_SIZE, getCompletedRides } from '../../backend/calls';
import type { CallFailure } from '../../backend/failure';
import { queryKeys } from '../../backend/query-keys';
import type { RidesPage } from '../../backend/types';
import { valueOrThrow } from '../../lib/result';
import { type Month, viewOfMonth } from './month';

/** Rides that are over hardly change: going to a receipt and back reads no page again. */
const FRESH_MS = 60_000;

/** The page after the given one; undefined after the last. */
export const pageAfter = ({ page, pages }: Pick<RidesPage, 'page' | 'pages'>) =>
  page + 1 < pages ? page + 1 : undefined;

/** Completed rides, page by page from page 0 (Spec §9), one list for every screen that shows them. */
export function useRidePages() {
  const query = useInfiniteQuery<RidesPage, CallFailure, InfiniteData<RidesPage>, readonly string[], number>({
    queryKey: queryKeys.completedRides,
    // Reading all pages again because a window was looked at would move the list under the reader.
    refetchOnWindowFocus: false,
    staleTime: FRESH_MS,
    initialPageParam: 0,
    getNextPageParam: (last) => pageAfter(last),
    queryFn: async ({ pageParam }) => valueOrThrow(await getCompletedRides(pageParam)),
  });
  const { data } = query;
  const rides = useMemo(() => data?.pages.flatMap((page) => page.rides) ?? [], [data]);
  return { query, rides };
}

/** Reads page after page as long as something is still looked for; a page that fails ends it until it is tried again. */
export function useReadOn(isLookedFor: boolean, { query }: ReturnType<typeof useRidePages>): void {
  const { hasNextPage, isFetching, isError, fetchNextPage } = query;
  useEffect(() => {
    if (isLookedFor && hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [isLookedFor, hasNextPage, isFetching, isError, fetchNextPage]);
}

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
