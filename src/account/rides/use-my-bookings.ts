import { useInfiniteQuery } from '@tanstack/react-query';
import { getCompletedRides } from '../../backend/calls';
import { queryKeys } from '../../backend/query-keys';
import type { RidesPage } from '../../backend/types';
import { valueOrThrow } from '../../lib/result';

/** The page after the given one; undefined after the last. */
export const pageAfter = ({ page, pages }: Pick<RidesPage, 'page' | 'pages'>) =>
  page + 1 < pages ? page + 1 : undefined;

/** Completed rides, page by page from page 0 (Spec §9). */
export function useCompletedRides() {
  return useInfiniteQuery({
    queryKey: queryKeys.completedRides,
    // Reading all pages again because a window was looked at would move the list under the reader.
    refetchOnWindowFocus: false,
    initialPageParam: 0,
    getNextPageParam: (last: RidesPage) => pageAfter(last),
    queryFn: async ({ pageParam }) => valueOrThrow(await getCompletedRides(pageParam)),
  });
}
