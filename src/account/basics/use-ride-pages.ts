import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { getCompletedRides } from '../../backend/account-calls';
import type { CallFailure } from '../../backend/failure';
import { queryKeys } from '../../backend/query-keys';
import type { RidesPage } from '../../backend/types';
import { valueOrThrow } from '../../lib/result';

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
