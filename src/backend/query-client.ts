import { useQueryClient as useWholeClient, QueryClient as WholeClient } from '@tanstack/react-query';

/**
 * Caches the answers of calls. No automatic retry: screens show the failure and offer one. Offline, calls fail at once
 * instead of waiting.
 */
export const createQueryClient = () =>
  new WholeClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });

/** The methods of the client that the browser's bundle has: others are left out (scripts/bundles/left-out.ts). */
export type QueryClient = Pick<
  WholeClient,
  'getQueryCache' | 'getQueryData' | 'invalidateQueries' | 'refetchQueries' | 'resetQueries' | 'setQueryData'
>;

/** The client of the page. */
export const useQueryClient = (): QueryClient => useWholeClient();
