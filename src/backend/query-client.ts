import { QueryClient } from '@tanstack/react-query';

/**
 * Caches the answers of calls. No automatic retry: screens show the failure and offer one. Offline, calls fail at once
 * instead of waiting.
 */
export const createQueryClient = () =>
  new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
