import { type InfiniteData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { getCompletedRides, getRidesWithoutFeedback } from '../../backend/account-calls';
import type { CallFailure } from '../../backend/failure';
import { queryKeys } from '../../backend/query';
import type { Ride, RidesPage } from '../../backend/types';
import { valueOrThrow } from '../../lib/result';
import { nextPage, ridesOf } from './ride-pages';

/** Completed rides hardly change: opening a receipt and going back loads no page again. */
const FRESH_MS = 60_000;

const noPages: readonly RidesPage[] = [];

/** Completed rides, page by page from page 0 (Spec §9), each ride once; all screens share one list. */
export function useRidePages() {
  const query = useInfiniteQuery<RidesPage, CallFailure, InfiniteData<RidesPage>, readonly string[], number>({
    queryKey: queryKeys.completedRides,
    // A reload on window focus would move the list while it is read.
    refetchOnWindowFocus: false,
    staleTime: FRESH_MS,
    initialPageParam: 0,
    getNextPageParam: (_last, all) => nextPage(all),
    queryFn: async ({ client, pageParam }) => {
      // A ride that has ended since can be rated.
      if (pageParam === 0) void client.invalidateQueries({ queryKey: queryKeys.ridesWithoutFeedback });
      return valueOrThrow(await getCompletedRides(pageParam));
    },
  });
  const pages = query.data?.pages ?? noPages;
  const rides = useMemo(() => ridesOf(pages), [pages]);
  return { query, pages, rides };
}

/** Loads page after page while the searched rides are missing; a failed page stops it until a retry. */
export function useLoadPagesWhile(isLookedFor: boolean, { query }: ReturnType<typeof useRidePages>): void {
  const { hasNextPage, isFetching, isError, fetchNextPage } = query;
  useEffect(() => {
    if (isLookedFor && hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [isLookedFor, hasNextPage, isFetching, isError, fetchNextPage]);
}

/** The rides without feedback, most recent first (Spec §7). Not loaded again while the customer fills in the form. */
export function useRidesWithoutFeedback() {
  return useQuery<readonly Ride[], CallFailure>({
    queryKey: queryKeys.ridesWithoutFeedback,
    gcTime: 0,
    refetchOnWindowFocus: false,
    queryFn: async () => valueOrThrow(await getRidesWithoutFeedback()),
  });
}
