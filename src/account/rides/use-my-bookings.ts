import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { COMPLETED_RIDES_PAGE_SIZE, getCompletedRides } from '../../backend/calls';
import type { CallFailure } from '../../backend/failure';
import { queryKeys } from '../../backend/query-keys';
import type { RidesPage } from '../../backend/types';
import { valueOrThrow } from '../../lib/result';

/** The page after the given one; undefined after the last. */
export const pageAfter = ({ page, pages }: Pick<RidesPage, 'page' | 'pages'>) =>
  page + 1 < pages ? page + 1 : undefined;

/**
 * Completed rides, page by page from page 0 (Spec §9). Never more than a page's number of them is added to the screen at once, however
 * many a backend puts into one answer: ten thousand would stop the page for seconds.
 */
export function useCompletedRides() {
  const [shown, setShown] = useState(COMPLETED_RIDES_PAGE_SIZE);
  const query = useInfiniteQuery<RidesPage, CallFailure, InfiniteData<RidesPage>, readonly string[], number>({
    queryKey: queryKeys.completedRides,
    // Reading all pages again because a window was looked at would move the list under the reader.
    refetchOnWindowFocus: false,
    initialPageParam: 0,
    getNextPageParam: (last) => pageAfter(last),
    queryFn: async ({ pageParam }) => valueOrThrow(await getCompletedRides(pageParam)),
  });
  const held = query.data?.pages.flatMap((page) => page.rides) ?? [];
  const hasHeldMore = held.length > shown;

  const showMore = () => {
    if (query.isFetchingNextPage) return;
    setShown(Math.min(shown, held.length) + COMPLETED_RIDES_PAGE_SIZE);
    if (!hasHeldMore) void query.fetchNextPage();
  };
  return {
    rides: held.slice(0, shown),
    status: query.status,
    failure: query.error,
    isFetchingMore: query.isFetchingNextPage,
    hasMoreFailed: query.isFetchNextPageError,
    hasMore: hasHeldMore || query.hasNextPage,
    showMore,
    tryAgain: () => void query.refetch(),
  };
}
